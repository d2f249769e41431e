import { expect } from "vitest";
import { importBmf, importList } from "#modules/listings/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { boosterFields } from "#tests/factories/bylaws";
import { makePerson } from "#tests/modules/accounts/people";
import { fileOf as csvFile, csvOf } from "#tests/modules/listings/bmf-files";
import { fileOf, listOf, revokedLine } from "#tests/modules/listings/list-files";
import { standingClub, work } from "#tests/modules/standing/clubs-world";

/** Noon in New York of a day. */
export const noonOf = (day: string) => new Date(`${day}T17:00:00Z`);
export const systemOn = (day: string): Ctx =>
  createCtx({ actor: { kind: "system", name: "tests" }, now: () => noonOf(day) });

const { version: _version, is_highlighted: _highlighted, ...bylawsAnswers } = boosterFields();

/** A club whose last return that the IRS's file shows is that of the year to June 2024. */
export async function makeClub(name: string) {
  const { id, ein } = await standingClub({
    name,
    period: "202406",
    asOf: "2026-06-08",
    answers: { ...bylawsAnswers, name },
  });
  await db.account.update({
    where: { id },
    data: {
      createdAt: noonOf("2024-08-01"),
      state: "ME",
      renewalDueAt: new Date("2029-06-30T00:00:00Z"),
    },
  });
  await db.application.create({
    data: {
      token: crypto.randomUUID(),
      accountId: id,
      levelId: 1002,
      state: "approved",
      createdAt: noonOf("2024-08-01"),
      touchedAt: noonOf("2024-08-01"),
      answers: {
        legal_name: `${name}, Inc.`,
        address_street: "1 Main St",
        address_city: "Orono",
        address_state: "ME",
        address_zip: "04473",
        president_name: "Ada Byron",
        president_address: "2 Oak Lane, Orono",
      },
    },
  });
  const { id: userId, email } = await makePerson();
  await db.accountUser.create({ data: { accountId: id, userId, isPrimary: true } });
  const own = (path: string, query = "") => `/app${path}?account_id=${id}${query}`;
  return { id, ein, name, email, own };
}
export type Club = Awaited<ReturnType<typeof makeClub>>;

/** A club's row in the file, with the period of its last return. */
export const fileRow = ({ ein, name }: Club, taxPeriod: string) => ({
  ein,
  name: name.toUpperCase(),
  taxPeriod,
  month: "06",
  group: "0000",
  subsection: "03",
});

/** The IRS's next file of exempt organizations comes, and the workers do what follows. */
export async function importFile(day: string, ...rows: readonly ReturnType<typeof fileRow>[]) {
  const file = { files: [csvFile(csvOf(...rows), `eo_${day}.csv`)], asOf: civilDate(day) };
  const done = await importBmf(systemOn(day), { ...file, isAddition: true, acceptsLoss: false });
  expect(done).toMatchObject({ ok: true });
  await work({ ctx: systemOn(day) }, true);
}

/** The IRS's list of revocations comes with a club on it: since when, and when the list first had it. */
export async function importRevocations(
  day: string,
  clubs: readonly Club[],
  { revokedOn, postedOn }: { revokedOn: string; postedOn: string },
) {
  const lines = clubs.map(({ ein }) =>
    revokedLine(ein, revokedOn).replace("12-MAR-2018", postedOn),
  );
  const files = [await fileOf("data-download-revocation.txt", listOf(...lines))];
  const list = { kind: "revocations", files, asOf: civilDate(day) } as const;
  expect(await importList(systemOn(day), list)).toMatchObject({ ok: true });
  await work({ ctx: systemOn(day) }, true);
}
