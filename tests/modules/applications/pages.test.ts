import { afterAll, describe, expect, it } from "vitest";
import { readApplication, submitApplication } from "#modules/applications/index.server";
import { closeDb } from "#modules/platform/db.server";
import { fillIn, startAt } from "./kit";

afterAll(closeDb);

describe("the pages of an application", () => {
  it.each([
    ["start-up", 1001],
    ["maintain", 1002],
  ] as const)(
    "B-55 keeps every answer of a %s application as soon as its page is saved",
    async (schema, level) => {
      const { ctx, token } = await startAt(level);
      await fillIn(ctx, token, schema);
      const read = await readApplication(ctx, token);
      expect(read).toMatchObject({
        ok: true,
        value: {
          answers: {
            legal_name: "Lincoln High School Orchestra Boosters, Inc.",
            ein: "58-1234567",
          },
          completePages: [1, 2, 3, 4, 5, 6],
          firstIncompletePage: 6,
        },
      });
    },
  );

  it("B-72 a submit leads to the payments when joining has a price", async () => {
    const { ctx, token } = await startAt(1001);
    await fillIn(ctx, token, "start-up");
    const sent = await submitApplication(ctx, { token, fields: {} });
    expect(sent).toEqual({ ok: true, value: { redirect: "/app/payments" } });
  });
});
