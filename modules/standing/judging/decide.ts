import {
  type FindingLevel,
  type Judgement,
  levelOf,
  type Verdict,
  worsening,
} from "../domain/judge";

/** More clubs at once than this wait for staff when files worsen them. */
export const BRAKE_CLUBS = 50;
/** Of a group with at least so many clubs, more than one in so many wait for staff. */
const BRAKE_GROUP = 20;
const BRAKE_PART = 20;

/** What one pass over clubs would change by the files. */
export interface Worsened {
  readonly groupId: number | null;
  readonly isWorse: boolean;
}

const rank: Readonly<Record<FindingLevel, Verdict>> = {
  none: "good",
  attention: "attention",
  at_risk: "at_risk",
  revoked: "revoked",
};

/** Whether a list of the IRS gives a worse word than the one that is shown. */
export const isWorseByFiles = (was: Verdict, { verdict, findings }: Judgement): boolean =>
  worsening(was, verdict) > 0 &&
  findings.some(
    (finding) => finding.evidence !== "records" && worsening(was, rank[levelOf(finding)]) > 0,
  );

/** Which clubs a pass must hold back: all of them, those of some groups, or nobody. */
export interface Brake {
  readonly isForAll: boolean;
  readonly groupIds: ReadonlySet<number>;
}

/** Counts clubs as a pass sees them, and says whom the brake holds. */
export function createBrake() {
  const groups = new Map<number, { clubs: number; worse: number }>();
  let worse = 0;
  return {
    count({ groupId, isWorse }: Worsened): void {
      if (isWorse) worse += 1;
      if (groupId === null) return;
      const group = groups.get(groupId) ?? { clubs: 0, worse: 0 };
      group.clubs += 1;
      if (isWorse) group.worse += 1;
      groups.set(groupId, group);
    },
    worsened: (groupId: number | null): number =>
      groupId === null ? worse : (groups.get(groupId)?.worse ?? 0),
    decide: (): Brake => ({
      isForAll: worse > BRAKE_CLUBS,
      groupIds: new Set(
        [...groups].flatMap(([id, { clubs, worse: count }]) =>
          clubs >= BRAKE_GROUP && count * BRAKE_PART > clubs ? [id] : [],
        ),
      ),
    }),
  };
}
