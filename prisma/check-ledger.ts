// npm run ledger:check [-- --repair]: lists what is wrong with the books, and puts right what has one
// right answer when it is told to. Ends with 1 while something is wrong.
import { checkLedger } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb } from "#modules/platform/db.server";

const options = process.argv.slice(2);
if (options.some((option) => option !== "--repair")) {
  process.stderr.write("Usage: npm run ledger:check [-- --repair]\n");
  process.exit(2);
}
const ctx = createCtx({ actor: { kind: "system", name: "ledger-check" } });
try {
  const isRepairing = options.includes("--repair");
  const { faults } = await checkLedger(ctx, { isRepairing, isTelling: false });
  for (const { kind, key, detail, isRepaired } of faults) {
    process.stdout.write(`${isRepaired ? "repaired" : "FAULT   "}  ${kind}  ${key}  ${detail}\n`);
  }
  const left = faults.filter(({ isRepaired }) => !isRepaired).length;
  process.stdout.write(`${faults.length} faults found, ${left} left\n`);
  process.exitCode = left === 0 ? 0 : 1;
} finally {
  await closeDb();
}
