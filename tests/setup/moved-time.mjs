// Loaded before a process of the application (`node --import`): it runs in the time that the file of
// MOVED_TIME names, which a test moves on while it runs. Timers stay as they are.
import { readFileSync } from "node:fs";

const RealDate = Date;
let text = "";
let ahead = 0;

/** How far ahead of the real time it is: the file is read each time, and counted when it changed. */
function now() {
  const named = readFileSync(process.env.MOVED_TIME, "utf8");
  if (named !== text) {
    text = named;
    ahead = RealDate.parse(named) - RealDate.now();
  }
  return RealDate.now() + ahead;
}

globalThis.Date = class MovedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }

  static now = now;
};
