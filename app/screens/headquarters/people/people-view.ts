import type { HeadquartersRole } from "#modules/accounts/contract";
import type { FormAnswer } from "~/http/form-answer";
import type { ShownHead } from "~/parts/headquarters/shown-head";
import type { FieldConstraint } from "~/ui/form-context";
import type { SelectOption } from "~/ui/selects";

/** One of a headquarters' people, or somebody who is invited. */
export interface ShownPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly isInvited: boolean;
  readonly role: HeadquartersRole;
  readonly isAll: boolean;
  /** By name. */
  readonly regions: readonly string[];
  /** Where it is changed. */
  readonly to: string;
}

export interface ShownRegion {
  readonly id: number;
  readonly name: string;
  readonly chapters: number;
  readonly to: string;
  /** Its chapters on the board. */
  readonly board: string;
}

export interface PeopleData {
  readonly head: ShownHead;
  readonly roles: readonly HeadquartersRole[];
  readonly canManage: boolean;
  /** Chapters that are in no region. */
  readonly apart: number;
  readonly people: readonly ShownPerson[];
  readonly regions: readonly ShownRegion[];
  /** The one that the address names, to be changed. */
  readonly person:
    | {
        readonly id: number;
        readonly name: string;
        readonly role: HeadquartersRole;
        /** null: for all chapters. */
        readonly regionIds: readonly number[] | null;
        readonly version: number;
      }
    | undefined;
  readonly region: { readonly id: number; readonly name: string } | undefined;
  readonly states: readonly SelectOption[];
  readonly constraints: Readonly<Record<string, FieldConstraint>>;
}

/** Which form a refusal is of, and what was ticked in it. */
export interface PeopleRefusal extends FormAnswer {
  readonly form: "role" | "add" | "rename" | "states" | "remove";
  readonly ticked: readonly string[];
}
