/** What the imported IRS file says about the number on the page, worded for it. */
export type EinAnswer =
  | {
      readonly kind: "found";
      readonly name: string;
      /** "Decatur, GA". */
      readonly place: string;
      /** A month's name; "" when the file has none. */
      readonly fiscalYear: string;
      /** The date of the file, in words. */
      readonly asOf: string;
    }
  | { readonly kind: "unknown" }
  | { readonly kind: "used" };
