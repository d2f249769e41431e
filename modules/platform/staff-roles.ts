/** What a staff person is there for. */
export const staffRoles = ["owner", "billing", "support", "moderator"] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Kinds of staff's work: `money` refunds, voids, discounts, levels, payments without a match;
 * `accounts` accounts, their people, applications, renewals, documents; `texts` states, texts, alerts
 * and the lists of listings; `moderation` contests, ratings, inquiries; `operation` jobs and queues;
 * `seeing` the pages as a member does; `staff` the roles of others.
 */
export const staffTasks = [
  "money",
  "accounts",
  "texts",
  "moderation",
  "operation",
  "seeing",
  "staff",
] as const;
export type StaffTask = (typeof staffTasks)[number];

const tasksOf: Readonly<Record<StaffRole, readonly StaffTask[]>> = {
  owner: staffTasks,
  billing: ["money", "seeing"],
  support: ["accounts", "texts", "operation", "seeing"],
  moderator: ["moderation"],
};

/** Whether a role includes a kind of work. */
export const mayRoleDo = (role: StaffRole, task: StaffTask): boolean =>
  tasksOf[role].includes(task);
