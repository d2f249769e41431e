import type { CivilDate } from "#modules/platform/dates";
import type { AnyLetterKind, ConsentThing } from "./domain/kinds";
import type { LetterState } from "./domain/state";

/** A signature as everybody who reads the letter sees it. */
export interface SignatureView {
  readonly name: string;
  readonly office: string;
  readonly at: Date;
}

/** A letter in a list. */
export interface LetterLine {
  readonly id: number;
  readonly kind: AnyLetterKind;
  readonly title: string;
  readonly state: LetterState;
  readonly groupName: string;
  readonly chapterName: string;
  readonly createdAt: Date;
  readonly expiresOn: CivilDate;
  readonly settledAt: Date | null;
}

/** A letter as its chapter and its headquarters read it. */
export interface LetterView extends LetterLine {
  readonly accountId: number;
  readonly serial: string;
  readonly code: string;
  readonly text: string;
  readonly textSha256: string;
  readonly needsTwo: boolean;
  readonly signatures: readonly SignatureView[];
  /** "" unless it was declined. */
  readonly declineReason: string;
  /** The later letter that revoked it. */
  readonly revokedById: number | null;
  /** Whether its file is there; "none" while it is not signed, "failed" where it could not be made. */
  readonly file: "none" | "waiting" | "ready" | "failed";
  /** Of all that was written of that file, the newest first. */
  readonly fileDigests: readonly string[];
  /** May ask for that file again. */
  readonly mayRemake: boolean;
  /** Who of the headquarters sent it; null where nobody is known any more. */
  readonly sender: { readonly name: string; readonly email: string } | null;
  /** The reader's office by the roster, where it is one of the chapter's own people. */
  readonly office: { readonly name: string; readonly state: "open" | "ended" | "coming" } | null;
  /** Whether the reader is one of the chapter's own people, who alone may sign. */
  readonly isOwn: boolean;
  readonly hasSigned: boolean;
}

/** An act of sending, with what became of its letters by today. */
export interface ActView {
  readonly id: number;
  readonly title: string;
  readonly createdAt: Date;
  readonly expiresOn: CivilDate;
  readonly letters: number;
  readonly signed: number;
  readonly declined: number;
  readonly revoked: number;
}

/** What a chapter consents that its headquarters sees. */
export interface SharedView {
  readonly chapterName: string;
  readonly things: readonly ConsentThing[];
  /** Who signs at the bank, and who is the responsible party; undefined without consent. */
  readonly signers:
    | readonly {
        readonly name: string;
        readonly isBankSigner: boolean;
        readonly isResponsibleParty: boolean;
      }[]
    | undefined;
  /** The newest 200 papers; undefined without consent. */
  readonly papers: readonly { readonly fileName: string; readonly createdAt: Date }[] | undefined;
}

/** What everybody with a letter's code reads. */
export interface CheckedLetter {
  readonly serial: string;
  readonly code: string;
  readonly title: string;
  readonly chapterName: string;
  readonly groupName: string;
  readonly signatures: readonly SignatureView[];
  readonly isRevoked: boolean;
  readonly textSha256: string;
  /** Of the PDF, as hex: more than one where a lost one was written again; empty while it is being written. */
  readonly sha256: readonly string[];
}

/** A chapter that can be asked to sign. */
export interface AskedChapter {
  readonly id: number;
  readonly name: string;
  readonly ein: string | null;
  /** It signed one of the kind that is in force until it is revoked. */
  readonly hasSigned: boolean;
}
