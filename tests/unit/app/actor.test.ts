import { describe, expect, it } from "vitest";
import type { SessionView } from "#modules/accounts/index.server";
import { actorOf } from "~/http/actor.server";

const sessionOf = (isStaff: boolean, changes: Partial<SessionView> = {}): SessionView => ({
  user: {
    id: 7,
    email: "a@people.example",
    firstName: "",
    lastName: "",
    locale: null,
    offersPasskey: false,
    isStaff,
    staffRole: isStaff ? "billing" : null,
  },
  accounts: [{ id: 3, name: "Own Boosters" }],
  accountIds: [3],
  readOnlyIds: [],
  provedAt: new Date("2026-11-22T12:00:00Z"),
  needsSecondFactor: false,
  needsEnrollment: false,
  ...changes,
});

describe("who a browser acts as", () => {
  it("B-97 staff who still owe the two-step sign-in act as members", () => {
    const owing = sessionOf(true, { needsEnrollment: true });
    expect(actorOf({ session: owing })).toEqual({
      kind: "user",
      userId: 7,
      isStaff: false,
      accountIds: [3],
      readOnlyIds: [],
      provedAt: owing.provedAt,
    });
    expect(actorOf({ session: sessionOf(true) })).toMatchObject({ isStaff: true, role: "billing" });
    expect(actorOf({ session: sessionOf(false) })).toMatchObject({ isStaff: false });
  });

  it("B-97 nobody before the second step is anybody", () => {
    const session = sessionOf(true, { needsSecondFactor: true });
    expect(actorOf({ session })).toEqual({ kind: "visitor" });
    expect(actorOf({ session: undefined })).toEqual({ kind: "visitor" });
  });
});
