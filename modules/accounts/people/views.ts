/** How far an invitation has come, for those who look at the list of people. */
export interface PersonInvitation {
  /** `waiting`: the mail has not gone out yet. */
  readonly state: "waiting" | "sent" | "expired";
  readonly sentAt: Date | null;
  readonly expiresAt: Date | null;
  /** Becomes the primary user by accepting. */
  readonly becomesPrimary: boolean;
}

/** A person of an account, or one who is invited to it: then with what was typed at the time. */
export interface AccountPerson {
  /** The id of the user, also while the person is invited. */
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** As people read it, or "". */
  readonly phone: string;
  readonly smsPhone: string;
  readonly isPrimary: boolean;
  readonly isSubscribedBulkEmails: boolean;
  readonly isSubscribedEventEmails: boolean;
  readonly isSubscribedSms: boolean;
  readonly invitation: PersonInvitation | null;
  /** Why whoever asks cannot change this person's own data; null when they can. */
  readonly lock: "elsewhere" | "staff" | null;
}

/** The people of an account. */
export interface AccountPeople {
  readonly accountId: number;
  readonly accountName: string;
  readonly timeZone: string;
  /** The primary user; null only while an account has nobody at all. */
  readonly primaryId: number | null;
  /** Whether whoever asks may change them. */
  readonly canChange: boolean;
  readonly people: readonly AccountPerson[];
}

/** An invitation as its holder sees it; the holder read the mail, so the address is no secret. */
export interface InvitationView {
  readonly accountName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly becomesPrimary: boolean;
  /**
   * `choose-password`: a new person, who names a password; `sign-in`: known here, and somebody else
   * or nobody is signed in; `accept`: one button; `replace-password`: signed in by a password that
   * somebody else chose, which must go.
   */
  readonly step: "choose-password" | "sign-in" | "accept" | "replace-password";
}
