import { createHash } from "node:crypto";
import type { RosterRow } from "./domain/roster";

/**
 * What a decision about a row rests on, as a SHA-256: where it stands and what both sides say, without
 * the file's date. The same facts in the next import give the same digest.
 */
export function digestOf({ kind, ours, irs, twins, elsewhere }: RosterRow): string {
  const facts = [
    kind,
    ours && [ours.ein, ours.name, ours.city, ours.state, ours.fiscalYearMonth, ours.subsection],
    irs && [irs.name, irs.sortName, irs.city, irs.state, irs.fiscalYearMonth, irs.subsection],
    twins.toSorted(),
    elsewhere && [elsewhere.groupNumber ?? null, elsewhere.isRevoked],
  ];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex");
}
