import type { LoaderFunctionArgs } from "@remix-run/node";
import { contestKinds, MAX_COUNTED } from "#modules/contest/contract";
import { countUsedPlaces } from "#modules/contest/index.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { refusePage } from "~/http/respond.server";

/** How many places of a contest an organization or an address has used, before anything is sent. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx, visit } = context;
  const allowed = await hitLimit(ctx, "lookup", visit.ip);
  if (!allowed.ok) refusePage(context, allowed.refusal);
  const { searchParams } = new URL(request.url);
  const kind = contestKinds.find((one) => one === searchParams.get("kind"));
  if (!kind) refusePage(context, { code: "not_found" });
  const asked = (name: string) => (searchParams.get(name) ?? "").slice(0, 254);
  const used = await countUsedPlaces(ctx, {
    kind,
    organization: asked("organization"),
    email: asked("email"),
    ownEmail: visit.session?.user.email,
  });
  return Response.json({ used, of: MAX_COUNTED }, { headers: { "Cache-Control": "no-store" } });
}
