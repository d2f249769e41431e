import { isState, requirementFactsAt } from "#modules/compliance/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { buildDuties } from "../build/build-pages.server";
import { readRulebook, stateCodes, withState } from "../rulebook.server";
import { applyBooks } from "./apply-books.server";

export interface ChangedState {
  /** A postal code. */
  readonly state: string;
  /** The version of what it asks; without one nobody is told. */
  readonly version?: number | undefined;
}

/**
 * Builds the duties of a state's clubs by what it asks, and tells those whose dates a version of that moved. Run
 * again it tells nobody twice.
 */
export async function applyState(ctx: Ctx, { state, version = 0 }: ChangedState): Promise<void> {
  if (!isState(state)) return;
  const before = await requirementFactsAt(ctx, state, version - 1);
  const after = await requirementFactsAt(ctx, state, version);
  if (!before || !after) return buildDuties(ctx, { state });
  const book = await readRulebook(ctx, { states: [state] });
  const was = withState(book, state, before);
  const is = withState(book, state, after);
  await applyBooks(ctx, { state }, { was, is, codes: stateCodes }, { state, version });
}
