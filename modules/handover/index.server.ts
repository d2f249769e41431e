export {
  type ClaimFields,
  claimReasonSchema,
  claimSchema,
} from "./claims/claim-schema";
export { type ClaimReason, decideClaim, objectToClaim } from "./claims/decide-claim.server";
export { makeClaim, type NewClaim } from "./claims/make-claim.server";
export { claimFile, groupClaims, listClaims, runningClaim } from "./claims/read-claims.server";
export {
  acceptHandover,
  askAgain,
  declineHandover,
  type HandoverAcceptance,
  type LinkAnswer,
} from "./commands/answer-handover.server";
export {
  completeHandover,
  type MarkedThing,
  markThing,
  type TakenLink,
  takeCalendar,
  takeLink,
} from "./commands/complete-handover.server";
export { type NewHandover, planHandover } from "./commands/plan-handover.server";
export { cancelHandover, sendHandover } from "./commands/send-handover.server";
export { type ChapterStart, startForChapter } from "./commands/start-for-chapter.server";
export { tendHandovers } from "./commands/tend-handovers.server";
export { type GroupHandovers, groupHandovers } from "./queries/group-handovers.server";
export { listHandovers, openHandover, readHandover } from "./queries/read-handover.server";
export { readLink } from "./queries/read-link.server";
export {
  handoverAcceptanceSchema,
  handoverDeclineSchema,
  markSchema,
  planSchema,
} from "./schemas";
export type * from "./views";
