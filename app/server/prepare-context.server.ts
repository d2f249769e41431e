import { randomBytes } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import type { SentFile } from "#modules/platform/files/index.server";
import { message } from "#modules/platform/messages";
import type { Refusal } from "#modules/platform/result";
import { actorOf } from "~/http/actor.server";
import { type Body, cutOffLate, emptyBody, readBody } from "~/http/body.server";
import type { HttpContext } from "~/http/context.server";
import { isOwnWrite } from "~/http/csrf.server";
import { refuseWhileImpersonating } from "~/http/impersonation.server";
import { chooseLanguage, keepLanguage, type LanguageChoice } from "~/http/language.server";
import { mergedAccount } from "~/http/merged-account.server";
import { refusalMessages } from "~/http/refusal-messages";
import { receiveUpload } from "~/http/upload.server";
import { type UploadRoute, uploadRouteOf } from "~/http/upload-rules.server";
import { readVisit, type Visit } from "~/http/visit.server";
import { applyWording } from "~/http/wording.server";

const reads = new Set(["GET", "HEAD", "OPTIONS"]);
const overrides = new Set(["PUT", "PATCH", "DELETE"]);

/** The context that `prepareContext` made for this response. */
export const contextOf = (res: Response): HttpContext => res.locals.context as HttpContext;

/** A reference that people can read out over the phone; every log line of the request carries it. */
export function newReference(): string {
  const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  const text = Array.from(randomBytes(12), (byte) => alphabet[byte % 32]).join("");
  return text.replace(/(.{4})(?=.)/g, "$1-");
}

/**
 * Finds out who asks and what was submitted, once, before any route runs. What must not be carried out
 * (forged, malformed, too large) is marked as a refusal that no action gets past.
 */
export const prepareContext: RequestHandler = async (req, res, next) => {
  try {
    const requestId = newReference();
    res.set("X-Request-Id", requestId);
    const bare = createCtx({ requestId, ...wordsAndFormats(chooseLanguage(req)) });
    keepLanguage(req, res);
    const visit = await readVisit(bare, req, res);
    if (visit.session) keepToItself(res);
    const uploadRoute = uploadRouteOf(req);
    const sent = uploadRoute
      ? await readUpload(bare, req, res, visit, uploadRoute)
      : await readWrite(req, res, visit);
    // The sender went away in the middle of a file: there is nobody to answer.
    if (!sent) return;
    const user = visit.session?.user;
    const language = chooseLanguage(req, user?.locale);
    const ctx = {
      ...bare,
      ...wordsAndFormats(language),
      actor: actorOf(visit),
      log: logOf(bare, visit),
    };
    await applyWording(ctx);
    const merged = await mergedAccount(ctx, visit.session, req.originalUrl);
    const nonce: string = res.locals.nonce;
    const drained = () => whenDrained(res);
    const known = { ctx, visit, nonce, language, merged };
    res.locals.context = { ...known, isScript: isScript(req), drained, ...sent };
    next();
  } catch (error) {
    next(error);
  }
};

/** What a signed-in person gets is kept nowhere, unless the answer says otherwise itself. */
function keepToItself(res: Response): void {
  const { writeHead } = res;
  res.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (!res.hasHeader("Cache-Control")) res.set("Cache-Control", "private, no-store");
    return writeHead.apply(res, head);
  }) as typeof writeHead;
}

/** What is logged names who really asks, also of staff who see as a member. */
const logOf = ({ log }: Ctx, { session }: Visit) =>
  session?.impersonation
    ? log.child({ seenBy: session.impersonation.staffId, seenAs: session.user.id })
    : log;

const wordsAndFormats = ({ locale, formatLocale, reads }: LanguageChoice) => ({
  locale,
  formatLocale,
  reads,
});

async function whenDrained(res: Response): Promise<boolean> {
  if (!res.destroyed && res.writableNeedDrain) {
    await new Promise<void>((resolve) => {
      const settle = () => {
        res.off("drain", settle).off("close", settle);
        resolve();
      };
      res.on("drain", settle).on("close", settle);
    });
  }
  return !res.destroyed;
}

/** What a request brought, and why nothing may be done with it. */
interface Sent {
  readonly body: Body;
  readonly refusal: Refusal | undefined;
  readonly file?: SentFile | undefined;
  readonly fault?: unknown;
}

async function readWrite(req: Request, res: Response, visit: Visit): Promise<Sent> {
  if (reads.has(req.method)) return { body: emptyBody, refusal: undefined };
  cutOffLate(req, res);
  const read = await readBody(req);
  if (!read.ok) return { body: emptyBody, refusal: read.refusal };
  const body = read.value;
  const method = body.controls._method?.toUpperCase();
  if (req.method === "POST" && method && overrides.has(method)) req.method = method;
  const refusal: Refusal | undefined = isOwnWrite(req, visit, body)
    ? refuseWhileImpersonating(visit, req.path)?.refusal
    : { code: "forbidden", message: message(refusalMessages, "request.forged") };
  forgetOrigin(req);
  return { body, refusal };
}

/**
 * Judged. Remix would compare it once more, without Fetch Metadata, and call a form of a page
 * that keeps its address to itself (`Origin: null`) a fault.
 */
function forgetOrigin(req: Request): void {
  delete req.headers.origin;
}

/** A file is there until the answer has gone out; a full disk is told where faults are told. */
async function readUpload(
  ctx: Ctx,
  req: Request,
  res: Response,
  visit: Visit,
  route: UploadRoute,
): Promise<Sent | undefined> {
  try {
    const received = await receiveUpload(req, route, {
      admit: async () => refuseWhileImpersonating(visit, req.path) ?? route.admit(ctx, visit),
      isOwn: (body) => isOwnWrite(req, visit, body),
    });
    const file = received?.file;
    if (file) {
      res.once("close", () => {
        file.remove().catch((err) => ctx.log.warn({ err }, "a scratch file could not be removed"));
      });
    }
    return received;
  } catch (fault) {
    return { body: emptyBody, refusal: undefined, fault };
  } finally {
    forgetOrigin(req);
  }
}

/** A script says so; the router's own requests (`.data`, the manifest) are pages. */
export function isScript(req: Request): boolean {
  if (req.path.endsWith(".data") || req.path === "/__manifest") return false;
  if (req.get("x-requested-with")?.toLowerCase() === "xmlhttprequest") return true;
  const accept = req.get("accept") ?? "";
  const sendsJson = req.is("application/json") === "application/json";
  return (sendsJson || accept.includes("application/json")) && !accept.includes("text/html");
}
