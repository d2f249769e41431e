import { afterAll, describe, expect, it } from "vitest";
import { readApplication, savePage } from "#modules/applications/index.server";
import { closeDb } from "#modules/platform/db.server";
import { answersOf, startAt } from "./kit";

afterAll(closeDb);

describe("the pages of an application", () => {
  it.each([
    ["start-up", 1001],
    ["maintain", 1002],
  ] as const)(
    "B-55 keeps every answer of a %s application as soon as its page is saved",
    async (schema, level) => {
      const { ctx, token } = await startAt(level);
      for (const [index, fields] of answersOf(schema).entries()) {
        const given = { ...fields };
        if (schema === "maintain") delete given.has_ein;
        const saved = await savePage(ctx, { token, page: index + 1, fields: given });
        expect(saved, JSON.stringify(saved)).toMatchObject({
          ok: true,
          value: { page: index + 1 },
        });
      }
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
});
