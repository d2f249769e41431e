import { expect, it } from "vitest";
import { lookUpEin } from "#modules/applications/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { csvOf, importContent } from "#tests/modules/listings/bmf-files";

const member = createCtx({
  actor: { kind: "user", userId: 1, isStaff: false, accountIds: [1] },
});

it("an EIN is looked up for the applicant to confirm", async () => {
  const name = "DELTA TAU DELTA FRATERNITY";
  const row = { ein: "010209784", name, sortName: "GAMMA NU CHAPTER" };
  await importContent(csvOf(row), "2026-11-10");
  expect(await lookUpEin(member, " 01 0209784 ")).toEqual({
    ok: true,
    value: {
      name: "DELTA TAU DELTA FRATERNITY, GAMMA NU CHAPTER",
      city: "ORONO",
      state: "ME",
      fiscalYearEnd: 7,
      asOf: "2026-11-10",
    },
  });
  expect(await lookUpEin(member, "12-3456789")).toMatchObject({ refusal: { code: "not_found" } });
  expect(await lookUpEin(member, "123-45-6789")).toMatchObject({
    refusal: { code: "invalid", errors: { ein: [{ key: "einShape" }] } },
  });
  expect(await lookUpEin(createCtx(), "01-0209784")).toMatchObject({
    refusal: { code: "unauthenticated" },
  });
});
