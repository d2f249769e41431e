import { addContest } from "#modules/contest/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { addDays, officeToday } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";

const rules =
  "One file for each entry, and up to three entries of an organization or an e-mail address count.\n" +
  "Show your club, your volunteers or your school as they are.\n" +
  "Everyone who can be recognized has to agree, and for anyone under 18 a parent or guardian.\n" +
  "Our staff look at every entry before it is shown.";

const contests = [
  { title: "Boosters in action", kind: "photo" },
  { title: "One minute of our season", kind: "video" },
] as const;

/** A contest for photos and one for videos, both open for some weeks. */
export async function seedContests(tx: TxCtx): Promise<Result<void>> {
  const today = officeToday(tx.now());
  const days = { opensOn: addDays(today, -14), closesOn: addDays(today, 60) };
  for (const contest of contests) {
    const added = await addContest(tx, { ...contest, ...days, rules });
    if (!added.ok) return added;
  }
  return ok(undefined);
}
