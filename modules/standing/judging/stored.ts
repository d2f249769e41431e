import { createHash } from "node:crypto";
import type { CivilDate } from "#modules/platform/dates";
import type { Finding, Judgement, Verdict } from "../domain/judge";

/** A finding as it is kept: one that rests on our own records is of the day on which it is read. */
export type StoredFinding = Omit<Finding, "asOf"> & { readonly asOf?: CivilDate };

/** A judgement as it is kept. */
export interface StoredJudgement {
  readonly verdict: Verdict;
  readonly findings: readonly StoredFinding[];
  /** Nine digits. */
  readonly ein: string | null;
}

/** A judgement to keep, with what tells it from another. */
export interface KeptJudgement extends StoredJudgement {
  readonly digest: string;
}

/** What is kept of a judgement; the same facts give the same digest on any day. */
export function keepJudgement(
  { verdict, findings: found }: Pick<Judgement, "verdict" | "findings">,
  ein: string | undefined,
): KeptJudgement {
  const findings = found.map(({ asOf, ...finding }) =>
    finding.evidence === "records" ? finding : { ...finding, asOf },
  );
  // A translation is no fact: with another one the judgement is the same that staff decided on.
  const text = JSON.stringify([verdict, findings, ein ?? null], (name, value) =>
    name === "duty_es" ? undefined : value,
  );
  const digest = createHash("sha256").update(text).digest("hex");
  return { verdict, findings, ein: ein ?? null, digest };
}

/** The findings that were kept, as of today where no file dates them. */
export const readFindings = (stored: readonly StoredFinding[], today: CivilDate): Finding[] =>
  stored.map((finding) => ({ ...finding, asOf: finding.asOf ?? today }));

/** The findings of a row of `standings`, for rooms that read many rows at once. */
export const keptFindings = (stored: unknown, today: CivilDate): Finding[] =>
  // The table holds what `keepJudgement` made.
  readFindings(stored as StoredFinding[], today);

/** What tells whether a history has something to say: the kinds of findings and what is set aside. */
export const signsOf = (findings: readonly StoredFinding[]): string =>
  findings.map(({ code, setAsideUntil }) => `${code}:${setAsideUntil ?? ""}`).join(" ");

/** What judging an account came to, where it is to be written. */
export type StandingStep =
  | {
      readonly kind: "applied";
      readonly accountId: number;
      readonly next: KeptJudgement;
      /** The word before; null for the first. */
      readonly was: Verdict | null;
      readonly isWordNew: boolean;
      /** Whether the history tells it. */
      readonly isTold: boolean;
    }
  | {
      readonly kind: "held";
      readonly accountId: number;
      readonly holdId: number;
      readonly next: KeptJudgement;
    }
  | { readonly kind: "freed"; readonly accountId: number };
