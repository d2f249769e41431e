export { BackupProblem, type Manifest } from "./manifest.server";
export { restoreBackup } from "./restore.server";
export { takeBackup } from "./take.server";
