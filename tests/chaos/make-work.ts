// Asks for documents and mails at a steady pace until told to end, as the web server does.
// Argument: how many milliseconds apart. Says at the end how many of both, and under which requests.
import { setTimeout as sleep } from "node:timers/promises";
import { sendSecurityNoticeJob } from "#modules/accounts/jobs";
import { createBylaws } from "#modules/bylaws/index.server";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { closeDb, db } from "#modules/platform/db.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";

const [paceMs = 0] = process.argv.slice(2).map(Number);
let isOver = false;
process.once("message", () => {
  isOver = true;
});

const user = await db.user.findFirstOrThrow({ orderBy: { id: "asc" } });
const counts = { documents: 0, mails: 0, requests: [] as string[] };
const newCtx = () => {
  const ctx = createCtx();
  counts.requests.push(ctx.requestId);
  return ctx;
};
process.send?.("begun");
while (!isOver) {
  const saved = await createBylaws(newCtx(), {
    variant: "chapter",
    fields: {
      name: `Alpha Chapter ${counts.documents}`,
      purpose: "To keep its documents.",
      fiscal_year_end: "12",
      is_highlighted: "1",
    },
  });
  if (!saved.ok) throw new TypeError(`refused: ${JSON.stringify(saved.refusal)}`);
  counts.documents++;
  await inTransaction(newCtx(), async (tx) =>
    ok(await enqueue(tx, sendSecurityNoticeJob, { userId: user.id, notice: "password-changed" })),
  );
  counts.mails++;
  await sleep(paceMs);
}
await closeDb();
process.send?.(counts, () => process.disconnect());
