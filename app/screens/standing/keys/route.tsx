import type { LoaderFunctionArgs } from "@remix-run/node";
import { publishedKeys } from "#modules/standing/index.server";

/** The public keys of all certificates, as a JSON Web Key set. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await publishedKeys(context.ctx), {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
}
