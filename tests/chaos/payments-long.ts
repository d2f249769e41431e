// npm run chaos -- payments: the same as the test, 20 times at each point, with a worker that finds
// the payments by its own schedule.
import { describeCrashes, isExact, runPaymentCrashes } from "./payments";

const report = await runPaymentCrashes({
  times: 20,
  withWorker: true,
  say: (line) => console.log(line),
});
for (const told of report.untold) console.log(`told wrong: ${told}`);
console.log(describeCrashes(report));
process.exit(isExact(report) ? 0 : 1);
