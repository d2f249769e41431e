/** A thing on the list, in words. */
export interface ShownThing {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Where more is to be done about it; none where it is done elsewhere. */
  readonly link: { readonly to: string; readonly label: string } | null;
  readonly mark: string;
  /** Who said so, and when; "" while nobody did. */
  readonly said: string;
}
