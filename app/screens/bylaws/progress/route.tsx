import type { LoaderFunctionArgs } from "@remix-run/node";
import { progressOf } from "#modules/bylaws/index.server";
import { answerEvents } from "~/http/event-stream.server";
import { refusePage } from "~/http/respond.server";
import { readDocumentQuery } from "../document-query.server";

/** Whoever cannot be told as it happens asks instead, and tries to listen again after this long. */
const RETRY_SECONDS = 30;

/**
 * How far a version's document is: as server-sent events until it is ready or has failed for
 * whoever listens (`Accept: text/event-stream`), else as it stands now.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { ctx, visit } = context;
  const hash = params.hash ?? "";
  const query = readDocumentQuery(request) ?? refusePage(context, { code: "not_found" });
  const now = await progressOf(ctx, hash, query.version);
  if (!now) refusePage(context, { code: "not_found" });
  if (!request.headers.get("accept")?.includes("text/event-stream")) {
    return Response.json(now, { headers: { "Cache-Control": "private, no-store" } });
  }
  const look = async () => {
    // Bylaws that were removed meanwhile will never be ready.
    const state = (await progressOf(ctx, hash, now.version))?.state ?? "failed";
    return { data: { version: now.version, state }, isLast: state !== "preparing" };
  };
  return (
    answerEvents({ visitor: visit.ip, signal: request.signal, look }) ??
    refusePage(context, { code: "too_many", retryAfterSeconds: RETRY_SECONDS })
  );
}
