/** Pages of members about their organizations and themselves. */
export const isMemberPage = (pathname: string): boolean => /^\/(app|account)(\/|$)/.test(pathname);

/** Pages on which somebody who is signed in fills in an application. */
const isApplicantPage = (pathname: string): boolean =>
  /^\/application\/(?!start(\/|$))/.test(pathname);

/** Pages whose words are those of members, besides those that visitors read. */
export const hasMemberWords = (pathname: string): boolean =>
  isMemberPage(pathname) || isApplicantPage(pathname);

/** Pages of the staff. */
export const isStaffPage = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);
