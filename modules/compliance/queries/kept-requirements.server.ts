import { personName } from "#modules/accounts/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, officeToday } from "#modules/platform/dates";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { usStates } from "#modules/platform/us-states";
import { oldestReading } from "../domain/confirmed";
import { oldFiguresOf, unconfirmedOf } from "../domain/figures";
import type { Figure } from "../kinds";
import type { RequirementFacts, StateCode } from "../requirement";
import { type RequirementValues, requirementFormOf } from "../requirement-form";
import { factsOf } from "../requirement-rows.server";
import { isState } from "./requirements.server";

export type KeptFilter = "all" | "unconfirmed" | "old";

/** A state in staff's list. */
export interface KeptState {
  readonly state: StateCode;
  /** How many figures matter there. */
  readonly asked: number;
  /** Those for which visitors are sent to the state. */
  readonly unconfirmed: readonly Figure[];
  /** Confirmed ones that were read more than a year ago, each with its day. */
  readonly old: readonly { readonly figure: Figure; readonly readOn: CivilDate }[];
  /** The day of its oldest confirmed figure; null without any. */
  readonly readOn: CivilDate | null;
}

export interface KeptStates {
  readonly rows: readonly KeptState[];
  /** How many each filter finds with the same search. */
  readonly counts: Readonly<Record<KeptFilter, number>>;
}

const filters: Readonly<Record<KeptFilter, (one: KeptState) => boolean>> = {
  all: () => true,
  unconfirmed: ({ unconfirmed }) => unconfirmed.length > 0,
  old: ({ old }) => old.length > 0,
};

/** The states by name, with what is not confirmed and what is old: for staff and the system. */
export async function listKeptStates(
  ctx: Ctx,
  { filter, search }: { readonly filter: KeptFilter; readonly search: string },
): Promise<Result<KeptStates>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const today = officeToday(ctx.now());
  const asked = search.trim().toLowerCase();
  const found = (await reader(ctx).stateRequirement.findMany())
    .flatMap((row) => (isState(row.state) ? [keptOf(row.state, factsOf(row), today)] : []))
    .filter(({ state }) => `${state} ${usStates[state]}`.toLowerCase().includes(asked))
    .sort((a, b) => (usStates[a.state] < usStates[b.state] ? -1 : 1));
  const count = (which: KeptFilter) => found.filter(filters[which]).length;
  const counts = { all: count("all"), unconfirmed: count("unconfirmed"), old: count("old") };
  return ok({ rows: found.filter(filters[filter]), counts });
}

function keptOf(state: StateCode, facts: RequirementFacts, today: CivilDate): KeptState {
  const { asked, unconfirmed } = unconfirmedOf(facts);
  const old = oldFiguresOf(facts, today).flatMap((figure) => {
    const { readOn } = facts.sources[figure];
    return readOn ? [{ figure, readOn }] : [];
  });
  return { state, asked: asked.length, unconfirmed, old, readOn: oldestReading(facts) };
}

/** A version of what is known of a state, with what it changed. */
export interface KeptVersion {
  readonly version: number;
  readonly at: Date;
  /** Who saved it; empty for what came with the product, or when the person is gone. */
  readonly by: string;
  readonly reason: string;
  readonly restoredVersion: number | null;
  readonly changes: readonly {
    readonly field: keyof RequirementValues;
    readonly before: string;
    readonly after: string;
  }[];
}

export interface KeptRequirement {
  readonly state: StateCode;
  readonly version: number;
  readonly values: RequirementValues;
  /** The newest first, at most fifty. */
  readonly history: readonly KeptVersion[];
}

const MOST_VERSIONS = 50;

/** One state as staff edit it, with its history: for staff and the system. */
export async function readKeptRequirement(
  ctx: Ctx,
  state: string,
): Promise<Result<KeptRequirement>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const row = isState(state)
    ? await reader(ctx).stateRequirement.findUnique({ where: { state } })
    : null;
  if (!row || !isState(state)) return refuse({ code: "not_found" });
  return ok({
    state,
    version: row.version,
    values: requirementFormOf(factsOf(row)),
    history: await readHistory(ctx, state),
  });
}

async function readHistory(ctx: Ctx, state: StateCode): Promise<readonly KeptVersion[]> {
  const versions = await reader(ctx).stateRequirementVersion.findMany({
    where: { state },
    orderBy: { version: "desc" },
    // The one before the last shown tells what that changed.
    take: MOST_VERSIONS + 1,
  });
  const people = await reader(ctx).user.findMany({
    where: { id: { in: versions.flatMap(({ authorId }) => authorId ?? []) } },
    select: { id: true, firstName: true, lastName: true, email: true },
  });
  return versions.slice(0, MOST_VERSIONS).map(({ authorId, fields, ...kept }, index) => {
    const person = people.find(({ id }) => id === authorId);
    const { version, at, reason, restoredVersion } = kept;
    const earlier = versions[index + 1];
    return {
      version,
      at,
      reason,
      restoredVersion,
      by: person ? personName(person) : "",
      changes: earlier ? changesOf(earlier.fields, fields) : [],
    };
  });
}

function changesOf(before: unknown, after: unknown): KeptVersion["changes"] {
  const [was, is] = [before, after] as readonly RequirementValues[];
  if (!was || !is) return [];
  const names = Object.keys(is) as (keyof RequirementValues)[];
  return names
    .map((field) => ({ field, before: was[field] ?? "", after: is[field] ?? "" }))
    .filter((one) => one.before !== one.after);
}
