/** Pages of members about their organizations and themselves. */
export const isMemberPage = (pathname: string): boolean => /^\/(app|account)(\/|$)/.test(pathname);

/** Pages of the staff. */
export const isStaffPage = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);
