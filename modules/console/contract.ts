export {
  type AccountSort,
  type AccountStanding,
  accountSorts,
  MOST_SEARCHED,
  standings,
} from "./domain/account-filter";
export type * from "./views";
