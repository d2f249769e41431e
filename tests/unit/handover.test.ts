import { describe, expect, it } from "vitest";
import {
  type HandoverAct,
  handoverStates,
  isPossible,
  linkEnds,
  readingEnds,
  remindsFrom,
} from "#modules/handover/domain/state";
import { type ThingFacts, thingsOf } from "#modules/handover/domain/things";
import { hideAddress } from "#modules/handover/queries/read-link.server";

const facts: ThingFacts = {
  changesResponsible: true,
  hasState: true,
  hasPasskeys: true,
  hasHeadquarters: false,
  duties: [{ code: "us.990n", period: "2026" }],
  invoices: [{ id: 12 }],
  letters: [{ id: 3 }],
};

describe("a handover", () => {
  it("HND-04 the link sent on November 23 at 10:00 is dead on December 7 at 10:00", () => {
    expect(linkEnds(new Date("2026-11-23T10:00:00Z"))).toEqual(new Date("2026-12-07T10:00:00Z"));
    expect(remindsFrom(new Date("2026-12-07T10:00:00Z"))).toEqual(new Date("2026-11-30T10:00:00Z"));
  });

  it("HND-05 who completed on May 20, 2027 reads until June 19", () => {
    expect(readingEnds(new Date("2027-05-20T16:00:00Z"))).toEqual(new Date("2027-06-19T16:00:00Z"));
  });

  it.each<[HandoverAct, readonly string[]]>([
    ["send", ["planned", "sent", "expired"]],
    ["accept", ["sent"]],
    ["decline", ["sent"]],
    ["expire", ["sent"]],
    ["cancel", ["planned", "sent", "expired"]],
    ["complete", ["accepted"]],
    ["ask_again", ["expired"]],
  ])("HND-04 %s is possible from %j alone", (act, states) => {
    expect(handoverStates.filter((state) => isPossible(state, act))).toEqual(states);
  });

  it("makes its list from facts: what is not there is not on it", () => {
    expect(thingsOf(facts)).toEqual([
      "bank_signers",
      "form_8822b",
      "irs_990n",
      "state_portals",
      "school_list",
      "mailbox",
      "passkeys",
      "insurance",
      "keys",
      "duty:us.990n:2026",
      "invoice:12",
      "letter:3",
    ]);
    const none = { changesResponsible: false, hasState: false, hasPasskeys: false };
    const bare = { ...facts, ...none, duties: [], letters: [] };
    expect(thingsOf(bare)).toEqual([
      "bank_signers",
      "irs_990n",
      "school_list",
      "mailbox",
      "insurance",
      "keys",
      "invoice:12",
    ]);
  });

  it("HND-03 an address is shown to others by its beginning and host alone", () => {
    expect(hideAddress("priya.n@example.org")).toBe("p•••@example.org");
  });
});
