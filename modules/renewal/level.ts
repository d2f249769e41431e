import type { Cents } from "#modules/platform/money";

/** The kind of application that leads to a level: with or without the way to tax exemption. */
export type LevelSchema = "start-up" | "maintain";
export type LevelAudience = "school_support" | "greek" | "either";

/** What a renewal at a level may add: the full-service level, and incorporation on top of it. */
export interface LevelUpgrade {
  readonly levelId: number;
  readonly price: Cents;
  /** The amount taken off `price`; always applies. */
  readonly discount: Cents;
  readonly incorporationPrice: Cents;
  /** The amount taken off `incorporationPrice`; equal to it when incorporation is free. */
  readonly incorporationDiscount: Cents;
}

/** A membership level. */
export interface Level {
  readonly id: number;
  readonly name: string;
  readonly schema: LevelSchema;
  readonly audience: LevelAudience;
  readonly joiningPrice: Cents;
  /** Null for a level that one joins at and never renews at. */
  readonly renewal: {
    readonly price: Cents;
    /** The amount taken off in the early-bird window. */
    readonly earlyBirdDiscount: Cents;
  } | null;
  /** The level of the next year; often this one. */
  readonly renewsAsId: number;
  readonly upgrade: LevelUpgrade | null;
  /** Four to eight sentences for the treasurer who decides; plain text. */
  readonly renewalFeatures: readonly string[];
}
