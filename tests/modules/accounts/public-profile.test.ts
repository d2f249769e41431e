import { describe, expect, it } from "vitest";
import { readPublicProfile } from "#modules/accounts/index.server";
import { db } from "#modules/platform/db.server";
import { memberOfNewAccount } from "./account-people";
import { as, makePerson, visitor } from "./people";

const said = {
  website: "https://boosters.example/",
  about: "We feed the band.",
  city: "Springfield",
  state: "IL",
  phone: "(555) 010-0177",
};

describe("the public profile", () => {
  it("B-89 shows what the club chose and nothing else", async () => {
    const { accountId } = await memberOfNewAccount("2027-05-03");
    const where = { id: accountId };
    await db.account.update({ where, data: said });
    const nothing = { website: null, about: null, place: null, phone: null };
    const none = await readPublicProfile(visitor, accountId);
    expect(none).toEqual({
      ok: true,
      value: {
        id: accountId,
        name: "Lincoln Boosters",
        public_profile_image: "",
        isOwn: false,
        isPublic: true,
        ...nothing,
      },
    });
    const shown = {
      showsWebsite: { website: said.website },
      showsAbout: { about: said.about },
      showsPlace: { place: "Springfield, IL" },
      showsPhone: { phone: said.phone },
    };
    for (const [flag, value] of Object.entries(shown)) {
      const flags = {
        showsWebsite: false,
        showsAbout: false,
        showsPlace: false,
        showsPhone: false,
      };
      await db.account.update({ where, data: { ...flags, [flag]: true } });
      expect(await readPublicProfile(visitor, accountId)).toMatchObject({
        value: { ...nothing, ...value },
      });
    }
  });

  it("B-89 of an account that never was a member is a preview for its own people and staff", async () => {
    const member = await memberOfNewAccount();
    const staff = as(await makePerson({ isStaff: true }));
    for (const ctx of [member.ctx, staff]) {
      const preview = await readPublicProfile(ctx, member.accountId);
      expect(preview).toMatchObject({ value: { isOwn: true, isPublic: false } });
    }
    const other = await memberOfNewAccount();
    for (const ctx of [visitor, other.ctx]) {
      const refused = await readPublicProfile(ctx, member.accountId);
      expect(refused).toMatchObject({ refusal: { code: "not_found" } });
    }
    expect(await readPublicProfile(visitor, 0)).toMatchObject({ refusal: { code: "not_found" } });
  });
});
