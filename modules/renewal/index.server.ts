export { cancelRenewal } from "./commands/cancel-renewal.server";
export { settleRenewal } from "./commands/settle-renewal.server";
export {
  type RenewalSubmission,
  type SubmittedRenewal,
  submitRenewal,
} from "./commands/submit-renewal.server";
export {
  counterpartOf,
  isOpenToAll,
  type LevelPair,
  type PriceList,
  priceListsOf,
} from "./domain/price-list";
export { findLevel, listLevels } from "./queries/levels.server";
