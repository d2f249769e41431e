import { type Ctx, reader } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { type FilingFacts, filingFacts } from "./fact";

/** The newest reading of each rule. Anybody may ask. */
export async function readFilingFacts(ctx: Ctx): Promise<FilingFacts> {
  const rows = await reader(ctx).filingFact.findMany({ orderBy: { readOn: "desc" } });
  return Object.fromEntries(
    filingFacts.flatMap((name) => {
      const row = rows.find((one) => one.name === name);
      if (!row) return [];
      const { sourceUrl, readOn, confirmed } = row;
      return [[name, { sourceUrl, readOn: fromUtcDate(readOn), isConfirmed: confirmed }]];
    }),
  );
}
