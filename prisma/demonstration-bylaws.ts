import { createBylaws, keepBylaws, recordAdoption } from "#modules/bylaws/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { officeToday } from "#modules/platform/dates";
import { registry } from "../workers/registry";
import { organizations } from "./demonstration-data";

const fields = {
  version: 1,
  name: organizations.chapter.name,
  purpose:
    "The purpose of the chapter is to promote friendship, learning and service among its members, and to support the school and the community in which they live.",
  fiscal_year_end: 6,
};

/**
 * Bylaws of the demonstration's chapter whose adoption is recorded. After the rest, because a worker's
 * job writes them before; it does nothing when they are there already.
 */
export async function seedBylaws(ctx: Ctx): Promise<void> {
  const account = await ctx.db.account.findFirst({ where: { ein: organizations.chapter.ein } });
  if (!account || (await ctx.db.bylaws.count({ where: { accountId: account.id } })) > 0) return;
  const made = await createBylaws(ctx, { variant: "chapter", fields });
  if (!made.ok) throw new Error(`the bylaws were refused: ${JSON.stringify(made.refusal)}`);
  const { hash, version } = made.value;
  const { id: versionId } = await ctx.db.bylawsVersion.findFirstOrThrow({
    where: { bylaws: { hash }, number: version },
  });
  const { signal } = new AbortController();
  const job = { ...ctx, jobId: versionId, attempt: 1, signal };
  await registry.get("bylaws.render")?.run(job, { versionId });
  const vote = {
    date: officeToday(ctx.now()),
    vote: "unanimous",
    votes_for: "14",
  };
  const signers = { presiding_officer: "Jordan Pell", secretary: "Sam Ortiz" };
  const adopted = await recordAdoption(ctx, { hash, version, fields: { ...vote, ...signers } });
  if (!adopted.ok) throw new Error(`the adoption was refused: ${JSON.stringify(adopted.refusal)}`);
  const kept = await keepBylaws(ctx, { variant: "chapter", hash, accountId: account.id });
  if (!kept.ok) throw new Error("the bylaws could not be kept");
}
