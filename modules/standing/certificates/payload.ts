import { addDays, type CivilDate } from "#modules/platform/dates";

/** For so many days from its issue a certificate is valid. */
const VALID_DAYS = 30;

/** The last day of a certificate. */
export const validThrough = (issuedOn: CivilDate): CivilDate => addDays(issuedOn, VALID_DAYS);

/** What a certificate says, as it is signed. */
export interface CertificatePayload {
  readonly serial: string;
  readonly account: number;
  /** Nine digits. */
  readonly ein: string;
  readonly name: string;
  /** The group and its number, where the exemption is the group's; null without one. */
  readonly group: { readonly name: string; readonly gen: string } | null;
  readonly verdict: "good";
  /** The date of the IRS's file. */
  readonly file: CivilDate;
  readonly issued: CivilDate;
  readonly valid_through: CivilDate;
  readonly key: string;
}

/** "2026-000012": the year of issue, and the number of the certificate. */
export const serialOf = (id: number, issuedOn: CivilDate): string =>
  `${issuedOn.slice(0, 4)}-${String(id).padStart(6, "0")}`;
