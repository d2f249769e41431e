/** What the web process and the process that decodes pictures say to each other. */

/** A picture to make: cut from the middle to these proportions, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly format: "jpeg" | "webp";
}

export interface PictureTask {
  /** Of a file on this machine. */
  readonly path: string;
  /** The largest first: the others are made from it. */
  readonly sizes: readonly PictureSize[];
}

export type PictureAnswer =
  | { readonly kind: "ready" }
  /** One picture for each size, in the order of the task, and the most memory ever used. */
  | { readonly kind: "made"; readonly pictures: readonly Uint8Array[]; readonly peakBytes: number }
  /** No JPEG, PNG or GIF, damaged, or of more than `MAX_PIXELS`. */
  | { readonly kind: "unreadable" };

/** A photo of the largest phones, and no more. */
export const MAX_PIXELS = 50_000_000;
/** The whole decoding process may use so much memory, in bytes; then it ends itself. */
export const MAX_MEMORY = 480_000_000;
