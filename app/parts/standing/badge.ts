import type { Verdict } from "#modules/standing/contract";
import type { Standing } from "~/ui/status-badge";

/** The badge of a verdict. */
export const badgeOf = {
  good: "good_standing",
  attention: "attention",
  at_risk: "at_risk",
  revoked: "revoked",
  unknown: "unknown",
} as const satisfies Record<Verdict, Standing>;
