import type { Barrier } from "#modules/supervision/contract";

/** A chapter of a report in words. */
export interface ShownSgriChapter {
  /** The field that names it in a form; "" for one that has neither an account nor an EIN. */
  readonly chosenBy: { readonly field: string; readonly value: string } | "";
  readonly key: string;
  readonly name: string;
  readonly ein: string;
  readonly address: string;
}

/** Where what bars a chapter is mended. */
export interface Remedy {
  readonly word: "toUpload" | "toChapter" | "toAuthorizations";
  readonly to: string;
}

/** What the parts of a report are shown from. */
export interface SgriPartData {
  readonly named: number | undefined;
  readonly accountId: number;
  readonly year: number;
  readonly today: string;
  readonly isOutside: boolean;
  readonly report: {
    readonly state: "frozen" | "submitted" | "closed";
    readonly sha256: string;
    readonly frozen: string;
    readonly forcedReason: string;
    readonly submitted: string;
    readonly confirmation: string;
    readonly file: { readonly name: string; readonly to: string } | null;
    readonly lateReason: string;
  } | null;
  readonly added: readonly (ShownSgriChapter & { readonly forceReason: string })[];
  readonly blocked: readonly (ShownSgriChapter & {
    readonly barriers: readonly (Barrier | "einOfLine")[];
    /** Where what it lacks is entered. */
    readonly remedies: readonly Remedy[];
  })[];
  readonly left: readonly (ShownSgriChapter & { readonly reason: string })[];
  readonly changed: readonly {
    readonly key: string;
    readonly name: string;
    readonly ein: string;
    readonly changes: readonly string[];
  }[];
  readonly mayEdit: boolean;
  readonly mayForce: boolean;
}
