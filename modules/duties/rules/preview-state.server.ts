import {
  type RequirementFields,
  requirementIn,
  type StateCode,
} from "#modules/compliance/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { readRulebook, stateCodes, withState } from "../rulebook.server";
import type { RulePreview } from "../views";
import { touchedBy } from "./touched.server";

export interface StateToTry {
  /** A postal code. */
  readonly state: StateCode;
  /** Those of `requirementSchema`. */
  readonly fields: RequirementFields;
}

/**
 * Whom a change of what a state asks would touch, as `previewRule` counts it; nothing is saved. For
 * staff who keep texts. Refusals: those of `refuseUnlessMay`; `not_found`; `invalid` at the fields.
 */
export async function previewState(
  ctx: Ctx,
  { state, fields }: StateToTry,
): Promise<Result<RulePreview>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  const facts = requirementIn(ctx, fields);
  if (!facts.ok) return facts;
  const was = await readRulebook(ctx, { states: [state] });
  if (!was.states.has(state)) return refuse({ code: "not_found" });
  const is = withState(was, state, facts.value);
  return ok(await touchedBy(ctx, { was, is, codes: stateCodes, state }));
}
