/** A moment of saving: its clock time was worded by the server, in the account's time zone. */
export interface Moment {
  /** ISO 8601. */
  readonly at: string;
  /** "10:42 AM", or with the day when it was another. */
  readonly clock: string;
}
