import type { CivilDate } from "#modules/platform/dates";
import type { Languages } from "#modules/platform/locale";
import type { SubscriptionKind } from "#modules/platform/mail/contract";
import type { Locale } from "#modules/platform/messages";
import type { StaffRole } from "#modules/platform/staff-roles";
import type { Membership } from "./membership/domain/membership";

/** Who is signed in, as every request sees it. */
export interface SessionView {
  readonly user: {
    readonly id: number;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly isStaff: boolean;
    /** What a staff person is there for; null for everybody else. */
    readonly staffRole: StaffRole | null;
    /** The person's own language setting (BCP 47), or null to follow the browser. */
    readonly locale: string | null;
    /** A passkey is offered that the person has not answered yet. */
    readonly offersPasskey: boolean;
  };
  /** The accounts of the person, those where the person is primary first. */
  readonly accounts: readonly {
    readonly id: number;
    readonly name: string;
    /** Of an account that the person only reads: until when, as ISO 8601. */
    readonly readsUntil?: string;
    /** It heads a group. */
    readonly hasChapters?: boolean;
  }[];
  /** Their numbers, in the same order. */
  readonly accountIds: readonly number[];
  /** Those of them that the person may only read. */
  readonly readOnlyIds: readonly number[];
  /** When the person last gave the password (and the code) in this session. */
  readonly provedAt: Date;
  /** The password was right, the code is still to come: not signed in yet. */
  readonly needsSecondFactor: boolean;
  /** Staff in production without two-step sign-in or a passkey: nothing but setting it up may be done. */
  readonly needsEnrollment: boolean;
  /** Staff see as a member: `user` and `accountIds` are that member's, and nothing may be changed. */
  readonly impersonation?: ImpersonationView;
  /** It was found over just now, and the session is the staff person's own again. */
  readonly hasImpersonationEnded?: boolean;
}

/** As whom staff see, and until when at most. */
export interface ImpersonationView {
  readonly staffId: number;
  /** The member's name. */
  readonly person: string;
  /** The account for whose sake. */
  readonly account: { readonly id: number; readonly name: string };
  readonly endsAt: Date;
}

/** One of an account's people as whom staff may see it. */
export interface ImpersonablePerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly isPrimary: boolean;
}

/** One signed-in device of a person. */
export interface SessionListItem {
  /** Names it to its person; it opens nothing. */
  readonly id: string;
  /** "Firefox, Windows"; "" when the browser did not say. */
  readonly device: string;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
  readonly isCurrent: boolean;
}

/** One of a person's passkeys. */
export interface PasskeyView {
  readonly id: number;
  readonly name: string;
  /** What keeps it; "" where that is not known. */
  readonly keeper: string;
  readonly isSecurityKey: boolean;
  readonly addedAt: Date;
  /** Null until it signed somebody in. */
  readonly lastUsedAt: Date | null;
  /** Copied to the person's other devices, by who keeps it. */
  readonly isSynced: boolean;
}

/** Where a person stands with two-step sign-in. */
export type SecondFactorView =
  | { readonly state: "off" }
  | {
      /** Started: the app is to scan this, then a code confirms it. */
      readonly state: "started";
      /** The secret in groups of four letters, to be typed where nothing can be scanned. */
      readonly secret: string;
      /** An `otpauth://` address. */
      readonly uri: string;
      /** The address as a QR code: an SVG path in a square of `size` modules. */
      readonly qr: { readonly size: number; readonly path: string };
    }
  | { readonly state: "on"; readonly since: Date; readonly recoveryCodesLeft: number };

/** What people see of their own data. */
export interface OwnProfile {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  /** A number that takes text messages. */
  readonly smsPhone: string | null;
  /** The chosen language (BCP 47), or null to follow the browser. */
  readonly locale: string | null;
  readonly isSubscribedBulkEmails: boolean;
  readonly isSubscribedEventEmails: boolean;
  readonly isSubscribedSms: boolean;
  /** The address that was asked for and waits for its link to be opened. */
  readonly wantedEmail: string | null;
  readonly isStaff: boolean;
  /** In which times are shown: the zone of the first account, else that of New York. */
  readonly timeZone: string;
  readonly accounts: readonly {
    readonly id: number;
    readonly name: string;
    readonly isPrimary: boolean;
  }[];
}

/** An account as its members see it on their home. */
export interface AccountOverview {
  readonly id: number;
  readonly name: string;
  readonly levelId: number | null;
  /** Null before the first membership. */
  readonly renewalDueOn: CivilDate | null;
  readonly membership: Membership;
  /** Why it is suspended, as its people read it; null while it is not. */
  readonly suspendedReason: string | null;
  readonly timeZone: string;
  readonly bonusBalanceCents: number;
  /** Somebody claims it: meanwhile its bonus money is locked. */
  readonly isClaimed: boolean;
  readonly groupLabel: string | null;
  /** The account is the central organization of a group. */
  readonly hasChapters: boolean;
  /** The primary user; null only while the account has nobody at all. */
  readonly primaryId: number | null;
  readonly people: readonly {
    readonly id: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly isPrimary: boolean;
  }[];
}

/** A group to choose from. */
export interface GroupChoice {
  readonly id: number;
  readonly label: string;
}

/** What a person typed into a form that came after the session had ended. */
export interface KeptFormView {
  /** Where the form was sent: path and query. */
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Where a letter to a person goes. */
export interface RecipientView {
  readonly to: string;
  /** For mails that are in English alone. */
  readonly locale: Locale;
  /** For mails that are there in every language. */
  readonly languages: Languages;
  /** Ends letters of this kind; there for kinds that may be ended. */
  readonly unsubscribeUrl?: string;
}

/** What the link at the foot of a letter ends, and whether it still has something to end. */
export interface SubscriptionView {
  readonly kind: SubscriptionKind;
  readonly isSubscribed: boolean;
}

/** One of the staff, as the others see them. */
export interface StaffPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Null: the role is missing, and the person may do nothing. */
  readonly role: StaffRole | null;
  /** Has never chosen a password. */
  readonly isInvited: boolean;
  readonly hasTwoStep: boolean;
}

/** How a person signs in, as staff see it. */
export interface SignInOfPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly hasTwoStep: boolean;
  /** Whether staff let nobody sign in as this person. */
  readonly isSuspended: boolean;
  /** Why; "" while it is not so. */
  readonly suspendedReason: string;
  /** Signed-in devices. */
  readonly sessions: number;
}
