import type { LoaderFunctionArgs } from "@remix-run/node";
import { redlineOf } from "#modules/bylaws/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { fileResponse } from "~/http/file-response.server";
import { refusePage } from "~/http/respond.server";
import { readCompareQuery } from "../compare-query.server";

/** The later of two versions as a Word file with every difference as a tracked change. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const hash = params.hash ?? "";
  const chosen = readCompareQuery(request) ?? refusePage(context, { code: "not_found" });
  const limit = await hitLimit(context.ctx, "bylawsRedline", hash);
  if (!limit.ok) refusePage(context, limit.refusal);
  const file = await redlineOf(context.ctx, hash, chosen);
  if (!file) refusePage(context, { code: "not_found" });
  return fileResponse(file.bytes, file);
}
