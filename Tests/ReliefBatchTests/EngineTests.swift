import Foundation
import Relief
import Testing

@testable import ReliefBatch

/// Engines that split work over machines, where they are installed.
@Suite("Batches on other engines", .serialized)
struct EngineTests {
  private static func program(_ name: String) -> URL? {
    ["/usr/bin/", "/usr/sbin/", "/usr/local/bin/"].map { $0 + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }
  }

  @Test("GNU parallel runs the parts of a batch")
  func parallel() throws {
    guard let parallel = Self.program("parallel") else {
      print("skipped: GNU parallel is not installed (apt-get install parallel)")
      return
    }
    let shop = try Workshop()
    try shop.writeButtons(24)
    let ending = try shop.run(
      parallel,
      [
        "--will-cite", "-j", "2", Workshop.tool.path, "batch", "batch.json", "-o", "part{}", "--shard",
        "{}/3", ":::",
        "1", "2", "3",
      ])
    #expect(ending.status == 0, "\(ending.errors)")
    let merged = try shop.relief("batch", "--merge", "part1", "part2", "part3", "-o", "out")
    #expect(merged.text.hasPrefix("out: 24 pictures of 3 parts"), "\(merged.errors)")
  }

  @Test(
    "An array of Slurm's runs the parts of a batch, with no option that says which", .timeLimit(.minutes(2)))
  func slurm() throws {
    guard let controller = Self.program("slurmctld"), let daemon = Self.program("slurmd"),
      let submit = Self.program("sbatch"),
      let munge = Self.program("munged"), geteuid() == 0
    else {
      print("skipped: Slurm is not installed, or this user may not start it (apt-get install slurm-wlm)")
      return
    }
    let shop = try Workshop()
    try shop.writeButtons(24)
    let host = ProcessInfo.processInfo.hostName.split(separator: ".").first.map(String.init) ?? "localhost"
    for folder in ["state", "spool", "run"] { try SystemFiles.makeFolder(shop.path + "/" + folder) }
    // A key and a daemon of its own for who is who.
    try shop.write(String(repeating: "0123456789abcdef", count: 8), to: "munge.key")
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: shop.path + "/munge.key")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: shop.path + "/run")
    try shop.write(
      """
      ClusterName=relief
      SlurmctldHost=\(host)(127.0.0.1)
      SlurmUser=root
      SlurmdUser=root
      AuthType=auth/munge
      AuthInfo=socket=\(shop.path)/run/munge.socket
      CredType=cred/munge
      SlurmctldPort=17817
      SlurmdPort=17818
      StateSaveLocation=\(shop.path)/state
      SlurmdSpoolDir=\(shop.path)/spool
      SlurmctldPidFile=\(shop.path)/run/slurmctld.pid
      SlurmdPidFile=\(shop.path)/run/slurmd.pid
      ProctrackType=proctrack/linuxproc
      JobAcctGatherType=jobacct_gather/none
      TaskPlugin=task/none
      SelectType=select/cons_tres
      MpiDefault=none
      ReturnToService=2
      SlurmctldLogFile=\(shop.path)/slurmctld.log
      SlurmdLogFile=\(shop.path)/slurmd.log
      NodeName=\(host) NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
      PartitionName=all Nodes=\(host) Default=YES MaxTime=INFINITE State=UP

      """, to: "slurm.conf")
    let isNewer = FileManager.default.fileExists(atPath: "/sys/fs/cgroup/cgroup.controllers")
    try shop.write("CgroupPlugin=cgroup/v\(isNewer ? 2 : 1)\nIgnoreSystemd=yes\n", to: "cgroup.conf")
    // One shell starts and ends the services: none of them may hold what the test waits on.
    try shop.write(
      """
      export SLURM_CONF=\(shop.path)/slurm.conf
      \(munge.path) --foreground --force --key-file=munge.key --socket=\(shop.path)/run/munge.socket \\
        --pid-file=run/munged.pid --log-file=munged.log --seed-file=munge.seed >services.log 2>&1 </dev/null &
      M=$!
      sleep 1
      \(controller.path) -D -f $SLURM_CONF >>services.log 2>&1 </dev/null &
      C=$!
      sleep 1
      \(daemon.path) -D -f $SLURM_CONF -N \(host) >>services.log 2>&1 </dev/null &
      D=$!
      sleep 1
      timeout 60 \(submit.path) --wait --array=5-9:2 --output=job-%a.log --chdir=\(shop.path) job.sh
      status=$?
      kill -9 $D $C $M
      exit $status

      """, to: "engine.sh")
    try shop.write(
      "#!/bin/sh\nexec \(Workshop.tool.path) batch batch.json -o part$SLURM_ARRAY_TASK_ID --quiet\n",
      to: "job.sh")
    let ending = try shop.run(URL(fileURLWithPath: "/bin/sh"), ["engine.sh"])
    let logs = ["services.log", "slurmctld.log", "slurmd.log", "munged.log"].map {
      (try? shop.text($0)) ?? ""
    }
    #expect(ending.status == 0, "\(ending.errors)\n\(logs.joined(separator: "\n"))")
    let merged = try shop.relief("batch", "--merge", "part5", "part7", "part9", "-o", "out")
    #expect(merged.text.hasPrefix("out: 24 pictures of 3 parts"), "\(merged.errors)")
  }
}
