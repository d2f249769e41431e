/** Kinds of letters that a person may end: news to everybody, reminders of what is going on. */
export const subscriptionKinds = ["bulk", "event"] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];
