import type { Request } from "express";
import { env } from "#modules/platform/env.server";
import type { Body } from "./body.server";
import { isWayOut } from "./impersonation.server";
import type { Visit } from "./visit.server";

/**
 * The one write that carries its proof in its address: mail programs end a subscription by posting
 * to the link of a letter, without cookies and from anywhere (RFC 8058). The link is signed, and
 * all it can do is stop such letters to its person.
 */
const oneClick = /^\/unsubscribe\/[\w.-]+$/;

/**
 * Whether a write comes from one of our own pages: the browser's Fetch Metadata says so, or, for
 * browsers without it, the Origin is ours; and the token belongs to this browser's session
 * (OWASP Cross-Site Request Forgery Prevention: token plus origin verification).
 */
export function isOwnWrite(req: Request, visit: Visit, { controls }: Body): boolean {
  if (req.method === "POST" && oneClick.test(req.path)) return true;
  const token = req.get("x-csrf-token") ?? controls._token ?? "";
  return isOwnOrigin(req) && visit.isCsrfToken(token, isWayOut(req.path));
}

/**
 * The same for the few reads that change something: they carry the token in their header, which no
 * link and no form of another site can send.
 */
export function isOwnCall({ headers }: globalThis.Request, visit: Visit): boolean {
  const sent = {
    site: headers.get("sec-fetch-site") ?? undefined,
    origin: headers.get("origin") ?? undefined,
  };
  return isOwn(sent) && visit.isCsrfToken(headers.get("x-csrf-token") ?? "");
}

const isOwnOrigin = (req: Request): boolean =>
  isOwn({ site: req.get("sec-fetch-site"), origin: req.get("origin") });

interface SentFrom {
  readonly site: string | undefined;
  readonly origin: string | undefined;
}

function isOwn({ site, origin }: SentFrom): boolean {
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  // A page that keeps its address to itself sends "null"; without Fetch Metadata so does anybody.
  if (origin === "null") return site !== undefined;
  // A client that sends neither is no browser: its token alone must convince.
  return origin === undefined || isOurs(origin);
}

/**
 * Whether an origin is the configured one. What the request says of its host counts for nothing: a
 * name of somebody else's may lead here. On this machine itself its names are one.
 */
function isOurs(origin: string): boolean {
  if (origin === env.publicUrl) return true;
  const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;
  const named = origin.replace(loopback, "http://localhost");
  return (
    loopback.test(env.publicUrl) && named === env.publicUrl.replace(loopback, "http://localhost")
  );
}
