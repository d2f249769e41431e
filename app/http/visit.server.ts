import { parse, serialize } from "cookie";
import type { Response as ExpressResponse, Request } from "express";
import { resolveSession, type SessionView } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { env } from "#modules/platform/env.server";
import { isSignature, randomToken, sign } from "#modules/platform/ids.server";
import { isOutage } from "#modules/platform/outage.server";
import { type FlashKind, isFlashKind } from "./flash";
import { isLaterEvent, type LaterEvent } from "./later-events";
import { isForAnySite } from "./private-pages";

/**
 * Over HTTPS the `__Host-` prefix binds the cookie to this host and to Secure; a plain-HTTP
 * development server cannot set it, so the same cookie goes there without the prefix.
 */
const prefix = env.isSecure ? "__Host-" : "";
const SESSION_COOKIE = `${prefix}sid`;
const FLASH_COOKIE = `${prefix}flash`;
const EVENT_COOKIE = `${prefix}event`;
const KEPT_COOKIE = `${prefix}kept`;
/** In seconds; the row behind it ends by itself. */
const KEPT_AGE = 30 * 60;
const EVENT_AGE = 24 * 3_600;

/** A visitor's value is not in the database; a signed-in person's is, as its hash. */
const VISITOR = "v.";
const SIGNED_IN = "s.";

/** What an anti-forgery token is for: the person's own doing, and what staff do who see as a member. */
const csrf = ["csrf", "csrf while seeing"] as const;

/** Who this browser is, for one request, and what can be said back to it by cookie. */
export interface Visit {
  /** The session, or undefined for a visitor who is not signed in. */
  readonly session: SessionView | undefined;
  /** True when the session could not be looked up because the database is away. */
  readonly isSessionUnknown: boolean;
  /** The value behind the session, to end it or to exchange it; undefined for a visitor. */
  readonly sessionToken: string | undefined;
  /** The value of a session that has ended, as the cookie still has it. */
  readonly lapsedToken: string | undefined;
  /** Names the form that was kept for this browser when its session had ended. */
  readonly keptToken: string | undefined;
  readonly ip: string;
  readonly userAgent: string;
  /** A one-time notice left by the request before; reading it ends it. */
  takeFlash(): FlashKind | undefined;
  leaveFlash(kind: FlashKind): void;
  /** Leaves the notice of the request before to the next one: this answer shows nobody anything. */
  passFlashOn(): void;
  /** An event that an earlier request left to the next page that may tell it. */
  takeEvent(): LaterEvent | undefined;
  leaveEvent(event: LaterEvent): void;
  leaveKept(token: string): void;
  endKept(): void;
  /**
   * A fresh anti-forgery token; it differs each time so that compression cannot leak it. It is another
   * while staff see as a member: no form of theirs is carried out as the other.
   */
  csrfToken(): string;
  /** `ofEither`: one from before, or from meanwhile, will do. */
  isCsrfToken(token: string, ofEither?: boolean): boolean;
  /** What an earlier page kept in this browser under a name, in clear. */
  kept(name: string): string | undefined;
  /** Keeps it for so many seconds. */
  keep(name: string, value: string, maxAge: number): void;
  /** Names this visitor for one purpose without saying who it is; the same each time. */
  mark(purpose: string): string;
  /** A name for something that this browser leaves with us: nobody can guess it, or use it as theirs. */
  newKey(purpose: string): string;
  isOwnKey(purpose: string, key: string): boolean;
  /** Rotates the cookie at sign-in. */
  startSession(token: string, expiresAt: Date): void;
  endSession(): void;
}

const cookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure: env.isSecure } as const;

/** Reads the cookies of a request; asks the database only when they name a signed-in session. */
export async function readVisit(ctx: Ctx, req: Request, res: ExpressResponse): Promise<Visit> {
  const cookies = parse(req.headers.cookie ?? "");
  const setCookie = (name: string, value: string, options: { maxAge?: number; expires?: Date }) => {
    // Whoever sends a form again, or leaves, ends the answer to the first while its action goes on.
    if (res.headersSent) return;
    res.append("Set-Cookie", serialize(name, value, { ...cookieOptions, ...options }));
  };
  let id = cookies[SESSION_COOKIE] ?? "";
  if (!/^[vs]\.[\w-]{22,64}$/.test(id)) {
    id = `${VISITOR}${randomToken()}`;
    // Only pages need it; a script, a probe or a badge gets none.
    const isPage = req.method === "GET" && req.accepts("html") && !isForAnySite(req.path);
    if (isPage) setCookie(SESSION_COOKIE, id, {});
  }
  const sessionToken = id.startsWith(SIGNED_IN) ? id.slice(SIGNED_IN.length) : undefined;
  const { session, isSessionUnknown } = await findSession(ctx, sessionToken);
  let flash = session?.hasImpersonationEnded ? "seeing-ended" : cookies[FLASH_COOKIE];
  const newKey = (purpose: string) => {
    const salt = randomToken(16);
    return `${salt}.${sign(purpose, `${id}.${salt}`)}`;
  };
  const isOwnKey = (purpose: string, key: string) => {
    const [salt = "", signature = ""] = key.split(".");
    return isSignature(purpose, `${id}.${salt}`, signature);
  };
  return {
    session,
    isSessionUnknown,
    sessionToken: session ? sessionToken : undefined,
    lapsedToken: session || isSessionUnknown ? undefined : sessionToken,
    keptToken: /^[\w-]{43}$/.test(cookies[KEPT_COOKIE] ?? "") ? cookies[KEPT_COOKIE] : undefined,
    ip: req.ip ?? "",
    userAgent: (req.get("user-agent") ?? "").slice(0, 300),
    takeFlash() {
      const kind = flash;
      if (kind === undefined) return undefined;
      flash = undefined;
      setCookie(FLASH_COOKIE, "", { maxAge: 0 });
      return isFlashKind(kind) ? kind : undefined;
    },
    passFlashOn() {
      const kind = cookies[FLASH_COOKIE];
      flash = undefined;
      if (kind !== undefined) setCookie(FLASH_COOKIE, kind, { maxAge: 60 });
    },
    leaveFlash: (kind) => void setCookie(FLASH_COOKIE, kind, { maxAge: 60 }),
    takeEvent() {
      const event = cookies[EVENT_COOKIE];
      if (event === undefined) return undefined;
      setCookie(EVENT_COOKIE, "", { maxAge: 0 });
      return isLaterEvent(event) ? event : undefined;
    },
    leaveEvent: (event) => void setCookie(EVENT_COOKIE, event, { maxAge: EVENT_AGE }),
    leaveKept: (token) => void setCookie(KEPT_COOKIE, token, { maxAge: KEPT_AGE }),
    endKept: () => void setCookie(KEPT_COOKIE, "", { maxAge: 0 }),
    kept: (name) => cookies[name],
    keep: (name, value, maxAge) => void setCookie(name, value, { maxAge }),
    mark: (purpose) => sign(purpose, session ? `user ${session.user.id}` : id),
    csrfToken: () => newKey(csrf[session?.impersonation ? 1 : 0]),
    isCsrfToken: (token, ofEither) =>
      ofEither
        ? csrf.some((purpose) => isOwnKey(purpose, token))
        : isOwnKey(csrf[session?.impersonation ? 1 : 0], token),
    newKey,
    isOwnKey,
    startSession: (token, expires) =>
      void setCookie(SESSION_COOKIE, `${SIGNED_IN}${token}`, { expires }),
    endSession: () => {
      setCookie(SESSION_COOKIE, `${VISITOR}${randomToken()}`, {});
      // Pages that the browser would show again, and what our scripts left with it.
      res.set("Clear-Site-Data", '"cache", "storage"');
    },
  };
}

async function findSession(ctx: Ctx, token: string | undefined) {
  if (!token) return { session: undefined, isSessionUnknown: false };
  try {
    return { session: await resolveSession(ctx, token), isSessionUnknown: false };
  } catch (error) {
    if (!isOutage(error)) throw error;
    ctx.log.warn({ err: error }, "the session could not be looked up");
    return { session: undefined, isSessionUnknown: true };
  }
}
