//
//  AccountView.swift
//  Dashboard
//

import SwiftUI

struct AccountView: View {
    private enum Field: Hashable {
        case name, email, passcode, notes
    }

    @EnvironmentObject private var settings: AppSettings
    @Environment(\.dismiss) private var dismiss

    @FocusState private var focus: Field?
    @State private var residents = 2
    @State private var area = 84.5
    @State private var heating = "Heat pump"
    @State private var isPasscodeVisible = false
    @State private var isSavedAlertPresented = false

    private let heatingKinds = ["Heat pump", "District heating", "Gas", "Wood pellets"]

    private let memberSince: ClosedRange<Date> = {
        let start = DateComponents(calendar: .current, year: 2000, month: 1, day: 1).date ?? .distantPast
        return start...Date.now
    }()

    var body: some View {
        Form {
            Section("Owner") {
                TextField("Name", text: $settings.ownerName)
                    .textContentType(.name)
                    .focused($focus, equals: .name)
                    .submitLabel(.next)
                    .onSubmit { focus = .email }

                TextField(text: $settings.email, prompt: Text(verbatim: "jo@example.com")) {
                    Text("Email")
                }
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .focused($focus, equals: .email)

                if !settings.isEmailValid {
                    Label("This does not look like an email address.", systemImage: "exclamationmark.triangle.fill")
                        .font(.caption)
                        .foregroundStyle(.red)
                }

                passcodeField
            }

            Section("Home") {
                Stepper("\(residents) residents", value: $residents, in: 1...12)

                LabeledContent("Living area") {
                    TextField("Living area", value: $area, format: .number)
                        .keyboardType(.decimalPad)
                        .multilineTextAlignment(.trailing)
                }

                Picker("Heating", selection: $heating) {
                    ForEach(heatingKinds, id: \.self) { kind in
                        Text(LocalizedStringKey(kind))
                    }
                }
                .pickerStyle(WheelPickerStyle())
                .frame(height: 120)
            }

            Section {
                DatePicker(
                    "Moved in",
                    selection: $settings.movedIn,
                    in: memberSince,
                    displayedComponents: [.date]
                )
                .datePickerStyle(.compact)

                DatePicker("Meter calibration", selection: .constant(.now), displayedComponents: .date)
                    .datePickerStyle(.graphical)
                    .disabled(true)
            } header: {
                Text("Dates")
            } footer: {
                Text("You have lived here since \(settings.movedIn, format: .dateTime.month(.wide).year()).")
            }

            Section("Notes") {
                TextEditor(text: $settings.notes)
                    .frame(minHeight: 100)
                    .focused($focus, equals: .notes)
                    .overlay(alignment: .topLeading) {
                        if settings.notes.isEmpty {
                            Text("Where is the fuse box?")
                                .foregroundColor(Color(uiColor: .placeholderText))
                                .padding(.top, 8)
                                .padding(.leading, 5)
                                .allowsHitTesting(false)
                        }
                    }
            }
        }
        .scrollDismissesKeyboard(.interactively)
        .navigationTitle("Account")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                    isSavedAlertPresented = true
                }
                .disabled(!settings.isEmailValid)
            }
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") {
                    focus = nil
                }
            }
        }
        .alert(Text("Saved"), isPresented: $isSavedAlertPresented) {
            Button("OK") {
                dismiss()
            }
        }
    }

    private var passcodeField: some View {
        HStack {
            Group {
                if isPasscodeVisible {
                    TextField("Passcode", text: $settings.passcode)
                } else {
                    SecureField("Passcode", text: $settings.passcode)
                }
            }
            .textContentType(.password)
            .focused($focus, equals: .passcode)

            Button {
                isPasscodeVisible.toggle()
            } label: {
                Image(systemName: isPasscodeVisible ? "eye.slash" : "eye")
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("Show passcode")
        }
    }
}

#if DEBUG
#Preview("Account") {
    NavigationStack {
        AccountView()
    }
    .environmentObject(PreviewData.settings)
}

#Preview("Account, invalid email", traits: .portraitUpsideDown) {
    let settings = AppSettings()
    settings.email = "not an address"

    return NavigationStack {
        AccountView()
    }
    .environmentObject(settings)
}
#endif
