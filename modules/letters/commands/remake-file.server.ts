import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { renderLetterJob } from "../jobs";
import { isFileLost, readLetter } from "../queries/read-letters.server";

/**
 * Has the file of a signed letter made that could not be made before, or was lost: for the chapter's people, those of
 * the headquarters who may edit, and staff. Twice is once. Refusals: `not_found`; `forbidden`.
 */
export async function remakeLetterFile(ctx: Ctx, id: number): Promise<Result<void>> {
  const shown = await readLetter(ctx, id);
  if (!shown.ok) return shown;
  const isLost = await isFileLost(shown.value);
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const letter = await readLetter(tx, id);
    if (!letter.ok) return letter;
    const { file } = letter.value;
    if (file !== "failed" && !(file === "ready" && isLost)) return ok(undefined);
    if (!letter.value.mayRemake) return refuse({ code: "forbidden" });
    const { count } = await tx.tx.letter.updateMany({
      where: { id, fileState: file },
      data: { fileState: "waiting" },
    });
    if (count === 0) return ok(undefined);
    await enqueue(tx, renderLetterJob, { letterId: id });
    await audit(tx, {
      action: "letters.file-asked",
      subject: `account:${letter.value.accountId}`,
      data: { letter: id },
    });
    return ok(undefined);
  });
}
