import { data } from "@remix-run/node";
import { headquartersRoles } from "#modules/accounts/contract";
import {
  addRegion,
  changeHeadquartersRole,
  chapterRegionSchema,
  type HeadquartersPeople,
  type HeadquartersPerson,
  headquartersRoleSchema,
  listHeadquarters,
  placeStates,
  refuseUnlessOwner,
  regionSchema,
  regionStatesSchema,
  removeRegion,
  renameRegion,
} from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { ok, type Refusal, type Result } from "#modules/platform/result";
import { usStates } from "#modules/platform/us-states";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import type { FormAnswer } from "~/http/form-answer";
import { orConfirm, requireProved } from "~/http/fresh-sign-in.server";
import { loadHead } from "~/http/headquarters-head.server";
import { headquartersPaths } from "~/http/headquarters-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";

/** Which form a refusal is of, and what was ticked in it. */
export interface PeopleRefusal extends FormAnswer {
  readonly form: "role" | "add" | "rename" | "states" | "remove";
  readonly ticked: readonly string[];
}

async function openPeople(context: HttpContext, accountId: number): Promise<HeadquartersPeople> {
  const found = await listHeadquarters(context.ctx, accountId);
  return found.ok ? found.value : refusePage(context, found.refusal);
}

/** What the address names: one of the people, or a region, to be changed; only by who may. */
function named(context: HttpContext, request: Request, list: HeadquartersPeople) {
  const asked = new URL(request.url).searchParams;
  const pick = <One>(name: string, find: (id: number) => One | undefined) => {
    const value = asked.get(name);
    if (value === null) return undefined;
    const found = list.canManage ? find(readId(value)) : undefined;
    return found ?? refusePage(context, { code: "not_found" });
  };
  return {
    person: pick("user", (id) => list.people.find(({ userId }) => userId === id)),
    region: pick("region", (id) => list.regions.find((one) => one.id === id)),
  };
}

export type PeopleData = Awaited<ReturnType<typeof loadHeadquartersPeople>>;
export type ShownRegion = PeopleData["regions"][number];
export type ShownPerson = PeopleData["people"][number];

/** The people of a headquarters and the regions of its group. */
export async function loadHeadquartersPeople(context: HttpContext, request: Request) {
  const head = await loadHead(context, request);
  const list = await openPeople(context, head.accountId);
  const { person, region } = named(context, request, list);
  if (person) await requireProved(context, request, head.accountId);
  const nameOf = (id: number) => list.regions.find((one) => one.id === id)?.name;
  return {
    head,
    roles: headquartersRoles,
    canManage: list.canManage,
    /** Chapters that are in no region. */
    apart: list.apart,
    people: list.people.map((one) => ({
      id: one.userId,
      name: one.name,
      email: one.email,
      isInvited: one.isInvited,
      role: one.role,
      isAll: one.regionIds === null,
      regions: one.regionIds?.flatMap((id) => nameOf(id) ?? []) ?? [],
      to: headquartersPaths.person(one.userId, head.named),
    })),
    regions: list.regions.map(({ id, name, chapters }) => ({
      id,
      name,
      chapters,
      to: headquartersPaths.region(id, head.named),
      board: headquartersPaths.board(head.named, new URLSearchParams({ region: String(id) })),
    })),
    /** The one that the address names, to be changed. */
    person: person && {
      id: person.userId,
      name: person.name,
      role: person.role,
      /** null: for all chapters. */
      regionIds: person.regionIds,
      version: person.version,
    },
    region,
    states: region ? Object.entries(usStates).map(([value, label]) => ({ value, label })) : [],
    constraints: { ...constraintsOf(regionSchema), ...constraintsOf(chapterRegionSchema) },
  };
}

/** Changes a role or the regions; what the address names is meant. */
export async function sendHeadquartersPeople(context: HttpContext, request: Request) {
  const head = await loadHead(context, request);
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId } = head;
  const list = await openPeople(context, accountId);
  const refused = refuseUnlessOwner(list.access);
  if (refused) refusePage(context, refused.refusal);
  const { person, region } = named(context, request, list);
  const { decision } = context.body.fields;
  const form = formOf(person !== undefined, region !== undefined, decision);
  const done = await carryOut(context, {
    form,
    accountId,
    person,
    regionId: region?.id,
  });
  if (!done.ok) return refuse(context, form, await orConfirm(context, request, done.refusal));
  const isHere = form === "rename" || form === "states";
  const to =
    isHere && region
      ? headquartersPaths.region(region.id, head.named)
      : headquartersPaths.people(head.named);
  return answerDone(context, { json: { status: "saved", ...done.value }, to, flash: "saved" });
}

function formOf(isPerson: boolean, isRegion: boolean, decision: unknown): PeopleRefusal["form"] {
  if (isPerson) return "role";
  if (!isRegion) return "add";
  return decision === "states" || decision === "remove" ? decision : "rename";
}

interface Asked {
  readonly form: PeopleRefusal["form"];
  readonly accountId: number;
  readonly person: HeadquartersPerson | undefined;
  readonly regionId: number | undefined;
}

async function carryOut(
  { ctx, body }: HttpContext,
  { form, accountId: centralAccountId, person, regionId: id = 0 }: Asked,
): Promise<Result<object>> {
  const { decision: _, ...sent } = body.fields;
  switch (form) {
    case "role": {
      const userId = person?.userId ?? 0;
      // What is not sent stays as it is.
      const kept = {
        role: person?.role,
        reach: person?.regionIds ? "regions" : "all",
        regions: person?.regionIds ?? [],
      };
      const fields = parseFields(headquartersRoleSchema, { ...kept, ...sent }, ctx.locale);
      if (!fields.ok) return fields;
      const { role, reach, regions, version } = fields.value;
      return given(
        await changeHeadquartersRole(ctx, {
          centralAccountId,
          userId,
          role,
          regionIds: reach === "all" ? null : regions.map(readId),
          version: version === "0" ? 0 : readId(version),
        }),
      );
    }
    case "add": {
      const fields = parseFields(regionSchema, sent, ctx.locale);
      return fields.ok ? addRegion(ctx, { centralAccountId, ...fields.value }) : fields;
    }
    case "rename": {
      const fields = parseFields(regionSchema, sent, ctx.locale);
      return fields.ok
        ? given(await renameRegion(ctx, { centralAccountId, id, ...fields.value }))
        : fields;
    }
    case "states": {
      const fields = parseFields(regionStatesSchema, sent, ctx.locale);
      return fields.ok ? placeStates(ctx, { centralAccountId, id, ...fields.value }) : fields;
    }
    case "remove":
      return given(await removeRegion(ctx, { centralAccountId, id }));
  }
}

const given = (result: Result<void>): Result<object> => (result.ok ? ok({}) : result);

function refuse(context: HttpContext, form: PeopleRefusal["form"], refusal: Refusal) {
  if (refusal.code === "not_found" || refusal.code === "forbidden") refusePage(context, refusal);
  const { data: answer, init } = refuseForm(context, refusal);
  const { regions, states } = context.body.fields;
  const ticked = [regions ?? states ?? []].flat().map(String);
  return data<PeopleRefusal>({ ...answer, form, ticked }, init ?? undefined);
}
