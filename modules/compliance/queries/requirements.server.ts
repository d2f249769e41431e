import { type Ctx, reader } from "#modules/platform/ctx.server";
import { usStates } from "#modules/platform/us-states";
import { estimateOfAYear } from "../domain/estimates";
import type { RequirementFacts, StateCode, StateRequirement } from "../requirement";
import { factsOf } from "../requirement-rows.server";

export const isState = (state: string): state is StateCode => Object.hasOwn(usStates, state);

/**
 * What a state asks, by its postal code; null when there is no such state. Anybody may ask.
 * Every figure is an estimate of the day `checkedOn`.
 */
export async function requirementOf(ctx: Ctx, state: string): Promise<StateRequirement | null> {
  if (!isState(state)) return null;
  const row = await reader(ctx).stateRequirement.findUnique({ where: { state } });
  return row && withEstimates(state, factsOf(row));
}

/** What every state asks, in the order of their names. Anybody may ask. */
export async function listRequirements(ctx: Ctx): Promise<readonly StateRequirement[]> {
  const rows = await reader(ctx).stateRequirement.findMany();
  return rows
    .flatMap((row) => (isState(row.state) ? [withEstimates(row.state, factsOf(row))] : []))
    .sort((a, b) => (usStates[a.state] < usStates[b.state] ? -1 : 1));
}

const withEstimates = (state: StateCode, facts: RequirementFacts): StateRequirement => ({
  ...facts,
  state,
  maintainEstimate: estimateOfAYear(facts),
  articlesEstimate: facts.articles.fee?.upTo ?? null,
});
