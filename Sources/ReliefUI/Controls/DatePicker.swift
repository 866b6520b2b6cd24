import Foundation
import ReliefDrawing

/// Which parts of a date can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Parts by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a date: a calendar in the graphical style, else closed.
nonisolated public struct DatePicker<Label: View>: View {
  /// The parts that can be chosen.
  public typealias Components = DatePickerComponents
  private let date: Date
  private let components: Components
  private let label: Label
  @Environment(\.labelsHidden) private var isLabelHidden
  @Environment(\.datePickerKind) private var kind
  @Environment(\.self) private var environment

  init(_ date: Date, _ components: Components, _ label: Label) {
    (self.date, self.components, self.label) = (date, components, label)
  }

  /// A control with a label of its own.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection.wrappedValue, displayedComponents, label()) }

  /// A control with a label of its own for a date of a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection.wrappedValue, displayedComponents, label()) }

  /// The label with the date at the other side.
  @MainActor public var body: some View {
    let writer = TextDates(environment)
    if kind == .calendar, components.contains(.date) {
      VStack(spacing: 0) {
        CalendarMonth(date: date)
        if components.contains(.hourAndMinute) {
          HStack(spacing: 8) {
            Text(verbatim: SystemWords.word("Time", environment.locale))
            Spacer(minLength: 0)
            field(writer.text(date, .time))
          }
        }
      }
    } else if kind == .wheels {
      if isLabelHidden {
        DateWheels(date: date, components: components)
      } else {
        // [choice: above the wheels where there is no room beside them, which are as wide as a phone]
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 8) {
            label
            DateWheels(date: date, components: components)
          }
          VStack(alignment: .leading, spacing: 0) {
            label
            DateWheels(date: date, components: components)
          }
        }
      }
    } else {
      closed(writer)
    }
  }

  @ViewBuilder @MainActor private func closed(_ writer: TextDates) -> some View {
    if isLabelHidden {
      fields(writer)
    } else {
      LabeledRow {
        label
      } content: {
        fields(writer)
      }
    }
  }

  @MainActor private func fields(_ writer: TextDates) -> some View {
    HStack(spacing: 8) {
      if components.contains(.date) { field(writer.shortDate(date)) }
      if components.contains(.hourAndMinute) { field(writer.text(date, .time)) }
    }
  }

  /// A part of the date on its ground. [choice: its sizes]
  @MainActor private func field(_ text: String) -> some View {
    let scale = environment.controlScale
    return Text(verbatim: text).modifier(SmallerFont(font: environment.controlFont)).fixedSize()
      .padding(.horizontal, 11 * scale).padding(.vertical, 4 * scale).frame(minHeight: 34 * scale)
      .background(ControlLook.field, in: RoundedRectangle(cornerRadius: 6 * scale))
      .modifier(DisabledLook())
  }
}

extension DatePicker where Label == Text {
  /// A control with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection.wrappedValue, displayedComponents, Text(titleKey)) }
  /// A control with a title for a date of a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection.wrappedValue, displayedComponents, Text(titleKey)) }
  /// A control with a title for a date that is not too early.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection.wrappedValue, displayedComponents, Text(titleKey)) }
  /// A control with a title for a date that is not too late.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection.wrappedValue, displayedComponents, Text(titleKey)) }
}

/// How controls for dates look.
public protocol DatePickerStyle: Sendable {
  /// Which of Relief's ways it is.
  var _kind: _DatePickerStyleKind { get }
}

/// One of the ways in which dates are chosen.
public struct _DatePickerStyleKind: Sendable {
  let kind: DatePickerKind
}

extension DatePickerStyle {
  /// Closed.
  public var _kind: _DatePickerStyleKind { _DatePickerStyleKind(kind: .compact) }
}
/// The way that the system thinks fit.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
}
/// Small fields.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
}
/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// A calendar.
  public var _kind: _DatePickerStyleKind { _DatePickerStyleKind(kind: .calendar) }
}
/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
  /// Wheels.
  public var _kind: _DatePickerStyleKind { _DatePickerStyleKind(kind: .wheels) }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The way that the system thinks fit.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Small fields.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// How controls for dates inside look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerKind, style._kind.kind)
  }
}
