/** A certificate: one landscape page, its words centered below each other. */
export interface CertificateModel {
  /** BCP 47. */
  readonly language: string;
  /** The heading, and the file's title. */
  readonly title: string;
  /** For the file's properties. */
  readonly subject: string;
  readonly creator: string;
  readonly createdAt: Date;
  /** Who certifies it; above the heading. */
  readonly issuer: string;
  /** The sentence around the name: before it, and after it line by line. */
  readonly intro: string;
  /** Whose certificate it is; as large as it fits. */
  readonly name: string;
  readonly statements: readonly string[];
  /** Below everything, small: what it is not, and how to check it. */
  readonly note?: string;
  /** What a QR code in the place of the seal says: the address at which it is checked. */
  readonly qr?: string;
  /** For the file's properties, where programs look for them. */
  readonly keywords?: readonly string[];
  /** At the foot, from left to right; two of them. */
  readonly facts: readonly { readonly term: string; readonly text: string }[];
}
