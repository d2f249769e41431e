import type { LevelAudience, LevelSchema } from "#modules/renewal/contract";

/** A level as the price list shows it. */
export interface PricedLevel {
  readonly id: number;
  readonly name: string;
  readonly price: string;
  /** What the year after costs, and at which level when that is another one. */
  readonly next: { readonly price: string; readonly early: string; readonly name: string };
  readonly features: readonly string[];
}

/** The levels of one audience, those for groups without exemption first. */
export interface PricedAudience {
  readonly audience: Exclude<LevelAudience, "either">;
  readonly groups: readonly {
    readonly schema: LevelSchema;
    readonly levels: readonly PricedLevel[];
  }[];
}
