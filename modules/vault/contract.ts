export {
  type Category,
  type CategoryName,
  categories,
  categoryNames,
  categorySources,
} from "./domain/categories";
export { type MissingPaper, type PaperKind, paperKinds } from "./domain/papers";
export type { Device, ShareState } from "./sharing/share-rules";
export type * from "./views";
export { categoryWords, paperWords } from "./words";
