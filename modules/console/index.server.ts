export type { AccountFilter } from "./domain/account-filter";
export { exportAccounts, listAccounts } from "./queries/list-accounts.server";
