export { ALERT_TEXT_MAX, type AlertKind, alertKinds } from "./domain/alert-days";
export { alertLabels, alertSchema } from "./schemas";
export type * from "./views";
