/** What somebody of a headquarters may do, the most first. */
export const headquartersRoles = ["owner", "editor", "viewer"] as const;
export type HeadquartersRole = (typeof headquartersRoles)[number];
