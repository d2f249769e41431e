/** The offices of a club, in the order in which rosters have them. */
export const offices = [
  "president",
  "vice_president",
  "secretary",
  "treasurer",
  "other",
  "adviser",
  "school_representative",
] as const;

export type Office = (typeof offices)[number];

/** Whoever advises a club, or represents its school, is no officer of it. */
export const notOfficers = ["adviser", "school_representative"] as const satisfies Office[];

export const isOfficer = (office: Office): boolean =>
  !(notOfficers as readonly Office[]).includes(office);
