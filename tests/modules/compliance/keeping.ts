import type { Figure } from "#modules/compliance/contract";
import {
  changeRequirement,
  readKeptRequirement,
  requirementChangeSchema,
} from "#modules/compliance/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import type { Result } from "#modules/platform/result";
import { makePerson } from "#tests/modules/accounts/people";

export const now = () => new Date("2026-11-25T15:00:00Z");
export const visitor = createCtx({ now });

export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

/** Somebody of the staff, or of a club. */
export async function personCtx(isStaff = true, firstName = "Ada") {
  const { id } = await makePerson({ isStaff, firstName });
  const role = isStaff ? ("owner" as const) : undefined;
  const actor = { kind: "user", userId: id, isStaff, role, accountIds: [] } as const;
  return { ctx: createCtx({ actor, now }), id };
}

export type Typed = Partial<Record<string, string>>;

/** What the form of a state sends, with some fields changed. */
export function typed(values: Typed, changes: Typed = {}, version = 1) {
  const reason = "Read again";
  const { version: read, ...fields } = requirementChangeSchema.parse({
    ...values,
    reason,
    version,
    ...changes,
  });
  const { reason: why, ...rest } = fields;
  return { version: read, reason: why, fields: rest };
}

/** Changes some fields of a state as somebody who read it a moment ago. */
export async function change(state: string, changes: Typed, ctx?: typeof visitor) {
  const staff = ctx ?? (await personCtx()).ctx;
  const { values, version } = must(await readKeptRequirement(staff, state));
  return changeRequirement(staff, { state, ...typed(values, changes, version) });
}

/** The fields that confirm figures, each read on a page of the state's own on a day. */
export const confirming = (readOn: string, ...names: readonly Figure[]): Typed =>
  Object.fromEntries(
    names.flatMap((figure) => [
      [`${figure}_source`, `https://sos.example.gov/${figure}`],
      [`${figure}_read_on`, readOn],
      [`${figure}_confirmed`, "1"],
    ]),
  );

export const kept = async (state: string) =>
  must(await readKeptRequirement((await personCtx()).ctx, state));
