import type { HeadquartersRole } from "#modules/accounts/contract";
import {
  addRegion,
  changeHeadquartersRole,
  createGroup,
  placeChapter,
} from "#modules/accounts/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import type { Result } from "#modules/platform/result";
import { makeClub } from "#tests/modules/accounts/clubs";
import { type Person, system } from "#tests/modules/accounts/people";

/** What is there when nothing was refused. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** The context of one of an account's people. */
export const of = (person: Person, accountId: number, now?: () => Date): Ctx =>
  createCtx({
    actor: {
      kind: "user",
      userId: person.id,
      isStaff: false,
      accountIds: [accountId],
      provedAt: now ? now() : new Date(),
    },
    now,
  });

/**
 * A headquarters with an owner and a second person, the regions East and West with a chapter each,
 * and one chapter in no region.
 */
export async function makeHeadquarters() {
  const central = await makeClub({ name: "Headquarters" });
  const east = await makeClub({ name: "Chapter East" });
  const west = await makeClub({ name: "Chapter West" });
  const apart = await makeClub({ name: "Chapter apart" });
  const group = must(
    await createGroup(system, {
      label: "Delta Rho Omega",
      gen: "5271",
      centralAccountId: central.id,
      accountIds: [east.id, west.id, apart.id],
    }),
  );
  const centralAccountId = central.id;
  const eastern = must(await addRegion(system, { centralAccountId, name: "East" })).id;
  const western = must(await addRegion(system, { centralAccountId, name: "West" })).id;
  must(await placeChapter(system, { centralAccountId, chapterId: east.id, regionId: eastern }));
  must(await placeChapter(system, { centralAccountId, chapterId: west.id, regionId: western }));
  return {
    centralAccountId,
    groupId: group.id,
    regions: { east: eastern, west: western },
    chapters: { east, west, apart },
    ownerPerson: central.primary,
    otherPerson: central.member,
    owner: of(central.primary, central.id),
    other: of(central.member, central.id),
    chapter: of(east.primary, east.id),
  };
}

export type Headquarters = Awaited<ReturnType<typeof makeHeadquarters>>;

/** Gives the second person a role, by the owner. */
export async function giveRole(
  { centralAccountId, owner, otherPerson, groupId }: Headquarters,
  role: HeadquartersRole,
  regionIds: readonly number[] | null = null,
) {
  const userId = otherPerson.id;
  const found = await db.headquartersRole.findUnique({
    where: { groupId_userId: { groupId, userId } },
  });
  const version = found?.version ?? 0;
  return changeHeadquartersRole(owner, { centralAccountId, userId, role, regionIds, version });
}
