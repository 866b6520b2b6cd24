import Foundation

/// The names that the toolchain's own modules for Linux declare: Swift, Foundation, Dispatch and their parts.
///
/// Source: symbol graphs of the toolchain's modules (`swift symbolgraph-extract`), Swift 6.3. A name that a later
/// toolchain adds is reported as missing until this table has it.
enum FoundationNames {
  /// Types and protocols.
  static let types = """
    AMPMStyle ASCII Actor ActorType AdditiveArithmetic AffineTransform AlignmentOptions AllCases
    AlternateDescriptionAttribute AncestorRepresentation AnchoredRelativeFormatStyle Any AnyActor
    AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject
    AnyRandomAccessCollection AnyRegexOutput AnySequence Arithmetic ArithmeticOperator Array
    ArrayLiteralConvertible ArrayLiteralElement ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence
    AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence AsyncIterator AsyncIteratorProtocol
    AsyncMapSequence AsyncMessage AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream
    AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence
    AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingStream
    AttributeContainer AttributeDynamicLookup AttributeInvalidationCondition AttributeMergePolicy
    AttributeRunBoundaries AttributeScope AttributeScopeCodableConfiguration AttributeScopes Attributed
    AttributedString AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    AttributedStyle AttributedSubstring Attributes AttributesSlice1 AttributesSlice2 AttributesSlice3
    AttributesSlice4 AttributesSlice5 AutoreleaseFrequency Base64DecodingOptions Base64EncodingOptions
    BaseMessageIdentifier BidirectionalCollection BidirectionalIndexable BidirectionalSlice
    BinaryFloatingPoint BinaryInteger BitwiseCopyable BlockOperation Bool BooleanLiteralConvertible
    BooleanLiteralType Bound BufferingPolicy Builder Bundle ByteCountAttribute ByteCountFormatStyle
    ByteCountFormatter CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CGFloat CGPoint CGRect
    CGRectEdge CGSize CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt
    CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CalculationError Calendar
    CancellationError CanonicalCombiningClass CapitalizationContext CaseIterable Category Change Character
    CharacterIterator CharacterSet CharacterView CheckedContinuation CheckingType Child Children Clock
    CloseFlags ClosedRange ClosedRangeIndex CocoaError Codable CodableAttributedStringKey CodableConfiguration
    CodableWithConfiguration Code CodeUnit CodingKey CodingKeyRepresentable CodingUserInfoKey Collation
    Collection CollectionContainsCollection CollectionDifference CollectionIndexSubscript CollectionOfOne
    CollectionRangeSubscript CommandLine CommonKeyPathKind Comparable ComparableComparator Comparator
    CompareOptions Compared Comparison ComparisonOperator ComparisonResult Component Components
    ComponentsFormatStyle ConcurrentValue Conditional ConditionalCast Configuration Conjunction Context
    ContiguousArray ContiguousBytes Continuation ContinuousClock Copyable CountStyle CountableClosedRange
    CountablePartialRangeFrom CountableRange Currency CurrencyFormatStyleConfiguration
    CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable CustomNSError
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomPronoun CustomReflectable
    CustomStringConvertible CyclicYear DEBUG Data DataDecodingStrategy DataEncodingStrategy DataProtocol Date
    DateComponents DateDecodingStrategy DateEncodingStrategy DateFieldAttribute DateFormatter DateInterval
    DateIntervalFormatter DateSeparator DateStyle DateTimeSeparator Day DayOfYear DayPeriod Deallocator
    Decimal DecimalSeparatorDisplayStrategy Decodable DecodableAttributedStringKey DecodableWithConfiguration
    Decoder DecodingConfiguration DecodingConfigurationProviding DecodingError DecodingFailurePolicy
    DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation
    DescriptiveNumberFormatConfiguration Dictionary DictionaryIndex DictionaryIterator
    DictionaryKeyDefaultValueSubscript DictionaryKeySubscript DictionaryLiteral DictionaryLiteralConvertible
    Dimension DirectoryEnumerationOptions DirectoryEnumerator DirectoryHint DiscardingTaskGroup
    DiscontiguousAttributedSubstring DiscontiguousSlice DiscreteFormatStyle Disjunction DispatchData
    DispatchDataIterator DispatchGroup DispatchIO DispatchObject DispatchPredicate DispatchQoS DispatchQueue
    DispatchSemaphore DispatchSource DispatchSourceHandler DispatchSourceProtocol DispatchSourceRead
    DispatchSourceSignal DispatchSourceTimer DispatchSourceUserDataAdd DispatchSourceUserDataOr
    DispatchSourceUserDataReplace DispatchSourceWrite DispatchSpecificKey DispatchTime DispatchTimeInterval
    DispatchTimeoutResult DispatchWallTime DispatchWorkItem DispatchWorkItemFlags DisplayStyle Distance Double
    DropFirstSequence DropWhileSequence Duration DurationFieldAttribute DurationProtocol Element Elements
    EmptyCollection EmptyIterator Encodable EncodableAttributedStringKey EncodableWithConfiguration
    EncodedScalar Encoder Encoding EncodingConfiguration EncodingConfigurationProviding
    EncodingConversionOptions EncodingError End EnergyFormatter EnumeratedIterator EnumeratedSequence
    EnumerationOptions Equal Equatable Era Error Escapable Event Executor ExecutorJob Exponent
    ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral
    ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
    ExpressibleByUnicodeScalarLiteral Expression ExpressionEvaluate ExpressionType
    ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterLiteralType ExtendedGraphemeClusterType
    Failure Field FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate
    FileOperationKind FileProtectionType FileSystemEvent Filter FixedWidthInteger
    FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
    FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80 FloatDivision
    FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
    FloatingPointFormatStyle FloatingPointParseStrategy FloatingPointRoundingRule FloatingPointSign ForceCast
    ForcedUnwrap FormatInput FormatOutput FormatString FormatStyle FormatStyleCapitalizationContext Formatter
    ForwardParser FoundationAttributes FractionalPartDisplayStrategy Frequency GeneralCategory GlobalActor
    GlobalQueuePriority GrammaticalGender GrammaticalNumber Group Grouping Handle Hashable Hasher Host Hour
    HourCycle ID ISO8601DateFormatter ISO8601FormatStyle Identifiable Identifier IdentifierType
    ImageURLAttribute Index IndexDistance IndexPath IndexSet Indexable IndexableBase IndexingIterator Indices
    InflectionRule InlineArray InputStream Instant InstantProtocol Int Int128 Int16 Int32 Int64 Int8
    IntDivision IntRemainder IntegerFormatStyle IntegerLiteralConvertible IntegerLiteralType
    IntegerParseStrategy IntervalFlags IntervalFormatStyle ItemReplacementOptions Iteration Iterator
    IteratorOverOne IteratorProtocol IteratorSequence JSONDecoder JSONEncoder JSONSerialization Job
    JobPriority JoinedIterator JoinedSequence Key KeyDecodingStrategy KeyEncodingStrategy KeyPath
    KeyPathComparator KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol
    KeyedEncodingContainer KeyedEncodingContainerProtocol Keys Kind Language LanguageCode LanguageDirection
    LanguageIdentifierAttribute LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
    LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator
    LazyDropWhileSequence LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex
    LazyFilterIterator LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator
    LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection
    LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence
    LazyRandomAccessCollection LazySequence LazySequenceProtocol LengthFormatter LinkAttribute ListFormatStyle
    ListType Locale LocalizedError LogicalType LosslessStringConvertible Magnitude MainActor MainActorMessage
    ManagedBuffer ManagedBufferPointer MarkdownDecodableAttributedStringKey MaskStorage MassFormatter Match
    MatchingFlags MatchingOptions MatchingPolicy Measurement MeasurementAttribute MeasurementSystem
    MemoryLayout MessageIdentifier MessageType Minute Mirror MirrorPath Mode Modifier Month Morphology
    MutabilityOptions MutableBidirectionalSlice MutableCollection MutableDataProtocol MutableIndexable
    MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan MutableSlice
    MutableSpan NSAffineTransform NSAffineTransformStruct NSArray NSAttributedString NSBinarySearchingOptions
    NSCache NSCacheDelegate NSCalendar NSCharacterSet NSCoder NSCoding NSComparisonPredicate
    NSCompoundPredicate NSCondition NSConditionLock NSCopying NSCountedSet NSData NSDate NSDateComponents
    NSDateInterval NSDecimalNumber NSDecimalNumberBehaviors NSDecimalNumberHandler NSDictionary NSEdgeInsets
    NSEnumerationOptions NSEnumerator NSError NSErrorDomain NSExceptionName NSExpression NSIndexPath
    NSIndexSet NSIndexSetIterator NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver
    NSKeyedUnarchiverDelegate NSLocale NSLock NSLocking NSMeasurement NSMutableArray NSMutableAttributedString
    NSMutableCharacterSet NSMutableCopying NSMutableData NSMutableDictionary NSMutableIndexSet
    NSMutableOrderedSet NSMutableSet NSMutableString NSNotification NSNull NSNumber NSObject NSObjectProtocol
    NSOrderedSet NSOrthography NSPersonNameComponents NSPoint NSPointArray NSPointPointer NSPredicate NSRange
    NSRangePointer NSRect NSRectArray NSRectEdge NSRectPointer NSRecursiveLock NSRegularExpression
    NSSecureCoding NSSet NSSize NSSizeArray NSSizePointer NSSortDescriptor NSSortOptions NSString
    NSTextCheckingKey NSTextCheckingResult NSTimeZone NSURL NSURLComponents NSURLQueryItem NSUUID NSValue
    NSZone Name NameStyle NativeType Negation Never NilCoalesce NilLiteral NilLiteralConvertible
    NonConformingFloatDecodingStrategy NonConformingFloatEncodingStrategy NotEqual Notation Notification
    NotificationCenter NotificationCoalescing NotificationQueue NumberFormatAttributes
    NumberFormatStyleConfiguration NumberFormatter NumberPart NumberPartAttribute NumberRepresentation
    NumberingSystem Numeric NumericType ObjCBool ObjectIdentifier Observable ObservationRegistrar
    ObservationToken Observations OpaquePointer OperatingSystemVersion Operation OperationQueue Operator
    OptionSet Optional OptionalFlatMap Options Output OutputFormatting OutputRawSpan OutputSpan OutputStream
    POSIXError PadPosition ParseInput ParseOutput ParseResult ParseStrategy ParseableFormatStyle Parser
    PartOfSpeech PartialAsyncTask PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo Pattern
    Percent PersonNameComponentAttribute PersonNameComponents PersonNameComponentsFormatter Pipe
    PlaygroundQuickLook Pointee Port PortDelegate PortMessage PostingStyle Precision Predicate
    PredicateBindings PredicateError PredicateExpression PredicateExpressions PredicateRegex PrefixSequence
    Presentation Priority Process ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey
    Properties PropertyKey PropertyListDecoder PropertyListEncoder PropertyListFormat
    PropertyListSerialization Protocol QoSClass QualityOfService Quarter QueuePriority RandomAccessCollection
    RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range RangeExpression
    RangeExpressionContains RangeReplaceableBidirectionalSlice RangeReplaceableCollection
    RangeReplaceableIndexable RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RangeView
    Ranges RawExponent RawRepresentable RawSignificand RawSpan RawValue ReadOptions ReadingOptions
    RecoverableError RecurrenceRule ReferenceConvertible ReferenceType ReferenceWritableKeyPath Regex
    RegexComponent RegexOutput RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind Region Regions
    RelativeFormatStyle Repeated RepeatedTimePolicy ReplacementIndexAttribute Result ReverseParser
    ReversedCollection ReversedIndex ReversedRandomAccessCollection RoundingMode RoundingRule Run RunLoop Runs
    SIMD SIMD16 SIMD16Storage SIMD2 SIMD2Storage SIMD3 SIMD32 SIMD32Storage SIMD4 SIMD4Storage SIMD64
    SIMD64Storage SIMD8 SIMD8Storage SIMDMask SIMDMaskScalar SIMDScalar SIMDStorage Scalar Scanner
    ScopedAttributeContainer Script SearchDirection SearchOptions SearchPathDirectory SearchPathDomainMask
    Second SecondFraction Self Sendable SendableMetatype Sequence SequenceAllSatisfy SequenceContains
    SequenceContainsWhere SequenceMaximum SequenceMinimum SequenceStartsWith SerialExecutor Set SetAlgebra
    SetIndex SetIterator SignDisplayStrategy SignedInteger SignedNumeric SingleAttributeTransformer
    SingleValueDecodingContainer SingleValueEncodingContainer Slice SocketNativeHandle SocketPort
    SortComparator SortDescriptor SortOrder Span StandaloneMonth StandaloneQuarter StandaloneWeekday
    StandardComparator StandardPredicateExpression StaticBigInt StaticString Status Strategy Stream Stream1
    Stream2 StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
    StreamSocketSecurityLevel StreamType Stride StrideThrough StrideThroughIterator StrideTo StrideToIterator
    Strideable String StringContainsRegex StringInterpolation StringInterpolationConvertible
    StringInterpolationProtocol StringLiteralConvertible StringLiteralType StringProtocol StringStyle
    StringTransform Style SubSequence Subdivision Subject Subsequence Substring SuspendingClock Symbol
    SymbolAttribute SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskLocal TaskPriority Template
    Termination TerminationReason TextOutputStream TextOutputStreamable Thread ThrowingDiscardingTaskGroup
    ThrowingTaskGroup TimeFormatStyle TimeInterval TimeSeparator TimeStyle TimeZone TimeZoneSeparator Timer
    TimerFlags Type TypeCheck UInt UInt128 UInt16 UInt32 UInt64 UInt8 URL URLComponents URLError
    URLFileResourceType URLQueryItem URLRelationship URLResourceKey URLResourceValues UTF16 UTF16View UTF32
    UTF8 UTF8Span UTF8View UUID UnaryMinus UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence
    Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarIndex UnicodeScalarIterator
    UnicodeScalarLiteralConvertible UnicodeScalarLiteralType UnicodeScalarType UnicodeScalarView Unit
    UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion
    UnitDuration UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance
    UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass
    UnitPower UnitPressure UnitSpeed UnitStyle UnitTemperature UnitVolume UnitWidth Units UnitsFormatStyle
    UnitsStyle UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnmountOptions UnownedJob
    UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator
    UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer
    UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable
    UnsafeThrowingContinuation UnsignedInteger UserDefaults ValidationError Value Values Variable VariableID
    VariableName Variant VerbatimFormatStyle VerbatimHour Version Void VolumeEnumerationOptions Week Weekday
    Width Words WritableKeyPath WriteOptions WritingDirection WritingDirectionAttribute WritingOptions Year
    YearForWeekOfYear YieldResult ZeroValueUnitsDisplayStrategy Zip2Iterator Zip2Sequence unichar
    uuid_string_t uuid_t
    """

  /// Functions, properties and cases.
  static let members = """
    CancellationError DebugDescription E2BIG EACCES EADDRINUSE EADDRNOTAVAIL EAFNOSUPPORT EAGAIN EALREADY
    EBADF EBADMSG EBUSY ECANCELED ECHILD ECONNABORTED ECONNREFUSED ECONNRESET EDEADLK EDESTADDRREQ EDOM EDQUOT
    EEXIST EFAULT EFBIG EHOSTDOWN EHOSTUNREACH EIDRM EILSEQ EINPROGRESS EINTR EINVAL EIO EISCONN EISDIR ELOOP
    EMFILE EMLINK EMSGSIZE EMULTIHOP ENAMETOOLONG ENETDOWN ENETRESET ENETUNREACH ENFILE ENOBUFS ENODATA ENODEV
    ENOENT ENOEXEC ENOLCK ENOLINK ENOMEM ENOMSG ENOPROTOOPT ENOSPC ENOSR ENOSTR ENOSYS ENOTBLK ENOTCONN
    ENOTDIR ENOTEMPTY ENOTRECOVERABLE ENOTSOCK ENOTTY ENXIO EOVERFLOW EOWNERDEAD EPERM EPFNOSUPPORT EPIPE
    EPROTO EPROTONOSUPPORT EPROTOTYPE ERANGE EREMOTE EROFS ESHUTDOWN ESOCKTNOSUPPORT ESPIPE ESRCH ESTALE ETIME
    ETIMEDOUT ETOOMANYREFS ETXTBSY EUSERS EWOULDBLOCK EXDEV Expression ISO8601 ISO8601Format
    NSCalendarDayChanged NSClassFromString NSCocoaErrorDomain NSCoderReadCorruptError
    NSCoderValueNotFoundError NSContainsRect NSDateComponentUndefined NSDebugDescriptionErrorKey NSDecimalAdd
    NSDecimalCompact NSDecimalCompare NSDecimalCopy NSDecimalDivide NSDecimalIsNotANumber NSDecimalMaxSize
    NSDecimalMultiply NSDecimalMultiplyByPowerOf10 NSDecimalNoScale NSDecimalNormalize NSDecimalPower
    NSDecimalRound NSDecimalString NSDecimalSubtract NSDidBecomeSingleThreaded NSDivideRect NSEdgeInsetsEqual
    NSEdgeInsetsMake NSEdgeInsetsZero NSEqualPoints NSEqualRanges NSEqualRects NSEqualSizes
    NSExecutableArchitectureMismatchError NSExecutableLinkError NSExecutableLoadError
    NSExecutableNotLoadableError NSExecutableRuntimeMismatchError NSFeatureUnsupportedError
    NSFileHandleConnectionAccepted NSFileHandleDataAvailable NSFileHandleNotificationDataItem
    NSFileHandleNotificationFileHandleItem NSFileHandleReadToEndOfFileCompletion NSFileLockingError
    NSFileManagerUnmountBusyError NSFileManagerUnmountUnknownError NSFileNoSuchFileError NSFilePathErrorKey
    NSFileReadCorruptFileError NSFileReadInapplicableStringEncodingError NSFileReadInvalidFileNameError
    NSFileReadNoPermissionError NSFileReadNoSuchFileError NSFileReadTooLargeError NSFileReadUnknownError
    NSFileReadUnknownStringEncodingError NSFileReadUnsupportedSchemeError NSFileWriteFileExistsError
    NSFileWriteInapplicableStringEncodingError NSFileWriteInvalidFileNameError NSFileWriteNoPermissionError
    NSFileWriteOutOfSpaceError NSFileWriteUnknownError NSFileWriteUnsupportedSchemeError
    NSFileWriteVolumeReadOnlyError NSFormattingError NSFullUserName NSGetSizeAndAlignment NSHeight
    NSHelpAnchorErrorKey NSHomeDirectory NSHomeDirectoryForUser NSInsetRect NSIntegralRect
    NSIntegralRectWithOptions NSIntersectionRange NSIntersectionRect NSIntersectsRect NSIsEmptyRect
    NSKeyValueValidationError NSKeyedArchiveRootObjectKey NSLocalizedDescriptionKey
    NSLocalizedFailureReasonErrorKey NSLocalizedRecoveryOptionsErrorKey NSLocalizedRecoverySuggestionErrorKey
    NSLocalizedString NSLocationInRange NSLog NSLogv NSMachErrorDomain NSMakePoint NSMakeRange NSMakeRect
    NSMakeSize NSMaxRange NSMaxX NSMaxY NSMidX NSMidY NSMinX NSMinY NSMouseInRect NSNotFound
    NSOSStatusErrorDomain NSOffsetRect NSPOSIXErrorDomain NSPageSize NSPersonNameComponentDelimiter
    NSPersonNameComponentFamilyName NSPersonNameComponentGivenName NSPersonNameComponentKey
    NSPersonNameComponentMiddleName NSPersonNameComponentNickname NSPersonNameComponentPrefix
    NSPersonNameComponentSuffix NSPointFromCGPoint NSPointFromString NSPointInRect NSPointToCGPoint
    NSPropertyListReadCorruptError NSPropertyListReadStreamError NSPropertyListReadUnknownVersionError
    NSPropertyListWriteInvalidError NSPropertyListWriteStreamError NSRangeFromString
    NSRecoveryAttempterErrorKey NSRectFromCGRect NSRectFromString NSRectToCGRect
    NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize NSSearchPathForDirectoriesInDomains
    NSSizeFromCGSize NSSizeFromString NSSizeToCGSize NSStreamSOCKSErrorDomain NSStreamSocketSSLErrorDomain
    NSStringEncodingErrorKey NSStringFromClass NSStringFromPoint NSStringFromRange NSStringFromRect
    NSStringFromSize NSStringToDecimal NSSystemTimeZoneDidChange NSTemporaryDirectory NSThreadWillExit
    NSTimeIntervalSince1970 NSURLErrorAppTransportSecurityRequiresSecureConnection
    NSURLErrorBackgroundSessionInUseByAnotherProcess NSURLErrorBackgroundSessionRequiresSharedContainer
    NSURLErrorBackgroundSessionWasDisconnected NSURLErrorBackgroundTaskCancelledReasonKey
    NSURLErrorBadServerResponse NSURLErrorBadURL NSURLErrorCallIsActive NSURLErrorCancelled
    NSURLErrorCancelledReasonBackgroundUpdatesDisabled NSURLErrorCancelledReasonInsufficientSystemResources
    NSURLErrorCancelledReasonUserForceQuitApplication NSURLErrorCannotCloseFile NSURLErrorCannotConnectToHost
    NSURLErrorCannotCreateFile NSURLErrorCannotDecodeContentData NSURLErrorCannotDecodeRawData
    NSURLErrorCannotFindHost NSURLErrorCannotLoadFromNetwork NSURLErrorCannotMoveFile NSURLErrorCannotOpenFile
    NSURLErrorCannotParseResponse NSURLErrorCannotRemoveFile NSURLErrorCannotWriteToFile
    NSURLErrorClientCertificateRejected NSURLErrorClientCertificateRequired NSURLErrorDNSLookupFailed
    NSURLErrorDataLengthExceedsMaximum NSURLErrorDataNotAllowed NSURLErrorDomain
    NSURLErrorDownloadDecodingFailedMidStream NSURLErrorDownloadDecodingFailedToComplete
    NSURLErrorFailingURLErrorKey NSURLErrorFailingURLPeerTrustErrorKey NSURLErrorFailingURLStringErrorKey
    NSURLErrorFileDoesNotExist NSURLErrorFileIsDirectory NSURLErrorHTTPTooManyRedirects
    NSURLErrorInternationalRoamingOff NSURLErrorKey NSURLErrorNetworkConnectionLost
    NSURLErrorNoPermissionsToReadFile NSURLErrorNotConnectedToInternet NSURLErrorRedirectToNonExistentLocation
    NSURLErrorRequestBodyStreamExhausted NSURLErrorResourceUnavailable NSURLErrorSecureConnectionFailed
    NSURLErrorServerCertificateHasBadDate NSURLErrorServerCertificateHasUnknownRoot
    NSURLErrorServerCertificateNotYetValid NSURLErrorServerCertificateUntrusted NSURLErrorTimedOut
    NSURLErrorUnknown NSURLErrorUnsupportedURL NSURLErrorUserAuthenticationRequired
    NSURLErrorUserCancelledAuthentication NSURLErrorZeroByteResource
    NSUbiquitousFileNotUploadedDueToQuotaError NSUbiquitousFileUbiquityServerNotAvailable
    NSUbiquitousFileUnavailableError NSUnderlyingErrorKey NSUnionRange NSUnionRect
    NSUserActivityConnectionUnavailableError NSUserActivityHandoffFailedError
    NSUserActivityHandoffUserInfoTooLargeError NSUserActivityRemoteApplicationTimedOutError
    NSUserCancelledError NSUserName NSWidth NSWillBecomeMultiThreaded NSXPCConnectionInterrupted
    NSXPCConnectionInvalid NSXPCConnectionReplyInvalid NSZeroPoint NSZeroRect NSZeroSize Observable
    ObservationIgnored ObservationTracked Predicate Protocol TaskLocal Type abbreviated abbreviation
    abbreviationDictionary above aboveLeft aboveRight abs absoluteString absoluteURL
    acceptConnectionInBackgroundAndNotify acceptInput access accounting accountingAlways acos acosh acreFeet
    acres activate activeProcessorCount actualByteCount add addAttribute addAttributes addBarrierBlock
    addCharacters addChild addDependency addEntries addExecutionBlock addImmediateTask
    addImmediateTaskUnlessCancelled addObjects addObserver addOperation addOperations addProduct addSuite
    addTask addTaskUnlessCancelled addTimeInterval addedToDirectoryDate addedToDirectoryDateKey adding
    addingObjects addingPercentEncoding addingProduct addingReportingOverflow addingTimeInterval address
    addresses adjective adjustingRanges adlam adminApplicationDirectory adposition advanced adverb afghanistan
    afterDate afterOccurrences afterPrefix afterSuffix age aggregate ainu albania albanian algeria
    alignAllEdgesInward alignAllEdgesNearest alignAllEdgesOutward alignHeightInward alignHeightNearest
    alignHeightOutward alignMaxXInward alignMaxXNearest alignMaxXOutward alignMaxYInward alignMaxYNearest
    alignMaxYOutward alignMinXInward alignMinXNearest alignMinXOutward alignMinYInward alignMinYNearest
    alignMinYOutward alignRectFlipped alignWidthInward alignWidthNearest alignWidthOutward alignedDown
    alignedUp alignment all allApplicationsDirectory allBundles allCases allDomainsMask allFrameworks allKeys
    allLibrariesDirectory allObjects allPartitionsAndEjectDisk allSatisfy allValues allocate
    allowCommentsAndWhitespace allowFragments allowLossy allowedClasses allowedFields allowedUnits
    allowsFloats allowsJSON5 allowsKeyedCoding allowsNonnumericFormatting alpha2 alpha3 alphanumeric
    alphanumerics alternateDescription alternateQuotationBeginDelimiter alternateQuotationBeginDelimiterKey
    alternateQuotationEndDelimiter alternateQuotationEndDelimiterKey always alwaysMapped
    alwaysShowsDecimalSeparator amPM amSymbol americanSamoa amharic ampereHours amperes anchor anchored
    anchorsMatchLineEndings anchorsMatchLines and andorra angola anguilla antarctica antiguaBarbuda any anyKey
    anyObject apacheWestern appStoreReceiptURL appTransportSecurityRequiresSecureConnection append
    appendInterpolation appendLiteral appendOnly appendPathComponent appendPathExtension appending
    appendingFormat appendingPathComponent appendingPathExtension applicationDirectory applicationIsScriptable
    applicationIsScriptableKey applicationScriptsDirectory applicationSupportDirectory applyTransform applying
    applyingTransform arabic arabicNastaliq arcMinutes arcSeconds archiveRootObject archivedData archiver
    archiverDidFinish archiverWillFinish ares argc argentina argumentDomain arguments armenia armenian array
    aruba asSerialExecutor asTaskExecutor asUnownedSerialExecutor asUnownedTaskExecutor asap ascending
    ascensionIsland ascii asciiOnlyCharacterClasses asciiOnlyDigits asciiOnlyWhitespace
    asciiOnlyWordCharacters asciiValue asin asinh assamese assert assertIsolated assertionFailure assign
    assignCurrentContext associativeList assumeIsolated assumesTopLevelDictionary assumingMemoryBound assyrian
    astronomicalUnits async asyncAfter asyncDetached asyncUnlessCancelled atEnd atan atan2 atanh atomic
    attachedAbove attachedAboveRight attachedBelow attachedBelowLeft attemptRecovery attoseconds attrib
    attribute attributeChanged attributeModificationDate attributeModificationDateKey attributed
    attributedStyle attributedSubstring attributes attributesOfFileSystem attributesOfItem australia austria
    automatic autosavedInformationDirectory autoupdatingCurrent availableCollations availableData
    availableIdentifiers availableLocaleIdentifiers availableNumberingSystems availableStringEncodings
    awayFromZero azerbaijan azerbaijani background backgroundSessionInUseByAnotherProcess
    backgroundSessionRequiresSharedContainer backgroundSessionWasDisconnected backward backwards
    badServerResponse badURL bahamas bahrain bangla bangladesh bankers barbados barrier bars base base64
    base64EncodedData base64EncodedString base64URLAlphabet baseAddress basePriority baseURL baseUnit
    baseUnitValue bcp47 becomeCurrent beforePrefix beforeSuffix beginEditing beginningOfSentence beginsWith
    belarus belarusian belgium belize below belowLeft belowRight benin bermuda between bhutan
    bidirectionalCollectionLast bigEndian binade binary bindMemory binding bitPattern bitWidth
    bitmapRepresentation bits block blockSpecial bodo bolivia bool boolValue bosniaHerzegovina botswana bottom
    bottomToTop bouvetIsland brazil britishVirginIslands broadcast brunei buddhist buffer bufferingNewest
    bufferingOldest build_Arg build_Arithmetic build_ClosedRange build_Comparison build_Conditional
    build_Conjunction build_Disjunction build_Division build_Equal build_ForcedUnwrap build_KeyPath
    build_Negation build_NilCoalesce build_NilLiteral build_NotEqual build_Range build_Remainder
    build_UnaryMinus build_allSatisfy build_contains build_evaluate build_filter build_flatMap build_max
    build_min build_starts build_subscript builtInPlugInsPath builtInPlugInsURL bulgaria bulgarian
    bundleIdentifier bundlePath bundleURL burkinaFaso burmese burundi bushels busy
    byComposedCharacterSequences byLines byParagraphs byte byteCount byteOffsets byteSwapped bytes bytesEqual
    cString cache cachesDirectory calendar calendarIdentifier callAsFunction callIsActive callSignaling
    callStackReturnAddresses callStackSymbols calorie calories cambodia cameroon canBeConverted canInflect
    canInflectPreferredLocalization canada canaryIslands cancel cancelAll cancelAllOperations
    cancellationHandler cancelled cannotCloseFile cannotConnectToHost cannotCreateFile cannotDecodeContentData
    cannotDecodeRawData cannotFindHost cannotLoadFromNetwork cannotMoveFile cannotOpenFile cannotParseResponse
    cannotRemoveFile cannotWriteToFile canonicalCombiningClass canonicalIdentifier canonicalLanguageIdentifier
    canonicalLocaleIdentifier canonicalPath canonicalPathKey cantonese capacity capeVerde
    capitalizationContext capitalized capitalizedLetter capitalizedLetters carats caribbeanNetherlands
    caseInsensitive caseInsensitiveCompare caseSensitive catalan category caymanIslands cbrt ceiling celsius
    centigrams centiliters centimeter centimeters centralAfricanRepublic ceutaMelilla chad chagosArchipelago
    changeCurrentDirectoryPath changesWhenCaseFolded changesWhenCaseMapped changesWhenLowercased
    changesWhenNFKCCaseFolded changesWhenTitlecased changesWhenUppercased character characterDirection
    characterIsMember characterSpecial characters charactersEqual charactersToBeSkipped checkCancellation
    checkFileSystem checkForASCII checkForNFC checkIsolated checkResourceIsReachable cherokee children chile
    chinaMainland chinese christmasIsland clamp clamped class classFallbacksForKeyedArchiver classForCoder
    classForKeyedArchiver classForKeyedUnarchiver classNameForClass classNamed cldr clientCertificateRejected
    clientCertificateRequired clippertonIsland close closeFile closePunctuation closed cocosIslands code
    codeUnits coderInvalidValue coderReadCorrupt coderValueNotFound codingKey codingPath coefficient collation
    collationIdentifier collatorIdentifier collection collectionCount collectionFirst collectionIsEmpty
    colombia colon column combine common commonISOCurrencyCodes commonPrefix comoros compactMap
    compactMapValues compactName comparator compare complete completeFileProtection
    completeFileProtectionUnlessOpen completeFileProtectionUntilFirstUserAuthentication completePath
    completeUnlessOpen completeUntilFirstUserAuthentication completed completedUnitCount completionBlock
    component components componentsJoined componentsToDisplay compoundPredicateType concurrent
    concurrentPerform condensedAbbreviated condition conditional congoBrazzaville congoKinshasa conjunction
    connectorPunctuation constant constantValue consuming container containingRegion contains containsValue
    contentAccessDate contentAccessDateKey contentModificationDate contentModificationDateKey contents
    contentsEqual contentsOfDirectory continent continuation continuous control controlCharacters
    conversational conversationalDefaultDigits conversationalTwoDigits convert convertFromSnakeCase
    convertFromString convertToSnakeCase convertToString converted converter converting cookIslands coptic
    copy copyBytes copyItem copyMemory copying copysign coreServiceDirectory correction cos cosh costaRica
    coulombs count countLimit countOfIndexes countStyle countryCode create createDirectory createFile
    createSymbolicLink creationDate creationDateKey croatia croatian cuba cubicCentimeters cubicDecimeters
    cubicFeet cubicInches cubicKilometers cubicMeters cubicMiles cubicMillimeters cubicYards cups curaçao
    currency currencyAccounting currencyCode currencyDecimalSeparator currencyGroupingSeparator
    currencyISOCode currencyPlural currencySymbol current currentCodeUnitOffset currentDirectory
    currentDirectoryPath currentDirectoryURL currentIndex currentLocaleDidChangeNotification currentMode
    currentPriority custom customIconKey customMirror customPlaygroundQuickLook customPronoun customized
    cyprus cyrillic czech czechia côteDIvoire daily dangi danish dash dashPunctuation data dataCorrupted
    dataCorruptedError dataDecodingStrategy dataEncodingStrategy dataLengthExceedsMaximum dataNotAllowed
    dataRepresentation dataWrittenToMemoryStreamKey date dateComponents dateDecodingStrategy
    dateEncodingStrategy dateField dateFormat dateInterval dateIntervalOfWeekend dateSeparator dateStyle
    dateTemplate dateTime dateTimeSeparator dates day dayOfYear daylightSaving daylightSavingTimeOffset days
    daysOfTheMonth daysOfTheYear deallocate debugDescription debugPrint decameters decigrams deciliters
    decimal decimalDigit decimalDigits decimalNumber decimalNumberDivideByZeroException
    decimalNumberExactnessException decimalNumberOverflowException decimalNumberUnderflowException
    decimalSeparator decimalValue decimeters decode decodeArray decodeBool decodeCInt decodeCString decodeData
    decodeDouble decodeFloat decodeIfPresent decodeInt32 decodeInt64 decodeInteger decodeMarkdown decodeNil
    decodeObject decodePoint decodePropertyList decodeRect decodeSize decodeValue decodingConfiguration
    decodingFailurePolicy decomposable decomposables decomposedStringWithCanonicalMapping
    decomposedStringWithCompatibilityMapping decompressingAfterDownloading default defaultBehavior
    defaultCStringEncoding defaultDate defaultDigits defaultDigitsNoAMPM defaultMaxConcurrentOperationCount
    deferredToData deferredToDate degrees deinitialize deinitializeElement delegate delete deleteCharacters
    deleteLastPathComponent deletePathExtension deletingLastPathComponent deletingPathExtension delimiter
    demoApplicationDirectory denmark dependencies dequeueNotifications descendant description
    descriptionInStringsFileFormat desktopDirectory destinationOfSymbolicLink detach detachNewThread detached
    determiner devanagari developerApplicationDirectory developerDirectory developmentLocalization
    deviceIdentifier dhivehi diacriticInsensitive dictionary dictionaryRepresentation
    didBecomeInvalidNotification didChangeNotification didChangeValue didSet didTerminateNotification
    diegoGarcia difference digit direct directory directoryAttributes discreteInput discreteProgress
    dispatchMain dispatchPrecondition displayName displayStyle distance distantFuture distantPast divide
    divideByZero divided dividedReportingOverflow dividing dividingFullWidth djibouti dnsLookupFailed
    documentDirectory documentIdentifier documentIdentifierKey documentationDirectory
    doesRelativeDateFormatting dogri domain dominica dominicanRepublic dotMatchesLineSeparators
    dotMatchesNewlines double doubleAbove doubleBelow doubleValue down downloadDecodingFailedMidStream
    downloadDecodingFailedToComplete downloading downloadsDirectory drop dropFirst dropLast dropped dsohandle
    dump duration durationField dutch dynamic dzongkha eager earlierDate eb ecuador edgeInsetsValue
    editingString effectiveIconKey egypt elSalvador element elements elementsEqual empty emptyInput
    enclosingMark encode encodeArray encodeBycopyObject encodeByrefObject encodeBytes encodeConditional
    encodeConditionalObject encodeIfPresent encodeNil encodePropertyList encodeRootObject encodeValue
    encodedData encodedHost encodedOffset encodedReplacementCharacter encodingConfiguration end endDate
    endEditing endEncountered endIndex endLineWithCarriageReturn endLineWithLineFeed endsWith enforceQoS
    english enqueue enqueued enter enum enumerate enumerateAttribute enumerateAttributes enumerateBytes
    enumerateDates enumerateKeysAndObjects enumerateLines enumerateMatches enumerateObjects enumerateRanges
    enumerateSubstrings enumerated enumerator environment equalTo equatorialGuinea era eraSymbols erf erfc
    eritrea error errorCode errorDescription errorDomain errorOccurred errorUserInfo escalatePriority escaped
    escapedPattern escapedTemplate estimatedTimeRemainingKey estonia estonian eswatini ethiopia ethiopic
    ethiopicAmeteAlem ethiopicAmeteMihret evaluate evaluatedObject evenHalf every
    evictsObjectsWithDiscardedContent exabits exabytes exbibits exbibytes exchange exchangeObject
    executableArchitectureMismatch executableArchitectures executableLink executableLoad executableNotLoadable
    executablePath executableRuntimeMismatch executableURL executionBlocks exemplarCharacterSet
    exemplarLocation exit exp exp2 expandingTildeInPath explicit expm1 exponent exponentBitCount
    exponentBitPattern exponentSymbol expression extend extendLifetime extended extensionHidden externalMacro
    externalRepresentation extractIsolation extractValues extracting fahrenheit failWithError failingURL
    failure failureReason failureURLString falklandIslands false falseBranch familyName faroeIslands faroese
    fastestEncoding fatalError fathoms fdim featureUnsupported feet feminine femtowatts fiji file
    fileAllocatedSize fileAllocatedSizeKey fileAttributes fileCompletedCountKey fileCurrentOffsetKey
    fileDescriptor fileDoesNotExist fileExists fileHandleForReading fileHandleForWriting
    fileHandleOperationException fileID fileIsDirectory fileLocking fileManager fileManagerUnmountBusy
    fileManagerUnmountUnknown fileNoSuchFile fileOperationKindKey filePath filePathURL fileProtectionMask
    fileReadCorruptFile fileReadInapplicableStringEncoding fileReadInvalidFileName fileReadNoPermission
    fileReadNoSuchFile fileReadTooLarge fileReadUnknown fileReadUnknownStringEncoding
    fileReadUnsupportedScheme fileResourceIdentifier fileResourceIdentifierKey fileResourceType
    fileResourceTypeKey fileSecurityKey fileSize fileSizeKey fileSystemRepresentation fileTotalCountKey
    fileURL fileURLKey fileWriteFileExists fileWriteInapplicableStringEncoding fileWriteInvalidFileName
    fileWriteNoPermission fileWriteOutOfSpace fileWriteUnknown fileWriteUnsupportedScheme
    fileWriteVolumeReadOnly filter filtered filteredIndexSet finalPunctuation finalize finish finishDecoding
    finishEncoding finished finland finnish fire fireDate first firstDayOfWeek firstEqual firstIndex
    firstMatch firstObject firstObjectCommon firstRange firstWeekday fixed flatMap flatMapError float
    floatValue floatingPointClass floor fluidOunces fmax fmin folding foot forEach forceCastFailure
    forceUnwrapFailure forcedOrdering foreignReference formIndex formIntersection formRemainder formSquareRoot
    formSymmetricDifference formTruncatingRemainder formUnion format formatOptions formatStyle formatWidth
    formatted formatting formattingContext forward foundation fraction fractionCompleted fractionLength
    fractional fractionalPartDisplay fragment fragmentsAllowed france free freeCapacity french frenchGuiana
    frenchPolynesia frenchSouthernTerritories frequency frexp friday fromOpaque fula full fullName
    fullUserName fullwidthToHalfwidth function funlock furlongs gabon gallons gambia gb generalCategory
    generated generatesCalendarDates generatesDecimalNumbers generationIdentifier generationIdentifierKey
    generic genericLocation genericName georgia georgian german germany get getBuffer getBytes getCString
    getCharacters getEra getFileSystemRepresentation getHour getIndexes getLineStart getObjects
    getParagraphStart getRelationship getResourceValue getResult getSpecific getValue ghana gibibits gibibytes
    gibraltar gigabits gigabytes gigahertz gigapascals gigawatts givenName global globalConcurrentExecutor
    globalDomain globallyUniqueString gmt gradians gram grammar grammaticalGender grams gramsPerLiter
    graphemeCluster gravity greaterThan greaterThanOrEqual greaterThanOrEqualTo greatestFiniteMagnitude greece
    greek greenland gregorian gregorianStartDate grenada groupOwnerAccountID groupOwnerAccountName grouping
    groupingSeparator groupingSize guadeloupe guam guatemala guernsey guinea guineaBissau gujarati gurmukhi
    guyana haiti halfDown halfEven halfUp hanSimplified hanTraditional handle hanifiRohingya hasBytesAvailable
    hasCommonParent hasDirectoryPath hasHiddenExtension hasHiddenExtensionKey hasMember hasMemberInPlane
    hasPointerRepresentation hasPrefix hasSpaceAvailable hasSuffix hasThousandSeparators hash hashValue
    hawaiian header heardMcdonaldIslands hebrew hectares hectometers hectopascals height helpAnchor hertz
    hexDigitValue hexadecimal hfsCreatorCode hfsTypeCode hide high highHalf hindi hiragana hiraganaToKatakana
    hitEnd homeDirectory homeDirectoryForCurrentUser honduras hongKong horsepower host hostKey hostName hour
    hourCycle hourMinute hourMinuteSecond hourly hours httpTooManyRedirects hungarian hungary hypot ianaName
    iceland icelandic icu id identifier identity igbo ignoreMetacharacters ignoreUnknownCharacters ignoresCase
    illegal illegalCharacters ilogb imageURL immediate immediateDetached immutable imperialFluidOunces
    imperialGallons imperialPints imperialQuarts imperialTablespoons imperialTeaspoons in inRange inactive
    inch inches inchesOfMercury includesActualByteCount includesCount includesDirectoriesPostOrder
    includesUnit includingFractionalSeconds increaseLength index indexGreaterThanIndex indexGreaterThanOrEqual
    indexLessThanIndex indexLessThanOrEqual indexOfObject indexOfObjectIdentical indexRange indexes
    indexesOfObjects india indian indices indonesia indonesian inferFromPath inferringMoves infinite infinity
    inflectionAlternative inflectionRule infoDictionary inherit inheritQoS inheritedByAddedText init
    initialPunctuation initialize initializeElement initializeMemory initiallyInactive inner input
    inputMethodsDirectory insert insertionIndex insertions insetBy int16Value int32Value int64Value int8Value
    intValue integer integerAndFractionLength integerGreaterThan integerGreaterThanOrEqualTo integerLength
    integerLessThan integerLessThanOrEqualTo integerValue integral interjection internalError
    internationalCurrencySymbol internationalRoamingOff interrupt intersect intersectSet intersection
    intersects intersectsSet interval invalidInput invalidNonSurrogateCodePointByte invalidValue invalidate
    invalidationConditions inverse invert inverted iotaSubscript iran iraq ireland irish isASCII
    isASCIIHexDigit isAbsolutePath isAdaptive isAliasFile isAliasFileKey isAlphabetic isApplication
    isApplicationKey isAsynchronous isAtEnd isBidiControl isBidiMirrored isCancellable isCancelled isCanonical
    isCanonicallyEquivalent isCanonicallyLessThan isCaseIgnorable isCased isCoderError isContiguousUTF8
    isContinuation isCurrencySymbol isDash isDate isDateInToday isDateInTomorrow isDateInWeekend
    isDateInYesterday isDaylightSavingTime isDefaultIgnorableCodePoint isDeletableFile isDeprecated
    isDiacritic isDirectory isDirectoryKey isDisjoint isEmoji isEmojiModifier isEmojiModifierBase
    isEmojiPresentation isEmpty isEqual isEquivalent isExcludedFromBackup isExcludedFromBackupKey isExecutable
    isExecutableError isExecutableFile isExecutableKey isExecuting isExtender isFileError isFileURL isFinished
    isFinite isForFoodEnergyUse isForPersonHeightUse isForPersonMassUse isFormattingError isFull
    isFullCompositionExclusion isGraphemeBase isGraphemeExtend isHexDigit isHidden isHiddenKey isIDContinue
    isIDSBinaryOperator isIDSTrinaryOperator isIDStart isISOCurrency isISOLanguage isISORegion isISOScript
    isIdentical isIdeographic isIndeterminate isInfinite isIsolatingCurrentContext isJoinControl isKind
    isKnownASCII isKnownNFC isKnownUniquelyReferenced isLeadSurrogate isLeap isLeapMonth isLenient isLess
    isLessThanOrEqualTo isLetter isLoaded isLogicalOrderException isLowercase isMainExecutor isMainThread
    isMath isMathSymbol isMember isMountTrigger isMountTriggerKey isMultiThreaded isMultiple isNaN isNewline
    isNoncharacterCodePoint isNormal isNull isNumber isOperatingSystemAtLeast isPackage isPackageKey
    isPartialStringValidationEnabled isPatternSyntax isPatternWhitespace isPausable isPaused isPhonetic
    isPropertyListError isProxy isPunctuation isQuotationMark isRadical isReadable isReadableFile
    isReadableKey isReady isRegularFile isRegularFileKey isRepeatedDay isRunning
    isSameExclusiveExecutionContext isSentenceTerminal isSignMinus isSignaling isSignalingNaN isSigned
    isSoftDotted isStrictSubset isStrictSuperset isSubclass isSubnormal isSubset isSuperset isSupported
    isSurrogate isSuspended isSymbol isSymbolicLink isSymbolicLinkKey isSystemImmutable isSystemImmutableKey
    isTerminalPunctuation isTotallyOrdered isTrailSurrogate isUbiquitousFileError isUbiquitousItem
    isUbiquitousItemKey isUnifiedIdeograph isUniqueReference isUppercase isUserActivityError isUserImmutable
    isUserImmutableKey isValid isValidDate isValidJSONObject isValidationError isVariationSelector isVolume
    isVolumeKey isWhitespace isWholeNumber isWritable isWritableFile isWritableKey isXIDContinue isXIDStart
    isXPCConnectionError isZero islamic islamicCivil islamicTabular islamicUmmAlQura isleOfMan iso2022JP
    iso8601 iso8601Components iso8601ComponentsWithTimeZone iso8601Date iso8601DateComponents
    iso8601WithTimeZone isoCode isoCountryCodes isoCurrencies isoCurrencyCodes isoLanguageCodes isoLatin1
    isoLatin2 isoRegionCodes isoRegions isolation israel italian italy itemReplacementDirectory j0 j1 jamaica
    japan japanese japaneseEUC jersey jn joined jordan joule joules jsonObject julianModified kanaVoicing
    kannada kashmiri katakana kazakh kazakhstan kb keepCurrent keepNew kelvin kenya key keyDecodingStrategy
    keyEncodingStrategy keyEnumerator keyNotFound keyPath keyValueValidation keys keysOfEntries
    keysOfUnsetValuesKey keysSortedByValue khmer kibibits kibibytes kiloampereHours kiloamperes kilobits
    kilobytes kilocalorie kilocalories kilogram kilograms kilohertz kilojoule kilojoules kiloliters kilometer
    kilometers kilometersPerHour kiloohms kilopascals kilovolts kilowattHours kilowatts kind kiribati knots
    knownTimeZoneIdentifiers knownTimeZoneNames konkani korean kosovo kurdish kurdishSorani kuwait kyrgyz
    kyrgyzstan label labelColorKey labelNumber labelNumberKey language languageCode languageComponents
    languageIdentifier lao laos last lastEqual lastIndex lastObject lastPathComponent lastRange laterDate
    latin latinAmerica latinToArabic latinToCyrillic latinToGreen latinToHangul latinToHebrew latinToHiragana
    latinToKatakana latinToThai latvia latvian launch launchPath launchedProcess lazy ldexp leadSurrogate
    leadingZeroBitCount leastFiniteMagnitude leastNonzeroMagnitude leastNormalMagnitude leave lebanon left
    leftToRight length lengthOfBytes lenient lesotho lessThan lessThanOrEqual lessThanOrEqualTo letter
    letterNumber letters level lexical lexicographicallyPrecedes lgamma lhs liberia libraryDirectory libya
    liechtenstein lightyears like limitDate line lineDirection lineLayoutDirection lineLength64Characters
    lineLength76Characters lineRange lineSeparator link linkCount linkCountKey linkItem list listItem listType
    literal liters litersPer100Kilometers lithuania lithuanian littleEndian load loadAndReturnError
    loadUnaligned local localDomainMask locale localeIdentifier localizations localized
    localizedAdditionalDescription localizedCapitalized localizedCaseInsensitiveCompare
    localizedCaseInsensitiveContains localizedCompare localizedCurrency localizedDecimal localizedDescription
    localizedDouble localizedDoublePercentage localizedFailureReason localizedGMT localizedInfoDictionary
    localizedInteger localizedIntegerCurrency localizedIntegerPercentage localizedLabel localizedLabelKey
    localizedLowercase localizedName localizedNameKey localizedRecoveryOptions localizedRecoverySuggestion
    localizedScanner localizedStandardCompare localizedStandardContains localizedStandardRange localizedString
    localizedStringWithFormat localizedTypeDescription localizedTypeDescriptionKey localizedUppercase
    localizesFormat lock log log10 log1p log2 logb long longCharacterIsMember longEraSymbols longLongValue
    longestEffectiveRangeNotRequired lossOfPrecision low lowHalf lower lowerBound lowercaseLetter
    lowercaseLetters lowercaseMapping lowercased lux luxembourg m11 m12 m21 m22 macOSRoman macao macedonian
    madagascar magnitude main mainThread maithili majorVersion makeAsyncIterator makeCharacterIterator
    makeContiguousUTF8 makeIterator makeReadSource makeSignalSource makeStream makeTimerSource
    makeUnicodeScalarIterator makeUserDataAddSource makeUserDataOrSource makeUserDataReplaceSource
    makeWriteSource malawi malay malayalam malaysia maldives mali malta maltese mandarinToLatin manipuri map
    mapError mapValues mappedIfSafe marathi markdownName marshallIslands martinique masculine mask matchFirst
    matchLast matchNextTime matchNextTimePreservingSmallerUnits matchPreviousTimePreservingSmallerUnits
    matchStrictly matches matchingPolicy matchingSemantics mathSymbol mauritania mauritius max
    maxConcurrentOperationCount maxX maxXEdge maxY maxYEdge maximalIdentifier maximum maximumFractionDigits
    maximumIntegerDigits maximumLength maximumLengthOfBytes maximumMagnitude maximumRange
    maximumSignificantDigits maximumUnitCount mayotte mb measure measurement measurementSystem
    measurementSystems mebibits mebibytes medium megaampereHours megaamperes megabits megabytes megahertz
    megaliters megameters megaohms megapascals megavolts megawatts meiteiMayek member memory merge
    mergeAttributes merging mergingAttributes messages meter meters metersPerSecond metersPerSecondSquared
    metric metricCups metricTons mexico microampereHours microamperes micrograms microhertz micrometers
    micronesia microohms microseconds microvolts microwatts midX midY middleName middleOfSentence mile miles
    milesPerGallon milesPerHour milesPerImperialGallon milliampereHours milliamperes millibars milligrams
    milligramsPerDeciliter millihertz milliliters millimeter millimeters millimetersOfMercury
    millimolesPerLiter milliohms milliseconds millisecondsSince1970 millivolts milliwatts min minX minXEdge
    minY minYEdge minimalIdentifier minimum minimumDaysInFirstWeek minimumFractionDigits minimumIntegerDigits
    minimumLength minimumMagnitude minimumRange minimumResolution minimumSignificantDigits minorVersion minus
    minusSet minusSign minute minuteSecond minutely minutes modf modificationDate modifierLetter
    modifierSymbol moldova monaco monday mongolia mongolian montenegro month monthSymbols monthly months
    montserrat morocco morphology mountedVolumeURLs move moveAssign moveElement moveInitialize
    moveInitializeMemory moveItem moveObjects moveSubranges moveUpdate moviesDirectory mozambique msgid
    multiple multipliedFullWidth multipliedReportingOverflow multiplier multiply multiplying musicDirectory
    mutableBytes mutableContainers mutableContainersAndLeaves mutableCopy mutableLeaves mutableSpan
    mutableString myanmar māori name nameAlias nameKey namePrefix nameSuffix named namedPipe names namibia nan
    nanograms nanohertz nanometers nanosecond nanoseconds nanowatts narrow native nauru nauticalMiles navajo
    nearbyint negate negativeFormat negativeInfinity negativeInfinitySymbol negativeNormal negativePrefix
    negativeSubnormal negativeSuffix negativeZero negotiatedSSL nepal nepali nestedContainer
    nestedUnkeyedContainer netherlands networkConnectionLost networkDomainMask networkServiceType neuter never
    newCaledonia newZealand newline newlines newtonsPerMetersSquared next nextDate
    nextDaylightSavingTimeTransition nextDown nextObject nextResult nextTime
    nextTimePreservingSmallerComponents nextUp nextWeekend nextWeekendAfter nextafter nextstep nibbles
    nicaragua nickname niger nigeria nilSymbol niue noError noFileProtection noPermissionsToReadFile noQoS
    nonBase nonBaseCharacters nonConformingFloatDecodingStrategy nonConformingFloatEncodingStrategy
    nonLossyASCII none nonspacingMark nonzeroBitCount norfolkIsland normal normalized northMacedonia
    northernMarianaIslands norway norwegian norwegianBokmål norwegianNynorsk not notANumber notANumberSymbol
    notConnectedToInternet notDirectory notEqualTo notOnQueue notOpen notReordered notation notify noun now
    nth nukta null nullDevice number numberFormat numberFormatter numberOfCaptureGroups numberOfMatches
    numberOfRanges numberPart numberStyle numberSymbol numberingSystem numeral numeric numericCast numericType
    numericValue objCType object objectEnumerator objectForm objectIsForced objects occurrences oddHalf odia
    offset offsetBy offsetInFile ohms olChiki oman omitPaddingCharacter omitted onName onQueue
    onQueueAsBarrier onSender onTermination one oneBased oneDigit oneToTwelve oneToTwentyFour op open
    openCompleted openPunctuation openStep opening operatingSystemVersion operatingSystemVersionString
    operationCount operations optional options or order orderedAscending orderedDescending orderedSame ordinal
    ordinalOfDayInMonth ordinality origin orthography other otherLetter otherNumber otherPunctuation
    otherSymbol ounce ounces ouncesTroy output outputFormat outputFormatting overflow overlaps overlay
    overlongEncodingByte ownerAccountID ownerAccountName padded padding paddingCharacter paddingPosition
    pakistan palau palestinianTerritories panama papuaNewGuinea paragraph paragraphRange paragraphSeparator
    paraguay parameterString parent parentDirectory parentDirectoryURLKey parse parseScalar parseStrategy
    parsecs partOfSpeech particle partition partsPerMillion pashto passRetained passUnretained password
    passwordKey pastEnd patchVersion path pathComponents pathExtension pathKey paths pathsMatchingExtensions
    pattern pause pausingHandler pb pebibits pebibytes perMillSymbol percent percentEncodedFragment
    percentEncodedHost percentEncodedPassword percentEncodedPath percentEncodedQuery percentEncodedQueryItems
    percentEncodedUser percentSymbol perform persian persistentDomain personNameComponent peru petabits
    petabytes philippines phoneNumber phonetic phoneticRepresentation physicalMemory pi picograms picometers
    picoseconds picowatts picturesDirectory pints pitcairnIslands plain playgroundDescription plural pluralFew
    pluralMany pluralTwo plus plusSign pmSymbol pointValue pointee pointer pointwiseMax pointwiseMin poland
    polish popFirst popLast port portKey portugal portuguese positiveFormat positiveInfinity
    positiveInfinitySymbol positiveNormal positivePrefix positiveSubnormal positiveSuffix positiveZero posix
    posixPermissions possessive possessiveAdjectiveForm possessiveForm post pound pounds
    poundsForcePerSquareInch pow precision precomposedStringWithCanonicalMapping
    precomposedStringWithCompatibilityMapping precondition preconditionFailure preconditionIsolated
    predecessor predicateFormat preferencePanesDirectory preferredIOBlockSize preferredIOBlockSizeKey
    preferredLanguages preferredLocales preferredLocalizations prefix prefixMatch preflight prepend
    preposition presentation prettyPrinted previous previousTimePreservingSmallerComponents principalClass
    print printerDescriptionDirectory priority privateFrameworksPath privateFrameworksURL privateUse
    processIdentifier processInfo processName processorCount produceFileReferenceURLs producesRelativePathURLs
    progress projectedValue pronoun properties property propertyList propertyListReadCorrupt
    propertyListReadStream propertyListReadUnknownVersion propertyListWriteInvalid propertyListWriteStream
    protectionKey protocol protocolFamily puertoRico punctuation punctuationCharacters punjabi qatar qos
    qosClass qualityOfService quarantineProperties quarantinePropertiesKey quarter quarterSymbols quarts query
    queryItems queuePriority quietNaN quotationBeginDelimiter quotationBeginDelimiterKey quotationEndDelimiter
    quotationEndDelimiterKey quote quotientAndRemainder radians radix raiseException raising random
    randomElement range rangeOfCharacter rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences
    rangeOfFirstMatch rangeOfFragment rangeOfHost rangeOfPassword rangeOfPath rangeOfPort rangeOfQuery
    rangeOfScheme rangeOfUser rangeValue rangeView ranges rawValue read readCompletionNotification readData
    readDataToEndOfFile readInBackgroundAndNotify readLine readToEnd readToEndOfFileInBackgroundAndNotify
    readabilityHandler reading receivePort receiving recoveryAttempter recoveryOptions recoverySuggestion
    rectValue recurrences redirectToNonExistentLocation reduce referenceCount reflexiveForm regex region
    regionCode regions register registrationDomain regular regularExpression regularExpressionCheckingResult
    relatedGregorian relatedGregorianYear relative relativePath relativePriority relativeString release
    reluctant remainder remainderReportingOverflow removals remove removeAll removeAllCachedResourceValues
    removeAllIndexes removeAllObjects removeAttribute removeCachedResourceValue removeCharacters
    removeDependency removeFirst removeItem removeLast removeLastObject removeObject removeObjects
    removeObserver removePersistentDomain removeSubrange removeSubranges removeSuite removeValue
    removeVolatileDomain removingLastIndex removingPercentEncoding removingSubranges remquo rename
    repeatElement repeatedTimePolicy repeatedValue repetitionBehavior replace replaceAttributes replaceBytes
    replaceCharacters replaceItem replaceItemAt replaceMatches replaceObject replaceObjects replaceOccurrences
    replaceSubrange replacement replacementIndex replacementObject replacementString replacing
    replacingAttributes replacingCharacters replacingOccurrences reportCompletion reportProgress
    republicOfChina requestBodyStreamExhausted requiredEnd requiredKeys requiresSecureCoding reserveCapacity
    reservedSpaceLength reset resetBytes resetStandardUserDefaults resetSystemTimeZone resignCurrent
    resolveSymlinksInPath resolvingSymlinksInPath resourcePath resourceSpecifier resourceURL
    resourceUnavailable resourceValues result resultType resume resumingHandler retain reverse
    reverseObjectEnumerator reversed reversedSortDescriptor revoke revolutions rhs right rightToLeft rint
    rohingya romania romanian root rootType rotate round rounded rounding roundingBehavior roundingIncrement
    roundingMode roundingRule run runBoundaries runDetached runSynchronously runs russia russian rwanda
    réunion saintBarthélemy saintHelena saintKittsNevis saintLucia saintMartin saintPierreMiquelon
    saintVincentGrenadines same samePosition samoa samoan sanMarino sanskrit santali saturday saudiArabia
    scalarCount scalarValue scalbn scale scaleX scanCharacter scanCharacters scanCharactersFromSet scanDecimal
    scanDouble scanFloat scanHexDouble scanHexFloat scanHexInt32 scanHexInt64 scanInt scanInt32 scanInt64
    scanLocation scanString scanUInt64 scanUnsignedLongLong scanUpTo scanUpToCharacters
    scanUpToCharactersFromSet scanUpToString scandinavianMiles schedule scheduleOneshot scheduleRepeating
    scheduledTimer scheme scientific script scriptCode searchBackwards searchRules second secondFraction
    secondaryGroupingSize seconds secondsFromGMT secondsSince1970 secureConnectionFailed seek seekToEnd
    seekToEndOfFile self send sendPort senegal sequence serbia serbian serverCertificateHasBadDate
    serverCertificateHasUnknownRoot serverCertificateNotYetValid serverCertificateUntrusted set setArray
    setAttributedString setAttributes setCancelHandler setClass setClassName setCustomPronoun setData
    setDelegate setDictionary setErrorAndReturn setEventHandler setInterval setLimit
    setLocalizedDateFormatFromTemplate setObject setPersistentDomain setPositions setProperty
    setRegistrationHandler setResourceValue setResourceValues setSet setSpecific setString setTarget
    setTemporaryResourceValue setUserInfoObject setUserInfoValueProvider setValue setVolatileDomain
    settingAttributes seychelles shared sharedFrameworksPath sharedFrameworksURL sharedKeySet
    sharedPublicDirectory sharedSupportPath sharedSupportURL sharedUnownedExecutor shift shiftIndexesStarting
    shiftJIS short shortDaylightSaving shortGeneric shortMonthSymbols shortQuarterSymbols
    shortStandaloneMonthSymbols shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols shortStandard
    shortTons shortWeekdaySymbols shortened show shuffle shuffled sierraLeone sign signal signalingNaN
    significand significandBitCount significandBitPattern significandWidth significantDigits signum simple sin
    sindhi singapore singleValueContainer singular sinh sinhala sintMaarten size sizeValue skipBack
    skipDescendants skipForward skipHiddenVolumes skipsHiddenFiles skipsPackageDescendants
    skipsSubdirectoryDescendants sleep slovak slovakia slovenia slovenian slugs smallestEncoding socket
    socketSecurityLevelKey socketType socksProxyConfigurationKey solomonIslands somalia some sort sortRange
    sorted sortedArray sortedArrayHint sortedKeys southAfrica southGeorgiaSouthSandwichIslands southKorea
    southSudan space spaceSeparator spacingMark spain span spanish spawn spawnUnlessCancelled specificName
    spellOut spelledOutValue spelling spellsOutZero split squareCentimeters squareFeet squareInches
    squareKilometers squareMegameters squareMeters squareMicrometers squareMiles squareMillimeters
    squareNanometers squareRoot squareYards sriLanka ssLv2 ssLv3 stable stackSize standalone
    standaloneMonthSymbols standaloneQuarterSymbols standaloneWeekdaySymbols standard standardError
    standardInput standardOutput standardize standardized standardizedFileURL standardizingPath start
    startDate startIndex startOfDay starts stone stones stop storeBytes stream streamError streamStatus strict
    strictInterval stride string stringArray stringByReplacingMatches stringComparator stringEncoding
    stringRepresentation stringValue stringsByAppendingPaths stripCombiningMarks stripDiacritics struct style
    subRegions subarray subcontinent subdata subdivision subject subjectForm subjectType subpaths
    subpathsOfDirectory subpredicates subquery subranges subscript substring substringNotRequired subtract
    subtracting subtractingReportingOverflow success successor suffix sum sunday superDecoder superEncoder
    superclass superclassMirror supportsSecureCoding suppressed suriname surrogate surrogateCodePointByte
    suspend suspending svalbardJanMayen swahili swap swapAt sweden swedish swift_unboxFromSwiftValueWithType
    switzerland symbol symbolicLink symbols symmetricDifference sync synchronize synchronizeFile syriac system
    systemDomainMask systemEpoch systemFileNumber systemFreeNodes systemFreeSize systemLanguages systemNodes
    systemNumber systemSize systemUptime systemVersion sãoToméPríncipe tX tY tablespoons tagNames tagNamesKey
    tagalog taiwan tajik tajikistan take takeRetainedValue takeUnretainedValue tamil tan tanh tanzania tb
    teaspoons tebibits tebibytes telugu temporaryDirectory terabits terabytes terahertz terawatts terminate
    terminated terminationHandler terminationReason terminationStatus territory test text
    textAttributesForNegativeInfinity textAttributesForNegativeValues textAttributesForNil
    textAttributesForNotANumber textAttributesForPositiveInfinity textAttributesForPositiveValues
    textAttributesForZero textChanged tgamma thaana thai thailand thousandSeparator threadDictionary
    threeDigits throughputKey throw thumbnailDictionaryKey thumbnailKey thursday tibetan time timeInterval
    timeIntervalBetween1970AndReferenceDate timeIntervalSince timeIntervalSince1970 timeIntervalSinceNow
    timeIntervalSinceReferenceDate timeSeparator timeStyle timeZone timeZoneDataVersion timeZoneSeparator
    timedOut timorLeste titlecaseLetter titlecaseMapping tlSv1 toLatin toMemory toNearestOrAwayFromZero
    toNearestOrEven toOpaque toUnicodeName toXMLHex toggle togo tokelau tolerance tonga tongan top topToBottom
    totalCostLimit totalFileAllocatedSize totalFileAllocatedSizeKey totalFileSize totalFileSizeKey
    totalUnitCount towardZero trailSurrogate trailingZeroBitCount transcode transcodedLength transform
    transformStruct transformingAttributes transitInformation translate translateX trashDirectory trimPrefix
    trimmingCharacters trimmingPrefix trinidadTobago tristanDaCunha true trueBranch truncate truncateFile
    truncatedScalar truncatingRemainder try tryLock tuesday tunisia tuple turkey turkish turkmen turkmenistan
    turksCaicosIslands tuvalu twelveHour twentyFourHour twoDigitStartDate twoDigits twoDigitsNoAMPM type
    typeBlockSpecial typeCharacterSpecial typeDirectory typeIdentifier typeIdentifierKey typeMismatch
    typeRegular typeSocket typeSymbolicLink typeUnknown ubiquitousFileNotUploadedDueToQuota
    ubiquitousFileUbiquityServerNotAvailable ubiquitousFileUnavailable ubiquitousItemContainerDisplayName
    ubiquitousItemContainerDisplayNameKey ubiquitousItemDownloadRequested ubiquitousItemDownloadRequestedKey
    ubiquitousItemDownloadingError ubiquitousItemDownloadingErrorKey ubiquitousItemDownloadingStatusKey
    ubiquitousItemHasUnresolvedConflicts ubiquitousItemHasUnresolvedConflictsKey ubiquitousItemIsDownloading
    ubiquitousItemIsDownloadingKey ubiquitousItemIsUploaded ubiquitousItemIsUploadedKey
    ubiquitousItemIsUploading ubiquitousItemIsUploadingKey ubiquitousItemUploadingError
    ubiquitousItemUploadingErrorKey uganda uint16Value uint32Value uint64Value uint8Value uintValue uk ukraine
    ukrainian ulp ulpOfOne unarchiveObject unarchiveTopLevelObjectWithData unarchivedObject unarchiver
    unarchiverDidFinish unarchiverWillFinish unassigned unavailable unbounded uncached uncaughtSignal uncoded
    undefinedVariable underestimatedCount underflow underlying underlyingError underlyingErrors
    underlyingQueue unexpectedContinuationByte unicode unicodeScalar unicodeScalars unicodeScalarsEqual
    unidentified union unionSet unit unitString unitStringDisplayedAdjacent unitStyle unitWidth
    unitedArabEmirates unitedKingdom unitedStates unitedStatesOutlyingIslands unitedStatesVirginIslands units
    unitsStyle unkeyedContainer unknown unload unlock unmap unownedExecutor unownedTaskExecutor unsafeArgv
    unsafeBitCast unsafeDowncast unsafeLoad unsafeLoadUnaligned unsafelyUnwrapped unspecified unsupportedURL
    untilFinished up update updateValue upper upperBound uppercaseLetter uppercaseLetters uppercaseMapping
    uppercased uptimeNanoseconds urdu url urlFragmentAllowed urlHostAllowed urlPasswordAllowed urlPathAllowed
    urlQueryAllowed urlUserAllowed urls uruguay us useAll useBytes useDefaultKeys useEB useGB useKB useMB
    usePB useTB useUnicodeWordBoundaries useUnixLineSeparators useYBOrHigher useZB user
    userActivityConnectionUnavailable userActivityHandoffFailed userActivityHandoffUserInfoTooLarge
    userActivityRemoteApplicationTimedOut userAuthenticationRequired userCancelled userCancelledAuthentication
    userDirectory userDomainMask userInfo userInfoValueProvider userInitiated userInteractive userKey userName
    usesGroupingSeparator usesMetricSystem usesSignificantDigits usingNewMetadataOnly utf16 utf16BigEndian
    utf16LittleEndian utf16Offset utf32 utf32BigEndian utf32LittleEndian utf8 utf8CString utf8CodeUnitCount
    utf8Span utf8Start utf8String utility uuid uuidString uyghur uzbek uzbekistan valid value
    valueLengthLimits valueNotFound valueType values vanuatu variable variant variantCode vaticanCity
    venezuela verb verbatim version version4 version5 versionKey veryHigh veryLow veryShortMonthSymbols
    veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols veryShortWeekdaySymbols video vietnam
    vietnamese vikram virama voIP voice volatileDomain volatileDomainNames volts volume
    volumeAvailableCapacity volumeAvailableCapacityKey volumeCreationDate volumeCreationDateKey
    volumeIdentifier volumeIdentifierKey volumeIsAutomounted volumeIsAutomountedKey volumeIsBrowsable
    volumeIsBrowsableKey volumeIsEjectable volumeIsEjectableKey volumeIsEncrypted volumeIsEncryptedKey
    volumeIsInternal volumeIsInternalKey volumeIsJournaling volumeIsJournalingKey volumeIsLocal
    volumeIsLocalKey volumeIsReadOnly volumeIsReadOnlyKey volumeIsRemovable volumeIsRemovableKey
    volumeIsRootFileSystem volumeIsRootFileSystemKey volumeLocalizedFormatDescription
    volumeLocalizedFormatDescriptionKey volumeLocalizedName volumeLocalizedNameKey volumeMaximumFileSize
    volumeMaximumFileSizeKey volumeName volumeNameKey volumeResourceCount volumeResourceCountKey
    volumeSupportsAdvisoryFileLocking volumeSupportsAdvisoryFileLockingKey volumeSupportsCasePreservedNames
    volumeSupportsCasePreservedNamesKey volumeSupportsCaseSensitiveNames volumeSupportsCaseSensitiveNamesKey
    volumeSupportsCompression volumeSupportsCompressionKey volumeSupportsExclusiveRenamingKey
    volumeSupportsExtendedSecurity volumeSupportsExtendedSecurityKey volumeSupportsFileCloningKey
    volumeSupportsHardLinks volumeSupportsHardLinksKey volumeSupportsJournaling volumeSupportsJournalingKey
    volumeSupportsPersistentIDs volumeSupportsPersistentIDsKey volumeSupportsRenaming
    volumeSupportsRenamingKey volumeSupportsRootDirectoryDates volumeSupportsRootDirectoryDatesKey
    volumeSupportsSparseFiles volumeSupportsSparseFilesKey volumeSupportsSwapRenamingKey
    volumeSupportsSymbolicLinks volumeSupportsSymbolicLinksKey volumeSupportsVolumeSizes
    volumeSupportsVolumeSizesKey volumeSupportsZeroRuns volumeSupportsZeroRunsKey volumeTotalCapacity
    volumeTotalCapacityKey volumeURLForRemounting volumeURLForRemountingKey volumeURLKey volumeUUIDString
    volumeUUIDStringKey w wait waitForAll waitForDataInBackgroundAndNotify waitUntilAllOperationsAreFinished
    waitUntilExit waitUntilFinished wallisFutuna warning watts wednesday week weekOfMonth weekOfYear weekday
    weekdayOrdinal weekdaySymbols weekdays weekly weeks welsh westernSahara whenIdle whitespace
    whitespaceAndNewline whitespaces whitespacesAndNewlines wholeMatch wholeNumberValue wide width
    widthInsensitive willChangeValue willSet windowsCP1250 windowsCP1251 windowsCP1252 windowsCP1253
    windowsCP1254 windowsLocaleCode with12s withCString withCancellationHandler withCheckedContinuation
    withCheckedThrowingContinuation withColonSeparatorInTime withColonSeparatorInTimeZone
    withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable withDashSeparatorInDate withDay
    withDecodedUnsafeBufferPointer withDecodedUnsafeBytes withDiscardingTaskGroup withExtendedLifetime
    withFileSystemRepresentation withFractionalSeconds withFullDate withFullTime withGroup
    withInternetDateTime withLock withMemoryRebound withMonth withMutableCharacters withMutation
    withObservationTracking withSerialExecutor withSpaceBetweenDateAndTime withTaskCancellationHandler
    withTaskExecutorPreference withTaskGroup withTaskPriorityEscalationHandler withThrowingDiscardingTaskGroup
    withThrowingTaskGroup withTime withTimeZone withTransparentBounds withUTF8 withUTF8Buffer
    withUnsafeBufferPointer withUnsafeBytes withUnsafeContinuation withUnsafeCurrentTask
    withUnsafeFileSystemRepresentation withUnsafeMutableBufferPointer withUnsafeMutableBytes
    withUnsafeMutablePointer withUnsafeMutablePointerToElements withUnsafeMutablePointerToHeader
    withUnsafeMutablePointers withUnsafePointer withUnsafeTemporaryAllocation withUnsafeThrowingContinuation
    withVaList withValue withWeekOfYear withYear withoutActuallyEscaping withoutAnchoringBounds
    withoutDeletingBackupItem withoutEscapingSlashes withoutOverwriting withoutUI wordBoundaryKind words
    workItem world wrapComponents wrapped wrappedSum wrappedValue write writeJSONObject writeabilityHandler
    writing writingDirection x xml xpcConnectionInterrupted xpcConnectionInvalid xpcConnectionReplyInvalid y
    y0 y1 yard yards yb ybOrHigher year yearForWeekOfYear yearly yemen yiddish yield yn yobibits yobibytes
    yottabits yottabytes z zambia zb zebibits zebibytes zero zeroBased zeroByteResource zeroPadsFractionDigits
    zeroSymbol zeroToEleven zeroToTwentyThree zeroValueUnitsDisplay zettabits zettabytes zimbabwe zip
    """
}
