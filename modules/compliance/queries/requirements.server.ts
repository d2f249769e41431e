import { type Ctx, reader } from "#modules/platform/ctx.server";
import { usStates } from "#modules/platform/us-states";
import { confirmedOnly, oldestReading } from "../domain/confirmed";
import { estimateOfAYear } from "../domain/estimates";
import { neighborsOf } from "../domain/neighbors";
import type { RequirementFacts, StateCode, StateRequirement } from "../requirement";
import { factsOf } from "../requirement-rows.server";

/** Whether a text is the postal code of one of the 50 states and the District of Columbia. */
export const isState = (state: string): state is StateCode => Object.hasOwn(usStates, state);

/**
 * What a state asks as far as it is confirmed, by its postal code; null when there is no such state.
 * Anybody may ask.
 */
export async function requirementOf(ctx: Ctx, state: string): Promise<StateRequirement | null> {
  if (!isState(state)) return null;
  const row = await reader(ctx).stateRequirement.findUnique({ where: { state } });
  return row && asVisitorsRead(state, row);
}

/** What every state asks, in the order of their names. Anybody may ask. */
export async function listRequirements(ctx: Ctx): Promise<readonly StateRequirement[]> {
  const rows = await reader(ctx).stateRequirement.findMany();
  return rows
    .flatMap((row) => (isState(row.state) ? [asVisitorsRead(row.state, row)] : []))
    .sort((a, b) => (usStates[a.state] < usStates[b.state] ? -1 : 1));
}

/**
 * What staff know of states, figure by figure with its source, confirmed or not: for rooms that show
 * what is not confirmed as something to check. Of all states without a list of them.
 */
export async function requirementFactsOf(
  ctx: Ctx,
  states?: readonly string[],
): Promise<ReadonlyMap<StateCode, RequirementFacts>> {
  const where = states && { state: { in: states.filter(isState) } };
  const rows = await reader(ctx).stateRequirement.findMany({ ...(where && { where }) });
  return new Map(
    rows.flatMap((row) => (isState(row.state) ? [[row.state, factsOf(row)] as const] : [])),
  );
}

/** What the states around one ask, in the order of their names. Anybody may ask. */
export async function requirementsAround(
  ctx: Ctx,
  state: StateCode,
): Promise<readonly StateRequirement[]> {
  const around = neighborsOf(state);
  return (await listRequirements(ctx)).filter((one) => around.includes(one.state));
}

function asVisitorsRead(state: StateCode, row: Parameters<typeof factsOf>[0]): StateRequirement {
  const facts = confirmedOnly(factsOf(row));
  return {
    ...facts,
    state,
    maintainEstimate: estimateOfAYear(facts),
    articlesEstimate: facts.articles.fee?.upTo ?? null,
    readOn: oldestReading(facts),
  };
}
