/** Where an organization stands by the IRS's files, which decides what it does next. */
export type ClubState = "current" | "revoked" | "missing";

/** What the look-up of the home page answers, in words. */
export type LookupAnswer =
  | {
      readonly kind: "club";
      readonly state: ClubState;
      readonly ein: string;
      /** "" where no list of the IRS has it. */
      readonly name: string;
      /** "Decatur, GA" */
      readonly place: string;
      readonly status: string;
      /** When its next return is due; "" where that cannot be said. */
      readonly nextReturn: string;
      /** The page with everything that the files say. */
      readonly url: string;
    }
  | {
      readonly kind: "names";
      /** The first of those that were found. */
      readonly rows: readonly {
        readonly name: string;
        readonly place: string;
        readonly url: string;
      }[];
      readonly total: number;
      /** Nothing has just the words that were typed; these are near. */
      readonly isNear: boolean;
      /** The search with all of them. */
      readonly url: string;
    };
