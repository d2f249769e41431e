// npm run chaos -- rolling: the same as the test, six times round.
import { describeRolling, isLossless, runRolling } from "./rolling";

const report = await runRolling({ rounds: 6, visitors: 8 });
console.log(describeRolling(report));
process.exit(isLossless(report) ? 0 : 1);
