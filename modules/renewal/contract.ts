export * from "./domain/choices";
export * from "./domain/quote";
export type * from "./level";
