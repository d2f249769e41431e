import { expect, it } from "vitest";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { limits } from "#modules/platform/ratelimit/limits";
import { listLevels } from "#modules/renewal/index.server";
import { makePerson, visitor } from "#tests/modules/accounts/people";
import type { HttpContext } from "~/http/context.server";
import { startAsMember } from "~/screens/applications/start/begin-application.server";

it("who deletes and starts again without end is stopped, for each start is a mail", async () => {
  const person = await makePerson();
  const { id: accountId } = await db.account.create({ data: { name: "New club" } });
  await db.accountUser.create({ data: { accountId, userId: person.id, isPrimary: true } });
  const ctx = createCtx({
    actor: { kind: "user", userId: person.id, isStaff: false, accountIds: [accountId] },
  });
  const level = (await listLevels(visitor)).find(({ id }) => id === 1001);
  const fields = { level_id: "1001", schema: level?.schema };
  const context = { ctx, body: { fields, controls: {} } } as unknown as HttpContext;
  for (let count = 0; count < limits.applicationAgain.points; count++) {
    expect((await startAsMember(context)).ok).toBe(true);
    await db.application.deleteMany({ where: { accountId } });
  }
  expect(await startAsMember(context)).toMatchObject({ refusal: { code: "too_many" } });
  expect(await db.application.count({ where: { accountId } })).toBe(0);
});
