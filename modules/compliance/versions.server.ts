import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, officeToday } from "#modules/platform/dates";
import type { Result } from "#modules/platform/result";
import type { RequirementFacts, StateCode } from "./requirement";
import { type RequirementValues, readRequirementForm, requirementFormOf } from "./requirement-form";
import { factsOf } from "./requirement-rows.server";
import { requirementSchema } from "./schemas";

/** The notice of a meeting as it is, beside a version that is too old to speak of it. */
function noticeUnlessIn(earlier: unknown, now: RequirementValues): Partial<RequirementValues> {
  if ("notice_days" in Object(earlier)) return {};
  const { notice_days, notice_cite, notice_source, notice_read_on, notice_confirmed } = now;
  return { notice_days, notice_cite, notice_source, notice_read_on, notice_confirmed };
}

/** What the fields of a version said; refusal `invalid` where today's form does not take them. */
export function factsOfVersion(
  fields: unknown,
  now: RequirementFacts,
  today: CivilDate,
): Result<RequirementFacts> {
  const values = { ...noticeUnlessIn(fields, requirementFormOf(now)), ...Object(fields) };
  return readRequirementForm(requirementSchema.parse(values), today);
}

/**
 * What staff knew of a state by a version of its row; undefined without such a version, and where
 * today's form does not take it.
 */
export async function requirementFactsAt(
  ctx: Ctx,
  state: StateCode,
  version: number,
): Promise<RequirementFacts | undefined> {
  const where = { state_version: { state, version } };
  const kept = await reader(ctx).stateRequirementVersion.findUnique({ where });
  const row = await reader(ctx).stateRequirement.findUnique({ where: { state } });
  if (!kept || !row) return undefined;
  const facts = factsOfVersion(kept.fields, factsOf(row), officeToday(ctx.now()));
  return facts.ok ? facts.value : undefined;
}
