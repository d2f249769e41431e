import { randomUUID } from "node:crypto";
import { createGroup, type GroupAccess, groupAccess } from "#modules/accounts/index.server";
import { type RosterAsked, readRoster } from "#modules/headquarters/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDate, toUtcDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { makeClub } from "#tests/modules/accounts/clubs";
import { system } from "#tests/modules/accounts/people";
import { must, of } from "./headquarters-world";

let lastEin = 610_000_000;
let lastGen = 7_100;

export const newEin = () => String(++lastEin);

export interface MadeFileRow {
  readonly ein: string;
  readonly name?: string;
  readonly sortName?: string;
  readonly city?: string;
  readonly state?: string;
  readonly subsection?: string;
  readonly affiliation?: string;
  readonly fiscalYearEnd?: number | null;
}

/** A headquarters without chapters, in a group with a number of its own. */
export async function makeRosterGroup(now?: () => Date) {
  const central = await makeClub({ name: `National ${randomUUID()}` });
  const centralEin = newEin();
  await db.account.update({ where: { id: central.id }, data: { ein: centralEin } });
  const gen = String(++lastGen);
  const centralAccountId = central.id;
  const group = must(
    await createGroup(system, { label: "Delta Rho Omega", gen, centralAccountId }),
  );
  const groupId = group.id;
  const owner = of(central.primary, central.id, now);
  const access: GroupAccess = must(await groupAccess(owner, centralAccountId));
  /** Puts rows into the file of a day, under the group's number. */
  const file = async (rows: readonly MadeFileRow[], asOf = "2026-10-12") => {
    await db.irsOrganization.deleteMany({ where: { ein: { in: rows.map(({ ein }) => ein) } } });
    await db.irsOrganization.createMany({
      data: rows.map((row) => ({
        name: "DELTA RHO OMEGA",
        sortName: "",
        city: "AUSTIN",
        state: "TX",
        subsection: "03",
        affiliation: "9",
        fiscalYearEnd: 6,
        ...row,
        groupNumber: gen,
        status: "01",
        ruling: "",
        deductibility: "1",
        filingCode: "02",
        taxPeriod: "202606",
        asOf: toUtcDate(civilDate(asOf)),
      })),
    });
  };
  /** Accounts of chapters. */
  const chapters = (
    rows: readonly {
      readonly ein?: string | null;
      readonly name: string;
      readonly city?: string;
    }[],
  ) =>
    db.account.createManyAndReturn({
      data: rows.map(({ ein = null, name, city = "Austin" }) => {
        return { ein, name, city, state: "TX", groupId };
      }),
      select: { id: true, ein: true, name: true },
    });
  await file([{ ein: centralEin, name: "DELTA RHO OMEGA NATIONAL", affiliation: "6" }]);
  const read = async (asked: Partial<RosterAsked> = {}, ctx: Ctx = owner) =>
    must(await readRoster(ctx, { centralAccountId, show: "open", search: "", page: 1, ...asked }));
  return {
    centralAccountId,
    central,
    centralEin,
    gen,
    groupId,
    owner,
    access,
    file,
    chapters,
    read,
  };
}

export type RosterGroup = Awaited<ReturnType<typeof makeRosterGroup>>;
