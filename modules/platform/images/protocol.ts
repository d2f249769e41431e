/** What the web process and the process that decodes pictures say to each other. */

/** A picture to make, in pixels. */
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
  /**
   * `cover` cuts from the middle to the proportions of a size; `inside` keeps the whole picture,
   * no larger than the size and never larger than it came. `cover` unless it is said.
   */
  readonly fit?: "cover" | "inside";
  /** Whether to say what the picture looks like, for finding ones that look alike. */
  readonly withFingerprint?: boolean;
}

/** A picture that was made. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

export interface PicturesMade {
  readonly kind: "made";
  /** One for each size, in the order of the task. */
  readonly pictures: readonly Uint8Array[];
  readonly shapes: readonly Shape[];
  /** 16 hex digits; of pictures that look alike few of the 64 bits differ. "" unless asked for. */
  readonly fingerprint: string;
  /** The most memory that the process has ever used. */
  readonly peakBytes: number;
}

export type PictureAnswer =
  | { readonly kind: "ready" }
  | PicturesMade
  /** No JPEG, PNG, GIF, WebP or SVG, damaged, or more than it may hold (`checkBounds`). */
  | { readonly kind: "unreadable" };

/** A photo of the largest phones, and no more. */
export const MAX_PIXELS = 50_000_000;
/** The most pictures of an animation. */
export const MAX_FRAMES = 1_000;
/** The whole decoding process may use so much memory, in bytes; then it ends itself. */
export const MAX_MEMORY = 480_000_000;
