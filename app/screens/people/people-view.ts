import type { AccountPerson, PersonInvitation } from "#modules/accounts/contract";
import { paths } from "~/http/paths";
import type { FieldConstraint } from "~/ui/form-context";
import type { WireUser } from "./wire-user";

/** A person of the list, with dates in words. */
export interface PersonRow {
  readonly user: WireUser;
  readonly lock: AccountPerson["lock"];
  readonly invitation: {
    readonly state: PersonInvitation["state"];
    readonly sent: string;
    readonly expires: string;
    readonly becomesPrimary: boolean;
  } | null;
}

/** Everything that the screen of an account's people shows. */
export interface PeopleView {
  readonly accountId: number;
  readonly accountName: string;
  /** Whether whoever looks may change the people. */
  readonly canChange: boolean;
  readonly ownId: number;
  /** Where the screen itself is: a member's page or staff's. */
  readonly base:
    | { readonly kind: "member"; readonly accountId: number | undefined }
    | { readonly kind: "staff"; readonly accountId: number };
  readonly rows: readonly PersonRow[];
  /** The person whose form is open; null for a new one. */
  readonly chosenId: number | null;
  /** Whether the address asks for a form, of a person or of a new one. */
  readonly isAsked: boolean;
  /** A new one for every page, so that a saved form starts afresh. */
  readonly formKey: string;
  readonly constraints: Readonly<Record<string, FieldConstraint>>;
}

/** The address of the screen itself, with somebody's form open when asked for. */
export const addressOf = ({ base }: Pick<PeopleView, "base">, user?: number | "new"): string =>
  base.kind === "staff"
    ? paths.staffPeople(base.accountId, { user })
    : paths.people({ accountId: base.accountId, user });
