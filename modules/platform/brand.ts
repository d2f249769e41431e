/** How the product is called and reached. Pages get it through the root loader. */
export interface Brand {
  readonly name: string;
  readonly company: string;
  /** Where post reaches the company, on one line. */
  readonly postalAddress: string;
  readonly supportEmail: string;
  /** As people read it. */
  readonly supportPhone: string;
  /** As a phone dials it: `tel:5550100142`. */
  readonly supportPhoneHref: string;
  /** The origin of every link, without a slash at the end. */
  readonly publicUrl: string;
}
