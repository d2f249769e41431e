export { type AlertInput, addAlert, changeAlert, endAlert } from "./commands/save-alert.server";
export { currentAlerts, latestAlerts } from "./queries/current-alerts.server";
export { listAlerts, readAlert } from "./queries/list-alerts.server";
export { alertSchema } from "./schemas";
