import { matchPath } from "@remix-run/react";
import type { Request } from "express";
import { fileRules } from "#modules/contest/contract";
import { ROSTER_FILE_MAX } from "#modules/headquarters/contract";
import { LIST_FILE_MAX } from "#modules/listings/contract";
import type { Ctx } from "#modules/platform/ctx.server";
import { DOCUMENT_MAX, PROFILE_IMAGE_MAX } from "#modules/platform/files/contract";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { type Result, refuse } from "#modules/platform/result";
import { TREASURY_FILE_MAX } from "#modules/treasury/contract";
import { type Opens, type Route, routes, type Upload } from "~/routes";
import { ServiceAway } from "./guards.server";
import type { UploadRule } from "./upload.server";
import type { Visit } from "./visit.server";

/** A screen that takes a file, and who may send one there at all. */
export interface UploadRoute extends UploadRule {
  readonly pattern: string;
  readonly admit: Admit;
}

type Admit = (ctx: Ctx, visit: Visit) => Promise<Result<void>>;

const file = ["file"];

const rules: Readonly<Record<Upload, UploadRule>> = {
  document: { fields: ["uploads[]", "uploads"], maxBytes: DOCUMENT_MAX },
  evidence: { fields: file, maxBytes: DOCUMENT_MAX },
  image: { fields: file, maxBytes: PROFILE_IMAGE_MAX },
  list: { fields: file, maxBytes: LIST_FILE_MAX },
  roster: { fields: file, maxBytes: ROSTER_FILE_MAX },
  statement: { fields: file, maxBytes: TREASURY_FILE_MAX },
  photo: { fields: file, maxBytes: fileRules.photo.maxBytes },
  video: { fields: file, maxBytes: fileRules.video.maxBytes },
};

/** Whoever is signed in, so many times an hour. What may be done with the file, its command says. */
async function signedIn(ctx: Ctx, { session, isSessionUnknown }: Visit): Promise<Result<void>> {
  if (isSessionUnknown) throw new ServiceAway();
  if (!session || session.needsSecondFactor) return refuse({ code: "unauthenticated" });
  if (session.needsEnrollment) return refuse({ code: "forbidden" });
  return hitLimit(ctx, "upload", `user:${session.user.id}`);
}

/** Whoever is signed in as staff. */
async function staffAlone(ctx: Ctx, visit: Visit): Promise<Result<void>> {
  const admitted = await signedIn(ctx, visit);
  if (!admitted.ok || visit.session?.user.isStaff) return admitted;
  return refuse({ code: "forbidden" });
}

/** Anybody, so many times an hour from one place. */
export const anybody = (ctx: Ctx, { ip }: Visit): Promise<Result<void>> =>
  hitLimit(ctx, "upload", `address:${ip}`);

const admitted: Readonly<Record<Opens, Admit>> = {
  anyone: anybody,
  member: signedIn,
  staff: staffAlone,
};

const uploads: readonly UploadRoute[] = Object.entries<Route>(routes).flatMap(
  ([pattern, { takes, opens }]) =>
    takes ? [{ pattern, ...rules[takes], admit: admitted[opens] }] : [],
);

/**
 * The screen that takes the file of this request, also of a page's own request (`.data`); undefined
 * where none is taken.
 */
export function uploadRouteOf(req: Request): UploadRoute | undefined {
  const type = req.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (req.method !== "POST" || type !== "multipart/form-data") return undefined;
  const path = req.path.replace(/\.data$/, "");
  return uploads.find(({ pattern }) => matchPath(pattern, path));
}
