import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { dutiesChangedJob } from "../jobs";
import { type Instead, readRulebook } from "../rulebook.server";
import { applyBooks } from "./apply-books.server";
import { readKept, ruleOfKept } from "./rule-form";

interface Version {
  readonly code: string;
  readonly version: number;
}

async function versionOf(ctx: Ctx, { code, version }: Version): Promise<Instead | undefined> {
  const found = await ctx.db.dutyRuleVersion.findUnique({
    where: { code_version: { code, version } },
    include: { rule: { select: { isAutomatic: true } } },
  });
  if (!found) return undefined;
  const kept = readKept(found.fields);
  return {
    rule: ruleOfKept(code, kept, found.rule.isAutomatic),
    isActive: kept.is_active === "1",
  };
}

/**
 * Builds all clubs' duties by a rule that was changed or added, and tells those whose dates it moved. Run again it
 * tells nobody twice.
 */
export async function applyRule(ctx: Ctx, { code, version }: Version): Promise<void> {
  const after = await versionOf(ctx, { code, version });
  if (!after) return;
  // Before its first version there was none.
  const before =
    version === 1
      ? { rule: after.rule, isActive: false }
      : await versionOf(ctx, { code, version: version - 1 });
  if (!before) return;
  const [was, is] = [await readRulebook(ctx, {}, before), await readRulebook(ctx, {}, after)];
  await applyBooks(ctx, {}, { was, is, codes: [code] }, { code, version });
  await inTransaction(ctx, async (tx) => {
    await enqueue(tx, dutiesChangedJob, {});
    return ok(undefined);
  });
}
