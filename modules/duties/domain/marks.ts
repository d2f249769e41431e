import type { CivilDate } from "#modules/platform/dates";
import type { ProofKind } from "./rule";

/** What people did about one duty. */
export interface Mark {
  readonly code: string;
  readonly period: string;
  readonly state: "done" | "waived" | null;
  /** The due date when it was settled. */
  readonly dueOn: CivilDate | null;
  readonly doneOn: CivilDate | null;
  readonly reason: string;
  /** Who settled it; "" when the person is gone. */
  readonly by: string;
  readonly settledAt: Date | null;
  readonly snoozedUntil: CivilDate | null;
  readonly extendedOn: CivilDate | null;
  readonly version: number;
}

/** What shows that a duty was done. */
export interface Proof {
  readonly id: number;
  readonly code: string;
  readonly period: string;
  readonly kind: ProofKind | "irs";
  readonly file: { readonly id: number; readonly name: string } | null;
  readonly number: string | null;
  readonly irs: { readonly list: "bmf" | "epostcards"; readonly asOf: CivilDate } | null;
  readonly at: Date;
  readonly by: string;
}

/** The duty that something belongs to, as one text. */
export const keyOf = (code: string, period: string): string => `${code}/${period}`;
