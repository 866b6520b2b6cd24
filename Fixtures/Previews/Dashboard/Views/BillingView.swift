//
//  BillingView.swift
//  Dashboard
//

import SwiftUI

struct BillingView: View {
    @EnvironmentObject private var store: DashboardStore
    @EnvironmentObject private var settings: AppSettings
    @Environment(\.openURL) private var openURL

    @State private var isPayAlertPresented = false
    @State private var reading = ""

    private var unpaid: [Invoice] {
        store.data.invoices.filter { !$0.isPaid }
    }

    private var openAmount: Decimal {
        unpaid.reduce(0) { $0 + $1.amount }
    }

    private var goalProgress: Double {
        min(store.data.weeklyTotal * 4.3 / Double(max(settings.monthlyGoal, 1)), 1)
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                summary
                invoiceTable
                goal
                links
            }
            .padding()
        }
        .background(Color(.canvasBackground).ignoresSafeArea())
        .navigationTitle("Billing")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                ShareLink(
                    item: summaryText,
                    subject: Text("Energy summary"),
                    preview: SharePreview("Energy summary", image: Image(systemName: "leaf.fill"))
                )
            }
        }
        .alert("Pay all invoices?", isPresented: $isPayAlertPresented) {
            TextField("Meter reading", text: $reading)
                .keyboardType(.numberPad)
            Button("Pay") {
                payAll()
            }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("\(unpaid.count) invoices, \(openAmount.formatted(.currency(code: store.data.currency))) in total.")
        }
    }

    private var summary: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Open amount")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            Text(openAmount as NSDecimalNumber, formatter: Formatters.currency(store.data.currency))
                .font(.system(size: 40, weight: .bold, design: .rounded))
                .foregroundStyle(
                    LinearGradient(colors: [.accentColor, Color("Kitchen")], startPoint: .leading, endPoint: .trailing)
                )
            HStack {
                Text(alertCountText(unpaid.count))
                    .font(.footnote)
                Spacer()
                Button("Pay") {
                    isPayAlertPresented = true
                }
                .buttonStyle(PillButtonStyle())
                .disabled(unpaid.isEmpty)
            }
        }
        .card(isHighlighted: !unpaid.isEmpty)
    }

    private var invoiceTable: some View {
        VStack(alignment: .leading) {
            Text("Invoices")
                .font(.headline)

            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
                GridRow {
                    Text("No.")
                    Text("Date")
                    Text("Amount")
                        .gridColumnAlignment(.trailing)
                    Text("Paid")
                }
                .font(.caption.weight(.semibold))
                .foregroundStyle(.secondary)
                .textCase(.uppercase)

                Divider()
                    .gridCellUnsizedAxes(.horizontal)

                ForEach(store.data.invoices) { invoice in
                    GridRow(alignment: .firstTextBaseline) {
                        Text(invoice.number, format: .number.grouping(.never))
                            .monospaced()
                        Text(invoice.issued, format: .dateTime.day().month().year(.twoDigits))
                        Text(invoice.amount, format: .currency(code: store.data.currency))
                            .monospacedDigit()
                        Image(systemName: invoice.isPaid ? "checkmark.circle.fill" : "circle.dashed")
                            .foregroundStyle(invoice.isPaid ? .green : .orange)
                            .accessibilityLabel(invoice.isPaid ? "Paid" : "Open")
                    }
                    .font(.footnote)
                }

                Divider()

                GridRow {
                    Text("Total")
                        .gridCellColumns(2)
                    Text(store.data.invoices.map(\.amount).reduce(0, +), format: .currency(code: store.data.currency))
                    Color.clear
                        .gridCellUnsizedAxes([.horizontal, .vertical])
                }
                .font(.footnote.bold())
            }
        }
        .card()
    }

    private var goal: some View {
        VStack(alignment: .leading, spacing: 14) {
            ProgressView(value: goalProgress) {
                Text("Monthly goal")
            } currentValueLabel: {
                Text("\(settings.monthlyGoal) kWh")
            }
            .progressViewStyle(.striped)

            ProgressView(value: goalProgress)
                .progressViewStyle(LinearProgressViewStyle(tint: goalProgress > settings.alertThreshold ? .red : .green))

            HStack(spacing: 12) {
                ProgressView()
                    .progressViewStyle(.circular)
                    .controlSize(.small)
                Text("Next reading \(nextReading.formatted(.relative(presentation: .named)))")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
        .card()
        .environment(\.cardPadding, 20)
    }

    private var links: some View {
        VStack(alignment: .leading, spacing: 12) {
            Link("Tariff details", destination: URL(string: "https://example.com/tariff")!)
            Link(destination: URL(string: "https://example.com/help")!) {
                Label("Help with my bill", systemImage: "questionmark.circle")
            }
            Button {
                if let url = URL(string: "tel:0800555019") {
                    openURL(url)
                }
            } label: {
                Label("Call support", systemImage: "phone.fill")
            }
            Text("Read the [terms of use](https://example.com/terms) for **all** details.")
                .font(.footnote)
        }
        .card()
    }

    private var nextReading: Date {
        Calendar.current.date(byAdding: .day, value: 3, to: .now) ?? .now
    }

    private var summaryText: String {
        String(localized: "I used \(store.data.weeklyTotal.energyText) this week.")
    }

    private func payAll() {
        for index in store.data.invoices.indices {
            store.data.invoices[index].isPaid = true
        }
        reading = ""
    }
}

#if DEBUG
#Preview("Billing") {
    NavigationStack {
        BillingView()
    }
    .environmentObject(PreviewData.store)
    .environmentObject(PreviewData.settings)
}

#Preview("German, large type") {
    NavigationStack {
        BillingView()
    }
    .environmentObject(PreviewData.store)
    .environmentObject(PreviewData.settings)
    .environment(\.locale, Locale(identifier: "de"))
    .dynamicTypeSize(.xxLarge)
}
#endif
