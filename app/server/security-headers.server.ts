import { randomBytes } from "node:crypto";
import type { RequestHandler, Response } from "express";
import helmet from "helmet";
import { captchaCspSources } from "#modules/platform/captcha/index.server";
import { env } from "#modules/platform/env.server";

/**
 * Security headers, with a Content-Security-Policy whose nonce is new for each response.
 * The referrer policy is `same-origin`: stricter ones make browsers send `Origin: null` with plain
 * form posts, which no origin check can tell from a forgery.
 */
export function securityHeaders(isDevelopment: boolean): RequestHandler {
  const captcha = captchaCspSources;
  const analytics = env.ANALYTICS_CONTAINER_ID ? ["https://www.googletagmanager.com"] : [];
  const reports = env.ERROR_REPORT_URL ? [new URL(env.ERROR_REPORT_URL).origin] : [];
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          (_req, res) =>
            `'nonce-${(res as unknown as { locals: { nonce: string } }).locals.nonce}'`,
          ...captcha.script,
          ...analytics,
        ],
        // Vite's development client puts styles into the page itself.
        styleSrc: ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
        // A picture that somebody chose is shown before it is sent; only our own script makes these.
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          ...captcha.connect,
          ...analytics,
          ...reports,
          ...(isDevelopment ? ["ws:"] : []),
        ],
        frameSrc: ["'self'", ...captcha.frame],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(env.isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: env.isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
    originAgentCluster: true,
  });
  return (req, res, next) => {
    res.locals.nonce = randomBytes(16).toString("base64");
    set(req, res, (error) => {
      if (resetPath.test(req.path)) res.set("Referrer-Policy", "no-referrer");
      if (!env.isProduction && letterPath.test(req.path)) allowLetter(res);
      next(error);
    });
  };
}

/**
 * The address of a reset link or an invitation opens an account, so it is told to nobody. Browsers
 * that then send `Origin: null` send Fetch Metadata too, by which their form posts are judged.
 */
const resetPath = /^\/(password\/reset|invitation)(\/|$)/;

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
