/** A paper that is missing, in words. */
export interface ShownMissing {
  readonly key: string;
  readonly name: string;
  /** Where it comes from. */
  readonly how: string;
  /** Uploads it. */
  readonly add: string;
  /** Where the product helps to get it. */
  readonly help: { readonly to: string; readonly label: string } | undefined;
}
