export type { AlertKind } from "./domain/alert-days";
export { alertForm } from "./form";
export type * from "./views";
