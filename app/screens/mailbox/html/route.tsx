import type { LoaderFunctionArgs } from "@remix-run/node";
import { refusePage } from "~/http/respond.server";
import { readLetter } from "../letters.server";

/** A letter's HTML as it went out, for the frame of the mailbox; its policy lets no script run. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const letter = await readLetter(context.ctx, params.id ?? "");
  if (!letter) refusePage(context, { code: "not_found" });
  return new Response(letter.html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
