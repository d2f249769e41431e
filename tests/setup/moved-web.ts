import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RunningProcess, startWeb, temporaryFolder } from "./web";

/** A web server in a time of its own. */
export interface MovedWeb extends RunningProcess {
  /** From now on it is that instant there. */
  moveTo(instant: Date): void;
}

/** Starts the built web server at an instant; the test's own process stays in its time. */
export async function startMovedWeb(instant: Date): Promise<MovedWeb> {
  const folder = temporaryFolder();
  const file = join(folder.path, "time");
  const moveTo = (to: Date) => writeFileSync(file, to.toISOString());
  moveTo(instant);
  const web = await startWeb({
    MOVED_TIME: file,
    NODE_OPTIONS: `--import=${new URL("moved-time.mjs", import.meta.url)}`,
  });
  const stop = async () => {
    await web.stop();
    folder.remove();
  };
  return { ...web, moveTo, stop };
}
