export {
  counterpartOf,
  isOpenToAll,
  type LevelPair,
  type PriceList,
  priceListsOf,
} from "./domain/price-list";
export {
  type ArticlesFee,
  articlesFeeOf,
  articlesFeeRange,
  articlesFeesReadOn,
} from "./domain/state-fees";
export { findLevel, listLevels } from "./queries/levels.server";
