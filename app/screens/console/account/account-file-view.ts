/** A line of an account's page: where it leads, and what is said beside it. */
export interface FileLine {
  readonly key: string;
  readonly to: string;
  readonly text: string;
  readonly hint: string;
}

/** Some lines of one kind, and where the rest of them is. */
export interface FileSection {
  readonly key: "invoices" | "payments" | "applications" | "bylaws" | "files" | "contact";
  readonly lines: readonly FileLine[];
  readonly more: string | undefined;
}

/** Something that happened, in words. */
export interface TimelineLine {
  readonly key: string;
  readonly at: string;
  readonly text: string;
  readonly detail: string;
  readonly actor: string;
  readonly to: string | undefined;
}

/** What is under the facts of an account's page. */
export interface AccountFile {
  readonly sections: readonly FileSection[];
  readonly timeline: {
    readonly kind: string | undefined;
    readonly lines: readonly TimelineLine[];
    /** Where older entries begin; undefined when there are none. */
    readonly next: string | undefined;
    /** Whether this is the first page. */
    readonly isNewest: boolean;
  };
  /** The key of a form that adds a note. */
  readonly noteKey: string;
}
