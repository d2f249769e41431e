import { describe, expect, it } from "vitest";
import { membershipOf } from "#modules/accounts/membership/domain/membership";
import { passwordResetSchema, signInSchema } from "#modules/accounts/schemas";
import { deviceLabel } from "#modules/accounts/sign-in/domain/device-label";
import { civilDate } from "#modules/platform/dates";
import { foldEmail } from "#modules/platform/email";
import { parseFields } from "#modules/platform/fields";

describe("an e-mail address", () => {
  it.each([
    ["  Ada@Example.ORG ", "ada@example.org"],
    ["Zoe\u0308@example.org", "zo\u00eb@example.org"],
  ])("%j is the same as %j", (typed, key) => {
    expect(foldEmail(typed)).toBe(key);
  });

  it.each(["", " ", "ada", "ada@", "@example.org", "a b@example.org", "a@b@c", "a\n@b.example"])(
    "%j is refused at its field",
    (email) => {
      const parsed = parseFields(signInSchema, { email, password: "x" }, "en");
      expect(parsed).toMatchObject({ ok: false, refusal: { errors: { email: [{}] } } });
    },
  );

  it("loses the spaces around it and nothing else", () => {
    const fields = { email: " Ada@Example.org ", password: " x " };
    expect(parseFields(signInSchema, fields, "en")).toEqual({
      ok: true,
      value: { email: "Ada@Example.org", password: " x " },
    });
  });
});

it("a reset names every field that is missing or unknown", () => {
  const parsed = parseFields(passwordResetSchema, { is_staff: "1" }, "en");
  expect(parsed.ok).toBe(false);
  if (parsed.ok || parsed.refusal.code !== "invalid") return;
  expect(Object.keys(parsed.refusal.errors).sort()).toEqual([
    "email",
    "is_staff",
    "password",
    "password_confirmation",
    "token",
  ]);
});

describe("a device", () => {
  it.each([
    ["Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Windows"],
    [
      "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
      "Edge, Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604",
      "Safari, iPhone",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Safari/537",
      "Chrome, Android",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X) AppleWebKit/605 Version/18 Safari/605",
      "Safari, Mac",
    ],
    ["curl/8.0", ""],
    ["", ""],
  ])("%j is called %j", (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label);
  });
});

describe("a membership", () => {
  const due = civilDate("2027-05-03");
  it.each([
    ["2027-05-04T03:59:59Z", "America/New_York", "soon", 0],
    ["2027-05-04T04:00:00Z", "America/New_York", "late", -1],
    ["2027-05-04T04:00:00Z", "America/Los_Angeles", "soon", 0],
    ["2027-03-04T17:00:00Z", "America/New_York", "soon", 60],
    ["2027-03-03T17:00:00Z", "America/New_York", "good", 61],
  ] as const)("at %s in %s is %s, %i days from its end", (now, zone, state, days) => {
    expect(membershipOf(due, new Date(now), zone)).toEqual({ state, days });
  });

  it("is new without a date", () => {
    expect(membershipOf(null, new Date(), "America/New_York")).toEqual({ state: "new", days: 0 });
  });
});
