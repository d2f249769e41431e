import type { AppLoadContext } from "@remix-run/node";
import type { Ctx } from "#modules/platform/ctx.server";
import type { SentFile } from "#modules/platform/files/index.server";
import type { Refusal } from "#modules/platform/result";
import type { Body } from "./body.server";
import type { LanguageChoice } from "./language.server";
import type { Visit } from "./visit.server";

/** An address names an account that was merged into another one. */
export interface MergedAccount {
  readonly from: number;
  readonly into: number;
}

declare module "@remix-run/server-runtime" {
  /** What every loader and action gets besides the request. */
  interface AppLoadContext {
    readonly ctx: Ctx;
    readonly visit: Visit;
    readonly nonce: string;
    readonly language: LanguageChoice;
    /** The account that the address names, where it was merged into another one. */
    readonly merged?: MergedAccount | undefined;
    /** True for a script that wants JSON. */
    readonly isScript: boolean;
    /** What was submitted; empty for a read. */
    readonly body: Body;
    /** Why no action may run: a forged, malformed or oversized request. */
    readonly refusal: Refusal | undefined;
    /** The file of a route that takes one; it is removed when the answer has gone out. */
    readonly file?: SentFile | undefined;
    /** Waits until the reader has taken what was submitted; false when nobody reads any more. */
    readonly drained: () => Promise<boolean>;
    /** What failed on our side while a file came in: thrown where an action would have run. */
    readonly fault?: unknown;
    /** The pattern of the route that answers, for metrics and traces; none where no route fits. */
    route?: string;
  }
}

export type HttpContext = AppLoadContext;
