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

interface RoleOfStaff {
  readonly title: string;
  /** What it includes, in words. */
  readonly about: string;
  readonly tasks: readonly StaffTask[];
}

/** What a staff person is there for. The database knows the names too (`users_staff_role_check`). */
const roles = {
  owner: { title: "Owner", about: "everything, and the roles of others", tasks: staffTasks },
  billing: {
    title: "Billing",
    about: "refunds, voids, discounts, levels, payments without a match",
    tasks: ["money", "seeing"],
  },
  support: {
    title: "Support",
    about: "accounts, people, applications, renewals, texts, states, alerts, lists",
    tasks: ["accounts", "texts", "operation", "seeing"],
  },
  moderator: {
    title: "Moderator",
    about: "contests, ratings, inquiries",
    tasks: ["moderation"],
  },
} satisfies Readonly<Record<string, RoleOfStaff>>;

export type StaffRole = keyof typeof roles;

export const staffRoles = Object.keys(roles) as readonly StaffRole[];

/** What there is to know of a role. */
export const roleOfStaff = (role: StaffRole): RoleOfStaff => roles[role];

/** Whether a role includes a kind of work. */
export const mayRoleDo = (role: StaffRole, task: StaffTask): boolean =>
  roleOfStaff(role).tasks.includes(task);
