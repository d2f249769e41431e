export {
  type Category,
  type CategoryName,
  categories,
  categoryNames,
  categorySources,
} from "./domain/categories";
export { type MissingPaper, type PaperKind, paperKinds } from "./domain/papers";
export { formOfPaper, holdForm, paperForm } from "./paper-form";
export { quarantineForm } from "./quarantine/quarantine-form";
export { shareForm } from "./sharing/share-form";
export type { Device, ShareState } from "./sharing/share-rules";
export type * from "./views";
export { categoryWords, paperWords } from "./words";
