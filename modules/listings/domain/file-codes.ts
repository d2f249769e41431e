/**
 * What the codes of the IRS's extract of exempt organizations mean, in the words of its own description
 * of the file (irs.gov/pub/irs-soi/eo_info.pdf). A code that it does not describe means nothing here.
 */

/** The place of an organization in a group exemption. */
export type PlaceInGroup = "central" | "intermediate" | "subordinate";

/**
 * By AFFILIATION. 6 is a parent that is no church and no 501(c)(1) organization, 8 one that is; 7 is
 * between the parent and its subordinates, such as a state headquarters. 1, 2 and 3 have no group.
 */
const places: ReadonlyMap<string, PlaceInGroup> = new Map([
  ["6", "central"],
  ["7", "intermediate"],
  ["8", "central"],
  ["9", "subordinate"],
]);

/** The codes of central organizations. */
export const centralCodes: readonly string[] = [...places]
  .filter(([, place]) => place === "central")
  .map(([code]) => code);

/** Undefined for an organization without a group exemption. */
export const placeInGroup = (affiliation: string): PlaceInGroup | undefined =>
  places.get(affiliation);

/** What kind of exemption an organization has. */
export type Exemption = "unconditional" | "conditional" | "trust" | "terminating";

/** By STATUS. 12 is a trust described in section 4947(a)(2), 25 ends its status under 507(b)(1)(B). */
const exemptions: ReadonlyMap<string, Exemption> = new Map([
  ["01", "unconditional"],
  ["02", "conditional"],
  ["12", "trust"],
  ["25", "terminating"],
]);

export const exemptionOf = (status: string): Exemption | undefined => exemptions.get(status);

/** Why the file expects no return of an organization's own. */
export type NoReturnReason =
  | "groupReturn"
  | "church"
  | "government"
  | "religious"
  | "instrumentality"
  | "other";

/** What an organization files each year. */
export type FiledReturn =
  | { readonly form: "990-N" | "990" | "990-PF" }
  | { readonly form: "none"; readonly reason: NoReturnReason }
  | { readonly form: "unknown" };

const none = (reason: NoReturnReason): FiledReturn => ({ form: "none", reason });

/** By FILING_REQ_CD, for those that file no 990-PF. 01 is the 990 or the 990-EZ, 04 was the 990-BL. */
const filings: ReadonlyMap<string, FiledReturn> = new Map([
  ["00", none("other")],
  ["01", { form: "990" }],
  ["02", { form: "990-N" }],
  ["03", none("groupReturn")],
  ["04", { form: "990" }],
  ["06", none("church")],
  ["07", none("government")],
  ["13", none("religious")],
  ["14", none("instrumentality")],
]);

/** The two codes of a row that say what it files. */
export interface FilingCodes {
  /** FILING_REQ_CD. */
  readonly filingCode: string;
  /** PF_FILING_REQ_CD: 1 for the 990-PF, 0 for none; "" where it was not read. */
  readonly pfFilingCode: string;
}

/**
 * What the file expects an organization to file. A private foundation has 00 for the 990 and 1 for the
 * 990-PF, so 00 alone says nothing.
 */
export function filedReturn({ filingCode, pfFilingCode }: FilingCodes): FiledReturn {
  if (pfFilingCode === "1") return { form: "990-PF" };
  if (filingCode === "00" && pfFilingCode !== "0") return { form: "unknown" };
  return filings.get(filingCode) ?? { form: "unknown" };
}
