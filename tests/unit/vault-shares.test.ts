import { describe, expect, it } from "vitest";
import { civilDate } from "#modules/platform/dates";
import {
  hasOpened,
  isPasscode,
  passcodeMac,
  proofOfReading,
} from "#modules/vault/sharing/reading.server";
import { deviceOf, isShareDay, shareEnds, shareState } from "#modules/vault/sharing/share-rules";

const today = civilDate("2026-11-23");
const now = new Date("2026-11-23T15:00:00Z");
const share = {
  expiresAt: shareEnds(now, today, civilDate("2026-11-30")),
  endedAt: null,
  endReason: "",
  maxViews: null,
  views: 0,
};

describe("links to papers", () => {
  it("VLT-05 made 2026-11-23 15:00 for 7 days one works until 2026-11-30 15:00", () => {
    expect(shareState(share, new Date("2026-11-30T14:59:59.999Z"))).toBe("open");
    expect(shareState(share, new Date("2026-11-30T15:00:00Z"))).toBe("expired");
  });

  it("VLT-05 one that was ended says why, one that was opened often enough is used up", () => {
    expect(shareState({ ...share, endedAt: now, endReason: "revoked" }, now)).toBe("revoked");
    expect(shareState({ ...share, maxViews: 2, views: 1 }, now)).toBe("open");
    expect(shareState({ ...share, maxViews: 2, views: 2 }, now)).toBe("used");
  });

  it.each([
    ["2026-11-22", false],
    ["2026-11-23", false],
    ["2026-11-24", true],
    ["2027-02-21", true],
    ["2027-02-22", false],
  ])("VLT-05 a last day of %s: %s", (day, may) => {
    expect(isShareDay(civilDate(day), today)).toBe(may);
  });

  it("VLT-06 a passcode is bound to its link, and an opening to its link and hour", () => {
    const mac = passcodeMac("one", "48151623");
    expect([isPasscode("one", "48151623", mac), isPasscode("two", "48151623", mac)]).toEqual([
      true,
      false,
    ]);
    const proof = proofOfReading(1, now);
    const at = (iso: string) => new Date(iso);
    expect(hasOpened(1, proof, at("2026-11-23T15:59:59Z"))).toBe(true);
    expect(hasOpened(1, proof, at("2026-11-23T16:00:00Z"))).toBe(false);
    expect(hasOpened(2, proof, now)).toBe(false);
    const longer = proof.replace(/^\d+/, String(now.getTime() + 86_400_000));
    expect(hasOpened(1, longer, now)).toBe(false);
  });

  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148", "phone"],
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36", "phone"],
    ["Mozilla/5.0 (Linux; Android 14; SM-X910) Chrome/130.0 Safari/537.36", "tablet"],
    ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148", "tablet"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0", "computer"],
    ["curl/8.5.0", "other"],
  ])("%s is read on a %s", (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
