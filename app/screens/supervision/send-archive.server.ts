import { ok } from "#modules/platform/result";
import { askArchive } from "#modules/supervision/index.server";
import type { HttpContext } from "~/http/context.server";
import { centralOf } from "~/http/headquarters-head.server";
import { refusePage } from "~/http/respond.server";
import { supervisionPaths } from "~/http/supervision-paths";
import { answerSaved } from "./asked.server";

/** Asks for the ZIP of a year, and leads back to the year. */
export async function sendArchive(context: HttpContext, request: Request, year: number) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { accountId, named } = centralOf(context, request);
  const asked = await askArchive(context.ctx, { accountId, year });
  const done = asked.ok ? ok(undefined) : asked;
  return answerSaved(context, done, supervisionPaths.year({ accountId: named, year }));
}
