import type { Office } from "#modules/officers/contract";
import type { CivilDate } from "#modules/platform/dates";
import type { OpenShare } from "#modules/vault/contract";
import type { Afterwards, HandoverState } from "./domain/state";
import type { CommonThing, Mark } from "./domain/things";

/** A handover in a list. */
export interface HandoverLine {
  readonly id: number;
  readonly state: HandoverState;
  readonly office: Office;
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly expiresAt: Date | null;
  readonly settledAt: Date | null;
}

/** What either side said of a thing. */
export interface Marked {
  readonly mark: Mark;
  /** Who said it; "" for somebody who is gone. */
  readonly by: string;
  readonly at: Date;
}

/** A thing on the list; what is shown of it depends on its kind. */
export type Thing = { readonly key: string; readonly marked: Marked | null } & (
  | { readonly kind: CommonThing; readonly names: readonly string[] }
  | {
      readonly kind: "duty";
      readonly code: string;
      readonly period: string;
      readonly title: string;
      readonly dueOn: CivilDate;
    }
  | {
      readonly kind: "invoice";
      readonly id: number;
      readonly number: number;
      readonly cents: number;
    }
  | {
      readonly kind: "letter";
      readonly id: number;
      readonly title: string;
      readonly until: CivilDate;
    }
);

/** Somebody's private calendar, which ends with the person's access. */
export interface OwnFeed {
  readonly userId: number;
  readonly name: string;
  readonly createdAt: Date;
}

/** A handover as both sides read it. */
export interface HandoverView extends HandoverLine {
  readonly accountId: number;
  readonly accountName: string;
  /** The club's, in which its days are told. */
  readonly timeZone: string;
  readonly today: CivilDate;
  readonly startsOn: CivilDate;
  readonly origin: "own" | "headquarters" | "claim";
  readonly afterwards: Afterwards;
  readonly stayOffice: Office | "";
  readonly stayTitle: string;
  /** Who hands over; "" where the club had nobody. */
  readonly outgoing: string;
  readonly acceptedAt: Date | null;
  readonly askedAgainAt: Date | null;
  readonly declineReason: string;
  readonly side: "outgoing" | "incoming" | "other";
  /** Whether the actor may send, send again and cancel. */
  readonly mayManage: boolean;
  readonly mayComplete: boolean;
  readonly mayMark: boolean;
  readonly things: readonly Thing[];
  /** The outgoing person's calendar, where there is one. */
  readonly feed: OwnFeed | null;
  readonly mayTakeFeed: boolean;
  /** The outgoing person's links to papers that work now. */
  readonly shares: readonly OpenShare[];
  readonly mayTakeShares: boolean;
}

/** The handovers of an account. */
export interface HandoversView {
  readonly accountId: number;
  readonly accountName: string;
  /** The club's, in which its days are told. */
  readonly timeZone: string;
  readonly today: CivilDate;
  readonly handovers: readonly HandoverLine[];
  readonly mayStart: boolean;
  /** The offices that the actor holds by the roster, for the form to begin with. */
  readonly held: {
    readonly office: Office;
    readonly title: string;
    readonly endsOn: CivilDate;
  } | null;
}

/** What stands behind a mailed link, for whoever opens it. */
export type LinkView =
  | { readonly state: "none" }
  | {
      readonly state: "open";
      readonly accountName: string;
      readonly timeZone: string;
      readonly office: Office;
      readonly title: string;
      readonly name: string;
      /** Whom it was mailed to, hidden but for the beginning and the host. */
      readonly to: string;
      readonly outgoing: string;
      readonly expiresAt: Date;
      /**
       * other: somebody with another address is signed in; sign-in: the address has a sign-in;
       * the rest is what accepting takes.
       */
      readonly step: "other" | "sign-in" | "choose-password" | "replace-password" | "accept";
    }
  | {
      readonly state: "expired";
      readonly accountName: string;
      readonly hasAsked: boolean;
    }
  | { readonly state: "used"; readonly accountName: string }
  | { readonly state: "ended" };
