import { describe, expect, it } from "vitest";
import { exemptionOf, filedReturn, placeInGroup } from "#modules/listings/contract";

describe("the codes of the IRS's file, as its own description has them", () => {
  it.each([
    ["1", undefined],
    ["2", undefined],
    ["3", undefined],
    ["6", "central"],
    ["7", "intermediate"],
    ["8", "central"],
    ["9", "subordinate"],
    ["0", undefined],
    ["", undefined],
    ["toString", undefined],
  ])("affiliation %j is %j in a group", (code, place) => {
    expect(placeInGroup(code)).toBe(place);
  });

  it.each([
    ["01", "unconditional"],
    ["02", "conditional"],
    ["12", "trust"],
    ["25", "terminating"],
    ["20", undefined],
  ])("status %j is %j", (code, exemption) => {
    expect(exemptionOf(code)).toBe(exemption);
  });

  it.each([
    ["01", "0", { form: "990" }],
    ["02", "0", { form: "990-N" }],
    ["03", "0", { form: "none", reason: "groupReturn" }],
    ["04", "0", { form: "990" }],
    ["06", "0", { form: "none", reason: "church" }],
    ["07", "0", { form: "none", reason: "government" }],
    ["13", "0", { form: "none", reason: "religious" }],
    ["14", "0", { form: "none", reason: "instrumentality" }],
    ["00", "0", { form: "none", reason: "other" }],
    ["00", "1", { form: "990-PF" }],
    // Codes that the IRS does not describe, and a column that an older import left out.
    ["00", "3", { form: "unknown" }],
    ["00", "", { form: "unknown" }],
    ["06", "", { form: "none", reason: "church" }],
    ["99", "0", { form: "unknown" }],
    ["", "0", { form: "unknown" }],
  ])("filing code %j with %j for the 990-PF is %j", (filingCode, pfFilingCode, filed) => {
    expect(filedReturn({ filingCode, pfFilingCode })).toEqual(filed);
  });
});
