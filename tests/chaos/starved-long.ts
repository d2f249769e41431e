// npm run chaos -- starved [minutes]: the same as the test, at full length.
import { describeStarved, isCalm, runStarved } from "./starved";

const minutes = Number(process.argv[2] ?? 5);
const options = { seconds: minutes * 60, share: 0.1, paceMs: 10_000 };
const report = await runStarved(options);
console.log(describeStarved(options, report));
process.exit(isCalm(report) ? 0 : 1);
