/** A link in the foot of a page, as an anchor takes it: to the page in another language, for one. */
export interface FootLink {
  readonly label: string;
  readonly href: string;
  readonly lang?: string;
  readonly hrefLang?: string;
  readonly target?: "_blank";
  readonly rel?: "noreferrer";
}

/** Where a public page is, for search engines and for whoever passes it on. */
export interface PageAddress {
  readonly canonical: string;
  /** Language and address. */
  readonly alternates: readonly (readonly [language: string, href: string])[];
}
