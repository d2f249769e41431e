export { addAccountNote, type NewNote } from "./commands/add-note.server";
export { type AccountsToMerge, mergeAccounts } from "./commands/merge-accounts.server";
export type { AccountFilter } from "./domain/account-filter";
export { accountLinks } from "./queries/account-links.server";
export { accountTimeline, type TimelineAsked } from "./queries/account-timeline.server";
export { exportAccounts, listAccounts } from "./queries/list-accounts.server";
export { mergeCandidates, mergePlan } from "./queries/merge-plan.server";
export { searchAll } from "./queries/search-all.server";
export { countWaiting, whatWaits } from "./queries/what-waits.server";
