import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import type { Office } from "../domain/offices";
import { type CertificateState, certificateState, type Holder, serialOf } from "./state";

interface StoredHolder {
  readonly name: string;
  readonly office: string;
  readonly title: string;
  readonly startsOn: Date;
  readonly endsOn: Date;
}

interface StoredCertificate extends StoredHolder {
  readonly id: number;
  readonly issuedOn: Date;
  readonly validThrough: Date;
  readonly withdrawnAt: Date | null;
  readonly term: StoredHolder & { readonly removedAt: Date | null };
  readonly account: { readonly mergedIntoId: number | null; readonly suspendedAt: Date | null };
}

/** What the state of a letter rests on, besides the letter. */
export const withTerm = {
  term: true,
  account: { select: { mergedIntoId: true, suspendedAt: true, timeZone: true } },
} as const;

export const holderOf = (row: StoredHolder): Holder => ({
  name: row.name,
  // The tables' checks hold them to the offices.
  office: row.office as Office,
  title: row.title,
  startsOn: fromUtcDate(row.startsOn),
  endsOn: fromUtcDate(row.endsOn),
});

export const serialOfRow = ({ id, issuedOn }: { id: number; issuedOn: Date }): string =>
  serialOf(id, fromUtcDate(issuedOn));

/** What became of a stored letter by a day. */
export const stateOfRow = (row: StoredCertificate, today: CivilDate): CertificateState =>
  certificateState(
    {
      said: holderOf(row),
      validThrough: fromUtcDate(row.validThrough),
      isWithdrawn: row.withdrawnAt !== null,
      term: row.term.removedAt ? undefined : holderOf(row.term),
      isClosed: row.account.mergedIntoId !== null || row.account.suspendedAt !== null,
    },
    today,
  );
