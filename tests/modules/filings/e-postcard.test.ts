import { expect, it } from "vitest";
import { setEin } from "#modules/accounts/index.server";
import { readEPostcard } from "#modules/filings/index.server";
import { type Actor, createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { makeClub } from "../accounts/clubs";
import { makePerson } from "../accounts/people";
import { csvOf, importContent } from "../listings/bmf-files";
import { enter } from "../officers/officers-world";

const now = () => new Date("2026-11-23T17:00:00Z");
const ctxOf = (actor: Actor) => createCtx({ now, actor });

/** A club that has applied, in the IRS's file with a name of its own. */
async function club(ein: string) {
  const { id, primary } = await makeClub();
  const member = { kind: "user", userId: primary.id, isStaff: false, accountIds: [id] } as const;
  await setEin(ctxOf(member), { accountId: id, ein });
  await db.application.create({
    data: {
      token: crypto.randomUUID(),
      accountId: id,
      levelId: 1001,
      createdAt: now(),
      touchedAt: now(),
      answers: {
        legal_name: "Elm Street Boosters, Inc.",
        other_names: "Elm Band",
        website: "https://elm.example",
        address_street: "1 Main St",
        address_city: "Orono",
        address_state: "ME",
        address_zip: "04473",
        president_name: "Ada Byron",
        president_address: "2 Oak Lane, Orono",
      },
    },
  });
  const question = { accountId: id, fiscalYearEnd: civilDate("2026-06-30"), figures: {} };
  return { id, member, question };
}

const piecesOf = async (actor: Actor, question: Parameters<typeof readEPostcard>[1]) => {
  const found = await readEPostcard(ctxOf(actor), question);
  if (!found.ok) throw new Error(found.refusal.code);
  return {
    view: found.value,
    texts: Object.fromEntries(
      found.value.answers.flatMap(({ pieces }) => pieces.map(({ name, text }) => [name, text])),
    ),
  };
};

it("EP-03 the answers are what the club said, beside the IRS's row, each rule with its source", async () => {
  await importContent(
    csvOf({ ein: "270300001", name: "ELM STREET BOOSTERS INC", month: "06", group: "0000" }),
    "2026-04-13",
    true,
  );
  const { member, question } = await club("270300001");
  const { view, texts } = await piecesOf(member, question);
  expect(texts).toMatchObject({
    ein: "27-0300001",
    year: "2025",
    name: "Elm Street Boosters, Inc.",
    street: "1 Main St",
    city: "Orono",
    state: "ME",
    zip: "04473",
    others: "Elm Band",
    website: "https://elm.example",
    officer: "Ada Byron",
    terminated: "No",
  });
  expect(view.irs).toBe("File of April 13, 2026");
  expect(view.answers.find(({ key }) => key === "name")?.irs).toContain("ELM STREET BOOSTERS INC");
  expect(view.opening.source).toMatchObject({ readOn: "November 23, 2026" });
  expect(view.filing?.url).toContain("irs.gov");
});

it("EP-03 the principal officer is whom the roster has today, without an address of somebody else's", async () => {
  const { id, member, question } = await club("270300003");
  await enter(ctxOf(member), id, { name: "Grace Hopper" });
  expect((await piecesOf(member, question)).texts).toMatchObject({
    officer: "Grace Hopper",
    officer_address: "",
  });
});

it("EP-07 an officer's address is told to the club's own people alone", async () => {
  const { id, member, question } = await club("270300002");
  expect((await piecesOf(member, question)).texts.officer_address).toBe("2 Oak Lane, Orono");

  const staffId = (await makePerson({ isStaff: true })).id;
  const staff = { kind: "user", userId: staffId, isStaff: true, accountIds: [] } as const;
  for (const other of [
    staff,
    { ...member, seenBy: staffId },
    { kind: "system", name: "tests" },
  ] as const) {
    const { view, texts } = await piecesOf(other, question);
    expect(texts.officer_address).toBe("");
    expect(JSON.stringify(view)).not.toContain("Oak Lane");
  }

  const stranger = { kind: "user", userId: staffId, isStaff: false, accountIds: [id + 1] } as const;
  for (const other of [stranger, { kind: "visitor" } as const]) {
    expect(await readEPostcard(ctxOf(other), question)).toMatchObject({
      refusal: { code: "not_found" },
    });
  }
});
