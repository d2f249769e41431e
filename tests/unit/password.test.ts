import { describe, expect, it } from "vitest";
import { isCommonPassword, passwordProblems } from "#modules/platform/common-passwords.server";
import { say } from "#modules/platform/messages";
import { passwordGuidance, passwordShapeProblems } from "#modules/platform/password-policy";
import {
  passwordScore,
  passwordStrength,
  specialCharacters,
} from "#modules/platform/password-score";

const problems = (password: string) => passwordProblems(password).map((ref) => say("en", ref));

describe("policy", () => {
  it.each([
    ["mkw7xrt", ["Use at least 8 characters."]],
    ["mkw7xrtq", []],
    ["😀😀😀a1", ["Use at least 8 characters."]],
    ["😀😀😀😀😀😀a1", []],
    ["", ["Use at least 8 characters.", "Use at least one letter and one number."]],
  ])("A-41 judges the length of %j", (password, expected) => {
    expect(problems(password)).toEqual(expected);
  });

  it.each([
    ["mkwxrtqv", false],
    ["83629174", false],
    ["!!!!!!!!", false],
    ["mkwxrtq7", true],
    ["ñandú·83", true],
  ])("A-42 demands a letter and a digit: %j is accepted: %s", (password, isAccepted) => {
    expect(problems(password)).toEqual(
      isAccepted ? [] : ["Use at least one letter and one number."],
    );
  });

  it.each(["mkw7xrtq", "MKW7XRTQ", "mkw7Xrtq", "mkw7xrt!"])(
    "A-43 accepts %s: mixed case and special characters are optional",
    (password) => expect(problems(password)).toEqual([]),
  );

  it.each(["password1", "PassWord1", "1qaz2wsx", "trustno1", "abcd1234"])(
    "A-44 refuses the common password %s although its shape is right",
    (password) => {
      expect(passwordShapeProblems(password)).toEqual([]);
      expect(problems(password)).toEqual([
        "This password is on the list of the most common ones. Choose another.",
      ]);
    },
  );

  it.each(["Goodstanding1", "GOOD-standing_2026!", "treasurer2026", "1Tax-Exempt1", "bylaws88"])(
    "A-44 refuses %s, which is a word of this site and digits",
    (password) => expect(problems(password)).toEqual([expect.stringContaining("most common")]),
  );

  it("A-44 accepts a word of this site beside another", () => {
    expect(problems("treasurer-of-7-tubas")).toEqual([]);
    expect(problems("booster-club-2026")).toEqual([]);
  });

  it("A-44 accepts a password that is not on the list", () => {
    expect(isCommonPassword("mkw7xrtq")).toBe(false);
  });

  it("A-45 accepts 128 characters and refuses 129", () => {
    const long = `7${"mkwxrtq".repeat(20)}`;
    expect(problems(long.slice(0, 128))).toEqual([]);
    expect(problems(long.slice(0, 129))).toEqual(["Use at most 128 characters."]);
  });

  it("lists the guidance, required lines first, and says which are met", () => {
    const lines = passwordGuidance.map((line) => [
      say("en", line.message),
      line.isRequired,
      line.isMet("Mkw7xrt"),
    ]);
    expect(lines).toEqual([
      ["At least 8 characters", true, false],
      ["Letters and numbers", true, true],
      ["Upper and lower case", false, true],
      ["Special characters !,%,&,@,#,$,^,*,?,_,~", false, false],
    ]);
    expect(passwordGuidance.every((line) => line.isMet("Mkw7xrt!"))).toBe(true);
  });
});

describe("score", () => {
  it("A-46 shows Very weak and no segment for the empty password", () => {
    const strength = passwordStrength("");
    expect([strength.score, say("en", strength.label), strength.segments]).toEqual([
      1,
      "Very weak",
      0,
    ]);
  });

  it.each([
    ["", 1],
    ["-------", 0], // seven of one character, a repeated run
    ["MKWXRTQ", 2],
    ["M.K.W.X.R", 7],
    [".-.-.-.-", 6], // only the length counts
  ])("A-48 starts at 1 and gains 5 for 8 characters or more: %j scores %i", (password, score) => {
    expect(passwordScore(password)).toBe(score);
  });

  it.each([
    [".-", 1, "nothing"],
    ["m", 2, "lower case"],
    ["M", 2, "upper case"],
    ["7", 1, "a digit alone"],
    ["m7", 3, "lower case, letters with digits"],
    ["M7", 3, "upper case, letters with digits"],
    ["!", 2, "one special character"],
    ["!?", 3, "two special characters"],
    ["!!", 3, "two equal special characters"],
    ["!?#", 3, "three special characters"],
    ["m7M!?", 6, "all but length"],
    ["m7M!?kwx", 11, "all"],
  ])("A-49 %j scores %i for %s", (password, score) => {
    expect(passwordScore(password)).toBe(score);
  });

  it.each([...specialCharacters])("A-49 counts %s as special", (character) => {
    expect(passwordScore(character)).toBe(2);
  });

  it.each([",", "-", ".", "'", " ", "(", "+", "é".normalize("NFD").slice(1)])(
    "A-49 does not count %j as special",
    (character) => expect(passwordScore(character)).toBe(1),
  );

  it.each([
    ["mm", 0],
    ["mmm", 1],
    ["mMm", 1],
    ["mmmmmm", 1],
    ["mmm.mmm", 2],
    ["mmm777", 2],
    ["ab", 0],
    ["abc", 1],
    ["aBc", 1],
    ["cba", 1],
    ["abcdefgh", 1],
    ["123", 1],
    ["321", 1],
    ["89a", 0],
    ["12", 0],
    ["123.789", 2],
    ["abc123", 2],
    ["abcba", 2],
    ["ace", 0],
    ["qwe", 0],
    ["qwer", 1],
    ["QWER", 1],
    ["rewq", 1],
    ["asdf", 1],
    ["zxcvbnm", 1],
    ["qwerasdf", 2],
    ["poas", 0],
    ["fghj", 2], // a sequence and a keyboard run
    ["mkw7xrt", 0],
  ])("A-50 takes the runs of %j off: %i", (runs, lost) => {
    // Behind the same prefix, a password without runs of the same kinds is worth this much.
    const prefix = "mK!9?_";
    const lowerCaseDigitsUpperCaseAndSpecials = 11;
    const padded = `${prefix}-${runs}-`;
    expect(passwordScore(padded.padEnd(12, ".-"))).toBe(lowerCaseDigitsUpperCaseAndSpecials - lost);
  });

  it.each([
    ["mkw7x", "Very weak", 1, 3],
    [".-.-.-.-", "Very weak", 1, 6],
    ["mkwxrtqv", "Weak", 2, 7],
    ["mkwxrtq7", "Fair", 3, 8],
    ["mkwxRtq7", "Strong", 4, 9],
    ["mkwxRt!7", "Very strong", 5, 10],
    ["mkw?Rt!7", "Very strong", 5, 11],
  ])("A-51 labels %s %s with %i segments at score %i", (password, label, segments, score) => {
    const strength = passwordStrength(password);
    expect({ ...strength, label: say("en", strength.label) }).toEqual({ score, label, segments });
  });
});
