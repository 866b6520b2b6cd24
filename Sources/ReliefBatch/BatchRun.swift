import Dispatch
import Foundation
import Glibc
import Relief
import ReliefDrawing
import ReliefFiles
import ReliefPNG
import Synchronization

/// Makes the pictures of a plan that are not there yet, on all cores, and leaves a whole folder whatever happens.
package struct BatchRun: Sendable {
  /// How a plan is carried out.
  package struct Options: Sendable {
    /// The folder for pictures.
    package var output: String
    /// How many pictures are drawn at once; as many as there are cores where it is 0.
    package var jobs = 0
    /// Whether pictures that are there are made anew.
    package var isForced = false
    /// The part of the work that is done.
    package var shard = Shard.whole
    /// The file where it is noted what was made, for an output folder that is the user's own; nil for a file and a lock
    /// in that folder.
    package var ledger: String?

    package init(output: String) { self.output = output }
  }

  /// What happens while a batch runs.
  package enum Event: Sendable {
    /// The work is known.
    case began(pictures: Int, kept: Int)
    /// A picture is there, made of the same.
    case kept(BatchResult)
    /// A picture was made, or could not be.
    case finished(BatchResult)
    /// Something that is not as it should be.
    case warning(String)
  }

  /// Pictures of more pixels are drawn one at a time, so that few of them fill the memory.
  private static let largePicture = 8 << 20

  private let plan: BatchPlan
  private let options: Options
  private let ledger: BatchLedger
  private let files = AtomicFile.Batch()
  private let images = SceneImages()
  private let fonts: FontLibrary
  /// One for all pictures: glyphs and shadows of equal shapes are made once.
  private let rasterizer = Rasterizer()
  private let say: @Sendable (Event) -> Void
  private let warned = Warned()

  package init(_ plan: BatchPlan, options: Options, say: @escaping @Sendable (Event) -> Void) {
    (self.plan, self.options, self.say) = (plan, options, say)
    ledger =
      options.ledger.map { BatchLedger(path: $0, ignoring: options.isForced) }
      ?? BatchLedger(folder: options.output, shard: options.shard, ignoring: options.isForced)
    fonts = FontLibrary()
    for path in plan.fonts { fonts.register(path: path) }
  }

  /// Makes what is missing; the results in the plan's order.
  package func run() throws(BatchError) -> BatchReport {
    try makeFolders()
    // Where the folder is the user's own, two runs may write to it, file by file.
    let lock = options.ledger == nil ? try FolderLock(options.output, shard: options.shard) : nil
    defer { lock?.release() }
    var results = plan.pictures.map { picture -> BatchResult in
      let entry = ledger.entry(picture.name, inputs: picture.inputs, folder: options.output)
      return BatchResult(picture: picture, status: entry == nil ? .failed : .kept, entry: entry)
    }
    let missing = results.indices.filter { results[$0].entry == nil }
    say(.began(pictures: results.count, kept: results.count - missing.count))
    for result in results {
      guard let entry = result.entry else { continue }
      say(.kept(result))
      for warning in entry.warnings { warn(warning) }
    }
    let made = Mutex<[Int: BatchResult]>([:])
    let stop = Mutex<String?>(nil)
    draw(missing, of: results, stop: stop) { index, result in
      made.withLock { $0[index] = result }
      say(.finished(result))
    }
    for warning in fonts.warnings { warn("\(warning)") }
    let reason = stop.withLock(\.self)
    for (index, result) in made.withLock(\.self) { results[index] = result }
    for index in results.indices where results[index].status == .failed && results[index].message == nil {
      results[index].message = reason ?? "it was not begun"
    }
    // Elsewhere than in its folder, the ledger serves other plans too.
    let wasFinished = missing.isEmpty && (options.ledger != nil || ledger.finishedPlan == planMark)
    var report = BatchReport(results: results, faults: plan.faults, isUnchanged: wasFinished)
    report.stopped = reason
    if wasFinished { return report }
    do throws(FileError) {
      try files.finish()
      if reason == nil { try ledger.finish(keeping: plan.pictures.map(\.name) + others, plan: planMark) }
    } catch {
      ledger.flush()
      if options.ledger != nil {
        // The pictures are there; they are only made again another time.
        warn("\(error)")
        return report
      }
      report.stopped = report.stopped ?? "\(error)"
    }
    return report
  }

  /// Pictures of other plans that a ledger of many plans goes on to know: those that are there.
  private var others: [String] {
    guard options.ledger != nil else { return [] }
    let own = Set(plan.pictures.map(\.name))
    return ledger.names.filter {
      !own.contains($0) && SystemFiles.kind(of: options.output + "/" + $0) == .file
    }
  }

  /// Tells a warning, each once.
  private func warn(_ message: String) {
    if warned.insert(message) { say(.warning(message)) }
  }

  /// What tells this plan and what is not in its pictures from others.
  private var planMark: String { String(plan.digest.prefix(32)) + "/\(plan.faults.count)" }

  private func makeFolders() throws(BatchError) {
    var made: Set<String> = []
    for name in [""] + plan.pictures.map(\.name) {
      let folder = name.isEmpty ? options.output : SystemFiles.folder(of: options.output + "/" + name)
      guard made.insert(folder).inserted else { continue }
      do { try SystemFiles.makeFolder(folder) } catch { throw .file(path: folder, reason: error.reason) }
    }
  }

  // MARK: Drawing

  private var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private func draw(
    _ missing: [Int], of results: [BatchResult], stop: borrowing Mutex<String?>,
    done: @Sendable (Int, BatchResult) -> Void
  ) {
    let jobs = options.jobs > 0 ? options.jobs : cores
    let scenes = missing.filter { index in
      if case .preview = results[index].picture.origin { false } else { true }
    }
    // A picture that is alone may use all cores; pixels do not depend on it.
    let threads = max(1, cores / max(1, min(jobs, scenes.count)))
    let stopped = StopFlag()
    let large = Mutex(())
    parallel(scenes.count, jobs) { place in
      guard !stopped.isSet else { return }
      let index = scenes[place]
      let result = drawScene(results[index].picture, threads: threads, large: large)
      if let message = result.fatal { stopped.set(message) }
      done(index, result.result)
    }
    drawPreviews(missing.filter { !scenes.contains($0) }, of: results, jobs: jobs, stopped, done: done)
    if let message = stopped.message { stop.withLock { $0 = message } }
  }

  /// Runs work for each index on some threads; each takes the next one that is left.
  private func parallel(_ count: Int, _ threads: Int, _ work: @Sendable (Int) -> Void) {
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: max(0, min(threads, count))) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        work(index)
      }
    }
  }

  private func drawScene(
    _ picture: BatchPicture, threads: Int, large: borrowing Mutex<Void>
  ) -> (result: BatchResult, fatal: String?) {
    let start = ContinuousClock.now
    do {
      let drawing = try drawing(picture)
      let pixels = Double(drawing.size.width * drawing.size.height) * drawing.scale * drawing.scale
      func made(_ threads: Int?) throws -> (Bitmap, [UInt8]) {
        let bitmap = try drawing.render(threads: threads, with: rasterizer)
        return (bitmap, try PNG.encode(bitmap, options: .init(threads: threads)))
      }
      let (bitmap, bytes) =
        pixels > Double(Self.largePicture) ? try large.withLock { _ in try made(nil) } : try made(threads)
      let path = options.output + "/" + picture.name
      try files.write(bytes, to: path)
      let result = try noted(
        picture, bytes, path, width: bitmap.width, height: bitmap.height, since: start)
      return (result, nil)
    } catch {
      return Self.failure(picture, error)
    }
  }

  private func drawing(_ picture: BatchPicture) throws -> SceneFile.Drawing {
    let scheme = picture.variant.isDark.map { $0 ? SceneFile.ColorScheme.dark : .light }
    let options = SceneFile.RenderOptions(scale: picture.variant.scale, colorScheme: scheme, fonts: fonts)
    switch picture.origin {
    case .scene(let index):
      let scene = plan.scenes[index]
      let template = try SceneTemplate(path: scene.path)
      guard SHA256.text(of: template.source.bytes) == scene.digest else {
        throw BatchError.file(path: scene.path, reason: "it was changed while the batch ran; run it again")
      }
      return try template.scene([], images: images).drawing(options: options)
    case .row(let template, let row):
      let filled = plan.templates[template]
      let values = try filled.values(row)
      return try filled.template.scene(values, images: images).drawing(options: options)
    case .preview: throw BatchError.nothing("previews are drawn by their host")
    }
  }

  /// Two modules are not drawn at once, but one by as many hosts as there are jobs.
  private func drawPreviews(
    _ missing: [Int], of results: [BatchResult], jobs: Int, _ stopped: StopFlag,
    done: @Sendable (Int, BatchResult) -> Void
  ) {
    for (module, sources) in plan.sources.enumerated() {
      let own = missing.filter { index in
        if case .preview(module, _) = results[index].picture.origin { true } else { false }
      }
      let indices = Dictionary(uniqueKeysWithValues: own.map { (results[$0].picture.name, $0) })
      // Variants of one preview cost about the same, so they are dealt out one by one.
      let hosts = min(jobs, own.count)
      parallel(hosts, hosts) { host in
        let share = own.enumerated().filter { $0.offset % hosts == host }.map { results[$0.element].picture }
        func tell(_ result: BatchResult) {
          if let index = indices[result.picture.name] { done(index, result) }
        }
        sources.draw(
          share, into: options.output, threads: max(1, cores / max(1, hosts)),
          made: { picture, milliseconds, warnings in
            for warning in warnings { warn(warning) }
            let path = options.output + "/" + picture.name
            do {
              let bytes = try AtomicFile.read(path)
              let (width, height) = Self.size(bytes)
              try files.include(path)
              tell(
                try noted(
                  picture, bytes, path, width: width, height: height, microseconds: Int(milliseconds * 1000),
                  warnings: warnings))
            } catch {
              let failure = Self.failure(picture, error)
              if let message = failure.fatal { stopped.set(message) }
              tell(failure.result)
            }
          }, failed: { tell(BatchResult(picture: $0, status: .failed, message: $1)) },
          warn: { warn($0) })
      }
    }
  }

  /// The sides that a PNG file's header names.
  private static func size(_ png: [UInt8]) -> (width: Int, height: Int) {
    guard png.count >= 24 else { return (0, 0) }
    func side(_ start: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(png[start + $1]) } }
    return (side(16), side(20))
  }

  // MARK: Results

  private func noted(
    _ picture: BatchPicture, _ bytes: [UInt8], _ path: String, width: Int, height: Int,
    since start: ContinuousClock.Instant
  ) throws -> BatchResult {
    let time = start.duration(to: .now).components
    return try noted(
      picture, bytes, path, width: width, height: height,
      microseconds: Int(time.seconds) * 1_000_000 + Int(time.attoseconds / 1_000_000_000_000))
  }

  private func noted(
    _ picture: BatchPicture, _ bytes: [UInt8], _ path: String, width: Int, height: Int, microseconds: Int,
    warnings: [String] = []
  ) throws -> BatchResult {
    let changed = try SystemFile.status(path).map(BatchLedger.changed) ?? 0
    let entry = BatchLedger.Entry(
      inputs: picture.inputs, digest: SHA256.text(of: bytes), bytes: bytes.count, width: width,
      height: height, changed: changed, microseconds: microseconds, warnings: warnings)
    ledger.add(picture.name, entry)
    return BatchResult(picture: picture, status: .made, entry: entry)
  }

  /// A picture that could not be made, and whether that ends the batch: where one file finds no room, none does.
  private static func failure(_ picture: BatchPicture, _ error: any Error) -> (
    result: BatchResult, fatal: String?
  ) {
    let message: String
    var fatal: String?
    switch error {
    case let error as RasterError: message = error.message
    case let error as FileError:
      message = "\(error)"
      if case .diskFull = error { fatal = "the disk is full" }
    default: message = "\(error)"
    }
    return (BatchResult(picture: picture, status: .failed, message: message), fatal)
  }
}

/// Warnings that were told.
private final class Warned: Sendable {
  private let messages = Mutex<Set<String>>([])

  func insert(_ message: String) -> Bool { messages.withLock { $0.insert(message).inserted } }
}

/// Whether a batch ends early, and why.
private final class StopFlag: Sendable {
  private let reason = Mutex<String?>(nil)

  var isSet: Bool { reason.withLock { $0 != nil } }
  var message: String? { reason.withLock(\.self) }

  func set(_ message: String) { reason.withLock { $0 = $0 ?? message } }
}
