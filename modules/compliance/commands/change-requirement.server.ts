import { isDeepStrictEqual } from "node:util";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { officeToday } from "#modules/platform/dates";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { requirementChangedJob } from "../jobs";
import { complianceMessages } from "../messages";
import type { RequirementFacts } from "../requirement";
import {
  type RequirementValues,
  readRequirementForm,
  requirementFormOf,
} from "../requirement-form";
import { columnsOf, factsOf } from "../requirement-rows.server";
import type { RequirementFields } from "../schemas";
import { factsOfVersion } from "../versions.server";

interface Read {
  /** A postal code. */
  readonly state: string;
  /** The version that was read: another one now is a `conflict`. */
  readonly version: number;
}

export interface ChangedRequirement extends Read {
  readonly fields: RequirementFields;
  /** Why, for whoever reads the history. */
  readonly reason: string;
}

/** What the fields of staff's form say of a state; refusal `invalid` with words at what is wrong. */
export const requirementIn = (ctx: Ctx, fields: RequirementFields): Result<RequirementFacts> =>
  readRequirementForm(fields, officeToday(ctx.now()));

/**
 * Changes what is known of a state, on all pages at once; what stood there stays in the history.
 * What is as it was makes no version. Refusals: those of `refuseUnlessMay`; `not_found`; `invalid` at
 * the fields of the form; `conflict` with what is stored now when somebody else saved it meanwhile.
 */
export async function changeRequirement(
  ctx: Ctx,
  input: ChangedRequirement,
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  const { state, version } = input;
  const reason = input.reason.trim();
  const facts = requirementIn(ctx, input.fields);
  if (reason === "") return refuseWithoutReason(facts);
  if (!facts.ok) return facts;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const isKept = await keep(tx, { state, version, facts: facts.value, reason });
    return isKept ? ok(undefined) : refuseMeanwhile(tx, state);
  });
}

/**
 * Brings back the facts of an earlier version, as a new one. Refusals as `changeRequirement` has
 * them, `not_found` also without such a version.
 */
export async function restoreRequirement(
  ctx: Ctx,
  { state, version, restore }: Read & { readonly restore: number },
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const where = { state_version: { state, version: restore } };
    const earlier = await tx.tx.stateRequirementVersion.findUnique({ where });
    const row = await tx.tx.stateRequirement.findUnique({ where: { state } });
    if (!earlier || !row) return refuse({ code: "not_found" });
    const facts = factsOfVersion(earlier.fields, factsOf(row), officeToday(tx.now()));
    if (!facts.ok) return facts;
    const change = { state, version, facts: facts.value, reason: "", restoredVersion: restore };
    if (await keep(tx, change)) return ok(undefined);
    const words = message(complianceMessages, "changedBeforeRestore");
    return refuse({ code: "conflict", message: words });
  });
}

/** Everything that is wrong is said at once. */
function refuseWithoutReason(facts: Result<RequirementFacts>): Refused {
  const others = !facts.ok && "errors" in facts.refusal ? facts.refusal.errors : {};
  const reason = [message(complianceMessages, "reasonMissing")];
  return refuse({ code: "invalid", errors: { ...others, reason } });
}

interface Kept extends Read {
  readonly facts: RequirementFacts;
  readonly reason: string;
  readonly restoredVersion?: number;
}

/** @returns false when the version that was read is not the present one. */
async function keep(tx: TxCtx, { state, version, facts, ...why }: Kept): Promise<boolean> {
  const row = await tx.tx.stateRequirement.findUnique({ where: { state } });
  if (!row) return false;
  const before = requirementFormOf(factsOf(row));
  const after = requirementFormOf(facts);
  if (isDeepStrictEqual(before, after)) return true;
  const { count } = await tx.tx.stateRequirement.updateMany({
    where: { state, version },
    data: { ...columnsOf(facts), version: version + 1 },
  });
  if (count === 0) return false;
  const authorId = tx.actor.kind === "user" ? tx.actor.userId : null;
  await tx.tx.stateRequirementVersion.create({
    data: { state, version: version + 1, fields: after, ...why, authorId, at: tx.now() },
  });
  await enqueue(tx, requirementChangedJob, { state, version: version + 1 });
  await audit(tx, {
    action: "compliance.requirement-changed",
    subject: `state:${state}`,
    data: { version: version + 1, ...why, ...differences(before, after) },
  });
  return true;
}

function differences(before: RequirementValues, after: RequirementValues) {
  const names = Object.keys(after) as (keyof RequirementValues)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  const part = (values: RequirementValues) =>
    Object.fromEntries(changed.map((name) => [name, values[name]]));
  return { before: part(before), after: part(after) };
}

/** Read again: who was faster may have committed after the first reading. */
async function refuseMeanwhile(tx: TxCtx, state: string): Promise<Refused> {
  const now = await tx.tx.stateRequirement.findUnique({ where: { state } });
  if (!now) return refuse({ code: "not_found" });
  return refuse({
    code: "conflict",
    message: message(complianceMessages, "changed"),
    stored: { version: now.version, fields: requirementFormOf(factsOf(now)) },
  });
}
