import { expect, it } from "vitest";
import { keepForm } from "#modules/accounts/index.server";
import { db } from "#modules/platform/db.server";
import { makePerson, signInAs, visitor } from "./people";

it("a late form is kept without what no database takes", async () => {
  const person = await makePerson();
  const { token: lapsedToken } = await signInAs(person);
  const fields = { first_name: "Grace", last_name: "a\0b", phone: "\ud800", "n\0": "x" };
  expect(await keepForm(visitor, { lapsedToken, path: "/account", fields })).toMatchObject({
    ok: true,
    value: expect.any(String),
  });
  const rows = await db.keptForm.findMany({ where: { userId: person.id } });
  expect(rows.map((row) => row.fields)).toEqual([{ first_name: "Grace" }]);
  const rest = { last_name: "a\0b" };
  expect(await keepForm(visitor, { lapsedToken, path: "/app", fields: rest })).toEqual({
    ok: true,
    value: undefined,
  });
});

it("so many late forms wait for a person, the newest of them", async () => {
  const person = await makePerson();
  const { token: lapsedToken } = await signInAs(person);
  for (let count = 1; count <= 13; count++) {
    const now = () => new Date(Date.now() + count);
    const form = { lapsedToken, path: `/account?${count}`, fields: { first_name: "Grace" } };
    await keepForm({ ...visitor, now }, form);
  }
  const rows = await db.keptForm.findMany({ where: { userId: person.id } });
  const numbers = rows.map(({ path }) => Number(path.split("?")[1])).sort((a, b) => a - b);
  expect(numbers).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});
