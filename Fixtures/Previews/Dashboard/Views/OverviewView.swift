//
//  OverviewView.swift
//  Dashboard
//

import SwiftUI

struct OverviewView: View {
    @EnvironmentObject private var store: DashboardStore
    @EnvironmentObject private var settings: AppSettings
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    @State private var selectedDay: DailyUsage.ID? = nil
    @State private var tipPage = 0
    @State private var isInfoPresented = false
    @State private var isErrorPresented = false

    private let tips: [LocalizedStringKey] = [
        "Run the dishwasher around noon to use your own solar power.",
        "Lowering the heating by one degree saves about six percent.",
        "Charge the car overnight when the tariff is cheapest."
    ]

    private var columns: [GridItem] {
        Array(repeating: GridItem(.flexible(), spacing: 14), count: horizontalSizeClass == .compact ? 2 : 4)
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 18) {
                hero
                stats
                usageCard
                temperatureCard
                sharesCard
                tipsCard
            }
            .padding()
        }
        .background(Color.canvas.edgesIgnoringSafeArea(.all))
        .navigationTitle("Overview")
        .refreshable {
            await store.refresh()
        }
        .toolbar {
            ToolbarItemGroup(placement: .navigationBarTrailing) {
                if store.isRefreshing {
                    ProgressView()
                }
                Button {
                    isInfoPresented.toggle()
                } label: {
                    Image(systemName: "info.circle")
                }
                .popover(isPresented: $isInfoPresented, attachmentAnchor: .point(.bottom), arrowEdge: .top) {
                    info
                        .presentationCompactAdaptation(.popover)
                }
            }
        }
        .alert(isPresented: $isErrorPresented, error: store.lastError) {
            Button("OK", role: .cancel) {}
        }
        .onAppear {
            isErrorPresented = store.lastError != nil
        }
    }

    // MARK: - Header

    private var hero: some View {
        Image("HeaderHills")
            .resizable()
            .scaledToFill()
            .frame(height: 170)
            .frame(maxWidth: .infinity)
            .overlay(
                LinearGradient(colors: [.clear, .black.opacity(0.45)], startPoint: .center, endPoint: .bottom)
            )
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading, spacing: 2) {
                    Text("overview.greeting \(settings.ownerName)")
                        .font(.title2.weight(.bold))
                    Text(store.data.updatedAt, formatter: Formatters.fullDate)
                        .font(.footnote)
                        .opacity(0.9)
                }
                .foregroundColor(.white)
                .padding()
            }
            .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
            .accessibilityElement(children: .combine)
    }

    private var stats: some View {
        LazyVGrid(columns: columns, spacing: 14) {
            StatCard("Used this week", systemImage: "bolt.fill", text: store.data.weeklyTotal.energyText, trend: 0.043)

            StatCard(
                "Solar",
                systemImage: "sun.max.fill",
                text: store.data.weeklySolar.energyText,
                trend: -0.021,
                color: Color("Solar")
            )

            StatCard(title: "Cost", systemImage: "creditcard.fill", color: .indigo) {
                Text(store.data.cost, format: .currency(code: store.data.currency))
            }

            StatCard(title: "Online", systemImage: "wifi", color: .green) {
                Text("\(store.onlineDevices.count) devices")
            }
        }
    }

    // MARK: - Charts

    private var usageCard: some View {
        GroupBox {
            BarChart(days: store.data.week, selection: $selectedDay)
                .frame(height: 170)

            HStack(spacing: 16) {
                LegendDot(color: Color("Kitchen"), title: "Used")
                LegendDot(color: Color("Solar"), title: "Solar")
                Spacer()
                if let day = store.data.week.first(where: { $0.id == selectedDay }) {
                    Text(day.day.formatted(date: .abbreviated, time: .omitted))
                        .foregroundStyle(.secondary)
                }
            }
            .font(.caption)
        } label: {
            Label("Daily usage", systemImage: "chart.bar.fill")
        }
        .groupBoxStyle(.card)
    }

    private var temperatureCard: some View {
        GroupBox {
            LineChart(values: store.data.temperatures, color: Color("Heating")) { value in
                value.temperatureText(in: settings.temperatureScale.unit)
            }
            .frame(height: 130)
        } label: {
            HStack {
                Text("Indoor temperature")
                Spacer()
                Gauge(value: store.data.temperatures.last ?? 20, in: 10...30) {
                    Image(systemName: "thermometer.medium")
                } currentValueLabel: {
                    Text(store.data.temperatures.last ?? 20, format: .number.precision(.fractionLength(0)))
                }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.blue, .green, .orange, .red]))
                .scaleEffect(0.8)
            }
        }
        .groupBoxStyle(.card)
    }

    private var sharesCard: some View {
        GroupBox("Where it goes") {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 28) {
                    donut.frame(width: 150)
                    ShareLegend(shares: store.data.shares)
                        .frame(minWidth: 130)
                }
                VStack(spacing: 20) {
                    donut.frame(maxWidth: 200)
                    ShareLegend(shares: store.data.shares)
                }
            }
        }
        .groupBoxStyle(CardGroupBoxStyle())
    }

    private var donut: some View {
        DonutChart(shares: store.data.shares) {
            VStack {
                Text(store.data.selfSufficiency.percentText)
                    .font(.system(size: 22, weight: .heavy, design: .rounded))
                Text("own power")
                    .font(.caption2)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
        }
    }

    private var tipsCard: some View {
        VStack(spacing: 0) {
            TabView(selection: $tipPage) {
                ForEach(tips.indices, id: \.self) { index in
                    Label(tips[index], systemImage: "lightbulb.fill")
                        .font(.subheadline)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .tag(index)
                }
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
            .frame(height: 64)

            PageDots(numberOfPages: tips.count, currentPage: $tipPage)
        }
        .card()
        .if(horizontalSizeClass == .regular) { card in
            card.frame(maxWidth: 520)
        }
    }

    private var info: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("About these numbers")
                .font(.headline)
            Text("Usage is measured by the main meter, solar power by the inverter.")
                .fixedSize(horizontal: false, vertical: true)
            LabeledContent("Price per kWh", value: store.data.pricePerUnit, format: .currency(code: store.data.currency))
        }
        .font(.footnote)
        .frame(width: 260)
        .padding()
    }
}

private struct LegendDot: View {
    let color: Color
    let title: LocalizedStringKey

    var body: some View {
        HStack(spacing: 6) {
            Circle()
                .fill(color)
                .frame(width: 8, height: 8)
            Text(title)
        }
    }
}

#if DEBUG
#Preview("Overview") {
    NavigationStack {
        OverviewView()
    }
    .environmentObject(PreviewData.store)
    .environmentObject(PreviewData.settings)
}

struct OverviewView_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(ColorScheme.allCases, id: \.self) { scheme in
            NavigationView {
                OverviewView()
            }
            .navigationViewStyle(.stack)
            .preferredColorScheme(scheme)
            .previewDisplayName("\(scheme)")
        }
        .environmentObject(PreviewData.store)
        .environmentObject(PreviewData.settings)

        NavigationStack {
            OverviewView()
        }
        .environmentObject(PreviewData.store)
        .environmentObject(PreviewData.settings)
        .environment(\.locale, .init(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
        .previewDisplayName("Arabic")
    }
}
#endif
