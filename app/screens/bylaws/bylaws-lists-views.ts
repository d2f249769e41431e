import type { OpenState, Variant, VersionState, VersionView } from "#modules/bylaws/contract";

/** Bylaws of an account as its list shows them. */
export interface ShownBylaws {
  readonly hash: string;
  readonly variant: Variant;
  readonly name: string;
  readonly version: number;
  readonly state: VersionState;
  readonly saved: string;
}

/** A document that failed or waits, as staff see it. */
export interface ShownDocument {
  readonly id: string;
  readonly number: number;
  readonly variant: Variant;
  readonly name: string;
  readonly account: { readonly id: number; readonly name: string } | null;
  readonly asked: string;
  readonly failure?: VersionView["failure"];
}

/** One page of them. */
export interface ShownQueue {
  readonly rows: readonly ShownDocument[];
  readonly counts: Readonly<Record<OpenState, number>>;
  readonly state: OpenState;
  readonly total: number;
}
