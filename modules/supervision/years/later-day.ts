/** What a chapter's page and the year's ZIP say of one of whose leaving day nothing was kept. */
export const ofLaterDay =
  "It left the group on a day of which nothing was kept. Its name, EIN and fiscal year are those of a later day.";
