import { expect, it } from "vitest";
import { updateAccountUser } from "#modules/accounts/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { limits } from "#modules/platform/ratelimit/limits";
import { changesOf, makeClub } from "./clubs";
import { as, newAddress, visitor } from "./people";

it.each([
  ["a new address", { email: newAddress() }],
  ["a password", { password: "marching-band-47" }],
  ["the primary role", { is_primary: true }],
])("a change that is mailed counts with the account's other mails: %s", async (_, changes) => {
  const club = await makeClub();
  const place = { accountId: club.id, userId: club.member.id };
  for (let count = 0; count < limits.peopleMail.points; count++) {
    await hitLimit(visitor, "peopleMail", String(club.id));
  }
  expect(await updateAccountUser(as(club.primary), place, changesOf(changes))).toMatchObject({
    refusal: { code: "too_many" },
  });
  // What nobody is told goes on.
  const quiet = changesOf({ first_name: "Grace" });
  expect((await updateAccountUser(as(club.primary), place, quiet)).ok).toBe(true);
});
