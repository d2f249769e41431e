import { expect, it } from "vitest";
import {
  type ResolutionFields,
  resolutionSchema,
  writeResolution,
} from "#modules/officers/index.server";
import { civilDate } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { makeDutyClub, must } from "../duties/calendar";
import { enter } from "./officers-world";

async function world() {
  const club = await makeDutyClub({ today: "2026-08-01" });
  const president = await enter(club.ctx, club.id, { email: "grace@example.org" });
  const secretary = await enter(club.ctx, club.id, { office: "secretary", name: "Ada Lovelace" });
  const former = await enter(club.ctx, club.id, {
    office: "treasurer",
    name: "Joan Clarke",
    starts_on: "2025-01-01",
  });
  const adviser = await enter(club.ctx, club.id, { office: "adviser", name: "Mary Kenneth" });
  const fields: ResolutionFields = {
    legal_name: "Elm Street Boosters, Inc.",
    meeting_on: civilDate("2026-07-20"),
    bank: "",
    sign: [String(president), String(secretary)],
    leave: [String(former)],
    power: ["checks", "online"],
    signatures: "two",
    first: String(president),
    second: String(secretary),
  };
  const write = (changes: Partial<ResolutionFields> = {}) =>
    writeResolution(club.ctx, { accountId: club.id, fields: { ...fields, ...changes } });
  return { club, president, secretary, former, adviser, write };
}

const at = (field: string) => ({ refusal: { errors: { [field]: [expect.anything()] } } });

it("HND-13 a resolution names signers in and out and is certified by two different officers", async () => {
  const { club, president, secretary, former, adviser, write } = await world();
  const written = must(await write());
  expect(written.signers.map(({ name }) => name)).toEqual(["Grace Hopper", "Ada Lovelace"]);
  expect(written.former.map(({ name }) => name)).toEqual(["Joan Clarke"]);
  expect(written.certifiedBy.map(({ name }) => name)).toEqual(["Grace Hopper", "Ada Lovelace"]);
  expect(await write({ second: String(president) })).toMatchObject(at("second"));
  // The same person in another office, by name or by address.
  const byName = await enter(club.ctx, club.id, { office: "treasurer", name: " grace  HOPPER" });
  const byEmail = await enter(club.ctx, club.id, {
    office: "vice_president",
    name: "G. M. Hopper",
    email: "Grace@Example.org",
  });
  expect(await write({ second: String(byName) })).toMatchObject(at("second"));
  expect(await write({ second: String(byEmail) })).toMatchObject(at("second"));
  // Who is no officer, or no longer one, certifies nothing.
  expect(await write({ second: String(adviser) })).toMatchObject(at("second"));
  expect(await write({ first: String(former) })).toMatchObject(at("first"));
  expect(await write({ sign: [String(president), String(byName)] })).toMatchObject(
    at("signatures"),
  );
  expect(await write({ leave: [String(secretary)] })).toMatchObject(at("leave"));
});

it.each([
  [{ sign: [] }, "sign"],
  [{ sign: ["999999999"] }, "sign"],
  [{ power: [] }, "power"],
  [{ meeting_on: civilDate("2026-08-02") }, "meeting_on"],
] as const)("is refused at its field: %o", async (changes, field) => {
  const { write } = await world();
  expect(await write(changes as Partial<ResolutionFields>)).toMatchObject(at(field));
});

it("a day of no calendar is refused at its field", () => {
  expect(parseFields(resolutionSchema, { meeting_on: "soon" }, "en")).toMatchObject(
    at("meeting_on"),
  );
});

it("is nobody else's: another club's people find nothing", async () => {
  const { club, write } = await world();
  const stranger = await makeDutyClub();
  must(await write());
  const fields = { legal_name: "x", meeting_on: civilDate("2026-07-20") } as ResolutionFields;
  expect(await writeResolution(stranger.ctx, { accountId: club.id, fields })).toMatchObject({
    refusal: { code: "not_found" },
  });
});
