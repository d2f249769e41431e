import type { StateCode } from "./legal";

/** What a state's law asks of the notice of a meeting of a nonprofit corporation's members. */
export interface NoticeRule {
  /** The least number of days before the meeting. */
  readonly days: number;
  /** The section that says so. */
  readonly cite: string;
  /** Where it was read with the state itself, and when; without it, to be checked. */
  readonly read?: { readonly url: string; readonly on: string };
}

/**
 * Minimum notice by state. A row without `read` is known from use of the statute and not yet from
 * the state's own publication, so pages say "check". States that are not here are not known at all.
 */
export const noticeRules: Readonly<Partial<Record<StateCode, NoticeRule>>> = {
  AL: {
    days: 10,
    cite: "Code of Alabama 10A-3-2.03",
    read: {
      url: "http://alisondb.legislature.state.al.us/alison/codeofalabama/1975/10A-3-2.03.htm",
      on: "2026-11-24",
    },
  },
  AZ: { days: 10, cite: "Arizona Revised Statutes 10-3705" },
  CA: { days: 10, cite: "California Corporations Code 5511 and 7511" },
  CO: { days: 10, cite: "Colorado Revised Statutes 7-127-104" },
  GA: { days: 10, cite: "Official Code of Georgia 14-3-705" },
  IL: { days: 5, cite: "805 Illinois Compiled Statutes 105/107.15" },
  IN: { days: 10, cite: "Indiana Code 23-17-10-5" },
  MD: { days: 10, cite: "Maryland Corporations and Associations Code 2-504" },
  MI: { days: 10, cite: "Michigan Compiled Laws 450.2404" },
  MN: { days: 5, cite: "Minnesota Statutes 317A.435" },
  MO: { days: 10, cite: "Missouri Revised Statutes 355.251" },
  NC: { days: 10, cite: "North Carolina General Statutes 55A-7-05" },
  NJ: { days: 10, cite: "New Jersey Statutes 15A:5-4" },
  NY: { days: 10, cite: "New York Not-for-Profit Corporation Law 605" },
  OH: { days: 10, cite: "Ohio Revised Code 1702.18" },
  PA: { days: 5, cite: "15 Pennsylvania Consolidated Statutes 5704" },
  SC: { days: 10, cite: "Code of Laws of South Carolina 33-31-705" },
  TN: { days: 10, cite: "Tennessee Code 48-57-105" },
  TX: { days: 10, cite: "Texas Business Organizations Code 22.156" },
  VA: { days: 10, cite: "Code of Virginia 13.1-842" },
  WI: { days: 10, cite: "Wisconsin Statutes 181.0705" },
};

/** What most states ask of a nonprofit corporation. */
const USUAL_DAYS = 10;

/** The notice that bylaws give: what is usual, and never less than what is known of the state. */
export const noticeDays = (state: StateCode | ""): number =>
  Math.max(USUAL_DAYS, (state && noticeRules[state]?.days) || 0);
