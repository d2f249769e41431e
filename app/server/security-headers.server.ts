import { randomBytes } from "node:crypto";
import type { RequestHandler, Response } from "express";
import helmet from "helmet";
import { tokeniser } from "#modules/billing/index.server";
import { captchaCspSources } from "#modules/platform/captcha/index.server";
import { env } from "#modules/platform/env.server";
import { isForAnySite, isPaymentPage } from "~/http/private-pages";

/** What is no page needs nothing, and is shown in no frame. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'; sandbox";
/** In seconds. */
const A_YEAR = 31_536_000;

/** Headers of a file for programs, which goes out before those of pages are set. */
export const bareHeaders = {
  "Content-Security-Policy": NOTHING,
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex",
  ...(env.isSecure && { "Strict-Transport-Security": `max-age=${A_YEAR}; includeSubDomains` }),
};

/**
 * Security headers, with a Content-Security-Policy whose nonce is new for each response.
 * The referrer policy is `same-origin`: stricter ones make browsers send `Origin: null` with plain
 * form posts, which no origin check can tell from a forgery.
 */
export function securityHeaders(isDevelopment: boolean): RequestHandler {
  const setUsual = headersWith(usualSources(), isDevelopment);
  const setForPayments = headersWith(paymentSources(), isDevelopment);
  const setForVideos = headersWith({ ...usualSources(), media: ["blob:"] }, isDevelopment);
  return (req, res, next) => {
    res.locals.nonce = randomBytes(16).toString("base64");
    const set = isPaymentPage(req.path)
      ? setForPayments
      : videoPath.test(req.path)
        ? setForVideos
        : setUsual;
    set(req, res, (error) => {
      if (resetPath.test(req.path)) res.set("Referrer-Policy", "no-referrer");
      if (documentPath.test(req.path)) allowOwnFrame(res);
      if (isForAnySite(req.path)) shareWithSites(res);
      if (!env.isProduction && letterPath.test(req.path)) allowLetter(res);
      next(error);
    });
  };
}

/** What a page may reach beyond this site. */
interface Sources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly form: readonly string[];
  readonly media?: readonly string[];
}

function usualSources(): Sources {
  const { script, connect, frame } = captchaCspSources;
  const analytics = env.ANALYTICS_CONTAINER_ID ? ["https://www.googletagmanager.com"] : [];
  return {
    script: [...script, ...analytics],
    connect: [...connect, ...analytics],
    frame,
    form: [],
  };
}

/** Where cards are entered the card provider alone is let in, and nobody who counts visits. */
function paymentSources(): Sources {
  const { scriptOrigin, connectOrigins, hostedOrigin, paypalOrigin } = tokeniser();
  return {
    script: [scriptOrigin],
    connect: connectOrigins,
    frame: [],
    form: [hostedOrigin, paypalOrigin],
  };
}

function headersWith(sources: Sources, isDevelopment: boolean) {
  const reports = env.ERROR_REPORT_URL ? [new URL(env.ERROR_REPORT_URL).origin] : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          (_req, res) =>
            `'nonce-${(res as unknown as { locals: { nonce: string } }).locals.nonce}'`,
          ...sources.script,
        ],
        // Vite's development client puts styles into the page itself.
        styleSrc: ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
        // A picture that somebody chose is shown before it is sent; only our own script makes these.
        imgSrc: ["'self'", "data:", "blob:"],
        mediaSrc: ["'self'", ...(sources.media ?? [])],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...sources.connect, ...reports, ...(isDevelopment ? ["ws:"] : [])],
        frameSrc: ["'self'", ...sources.frame],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...new Set(sources.form)],
        frameAncestors: ["'none'"],
        ...(env.isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: env.isSecure ? { maxAge: A_YEAR, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
    originAgentCluster: true,
  });
}

/** Its script takes a frame out of a chosen video; links there load the page again for this policy. */
const videoPath = /^\/contest\/video\/?$/i;

/**
 * The address of a reset link or an invitation opens an account, so it is told to nobody. Browsers
 * that then send `Origin: null` send Fetch Metadata too, by which their form posts are judged.
 */
const resetPath = /^\/(password\/reset|invitation|handover|shared)(\/|$)/;

/** A page of ours downloads its document in a hidden frame, so that the page stays as it is. */
const documentPath = /^\/bylaws-generator\/download\//;

function allowOwnFrame(res: Response): void {
  const policy = String(res.get("Content-Security-Policy"));
  const own = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  res.set("Content-Security-Policy", own);
  res.set("X-Frame-Options", "SAMEORIGIN");
}

/** What other sites' pages show, or what is read by programs of anybody. */
function shareWithSites(res: Response): void {
  res.set("Cross-Origin-Resource-Policy", "cross-origin");
  res.set("Access-Control-Allow-Origin", "*");
  res.set("Content-Security-Policy", NOTHING);
}

/** The development mailbox shows a letter, styles and all, in a sandboxed frame of its page. */
const letterPath = /^\/dev\/mailbox\/[\w-]+\/html$/;

function allowLetter(res: Response): void {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src https: data:",
    "frame-ancestors 'self'",
    "sandbox allow-popups allow-popups-to-escape-sandbox",
  ];
  res.set("Content-Security-Policy", policy.join("; "));
  res.set("X-Frame-Options", "SAMEORIGIN");
}
