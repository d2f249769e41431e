export { formsOf, placesOf, WORDING_MAX } from "./domain/judge-text";
export { type WordingFields, wordingSchema } from "./schemas";
export type * from "./views";
