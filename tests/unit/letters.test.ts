import { describe, expect, it } from "vitest";
import { networkOf } from "#modules/letters/domain/network";
import { letterState, serialOf } from "#modules/letters/domain/state";
import { fillText, textDigest } from "#modules/letters/domain/texts";
import { civilDate } from "#modules/platform/dates";

describe("the network of a signature", () => {
  it.each([
    ["203.0.113.77", "203.0.113.0/24"],
    ["::ffff:203.0.113.77", "203.0.113.0/24"],
    ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3::/48"],
    ["2001:0DB8::1", "2001:db8:0::/48"],
    ["::1", "0:0:0::/48"],
    ["fe80::1%eth0", "fe80:0:0::/48"],
    ["nowhere", ""],
    ["", ""],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("the text of a letter", () => {
  const values = {
    chapter: "{ein} $& Chapter",
    ein: "12-3456789",
    group: "G",
    gen: "5271",
    year: "2026",
  };

  it("has what is the chapter's own in its places, and other braces as they are", () => {
    expect(fillText("{chapter}, {ein}, {other}", values)).toBe(
      "{ein} $& Chapter, 12-3456789, {other}",
    );
  });

  it("has another digest with another title", () => {
    const text = "The text.";
    expect(textDigest({ title: "A", text })).not.toBe(textDigest({ title: "B", text }));
  });
});

describe("what became of a letter", () => {
  const of = (changes: object) => ({
    state: "open",
    isRevoked: false,
    expiresOn: civilDate("2026-12-23"),
    signatures: 0,
    ...changes,
  });

  it("its last day belongs to it", () => {
    expect(letterState(of({}), civilDate("2026-12-23"))).toBe("open");
    expect(letterState(of({}), civilDate("2026-12-24"))).toBe("expired");
    expect(letterState(of({ signatures: 1 }), civilDate("2026-12-23"))).toBe("half_signed");
    expect(letterState(of({ state: "signed" }), civilDate("2027-12-24"))).toBe("signed");
    const revoked = of({ state: "signed", isRevoked: true });
    expect(letterState(revoked, civilDate("2026-12-23"))).toBe("revoked");
  });

  it("its number has the year in which it was made", () => {
    expect(serialOf(12, new Date("2026-11-24T12:00:00Z"))).toBe("L2026-000012");
  });
});
