export { formsOf, placesOf, WORDING_MAX } from "./domain/judge-text";
export { type WordingFields, wordingLabels, wordingSchema } from "./schemas";
export type * from "./views";
