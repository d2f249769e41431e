import type { Request } from "express";
import { type ContestKind, fileRules } from "#modules/contest/contract";
import { ROSTER_FILE_MAX } from "#modules/headquarters/contract";
import { LIST_FILE_MAX } from "#modules/listings/contract";
import type { Ctx } from "#modules/platform/ctx.server";
import { DOCUMENT_MAX, PROFILE_IMAGE_MAX } from "#modules/platform/files/contract";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { type Result, refuse } from "#modules/platform/result";
import { TREASURY_FILE_MAX } from "#modules/treasury/contract";
import { ServiceAway } from "./guards.server";
import type { UploadRule } from "./upload.server";
import type { Visit } from "./visit.server";

/** A route that takes a file, and who may send one there at all. */
export interface UploadRoute extends UploadRule {
  /** Its path, as a page's own request (`.data`) too. */
  readonly path: RegExp;
  readonly admit: (ctx: Ctx, visit: Visit) => Promise<Result<void>>;
}

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

const contestRoute = (kind: ContestKind): UploadRoute => ({
  path: new RegExp(`^/contest/${kind}(\\.data)?/?$`, "i"),
  fields: ["file"],
  maxBytes: fileRules[kind].maxBytes,
  admit: anybody,
});

const routes: readonly UploadRoute[] = [
  {
    path: /^\/app\/account\/image\/\d+(\.data)?\/?$/i,
    fields: ["file"],
    maxBytes: PROFILE_IMAGE_MAX,
    admit: signedIn,
  },
  {
    path: /^\/app\/files(\/\d+)?(\.data)?\/?$/i,
    fields: ["uploads[]", "uploads"],
    maxBytes: DOCUMENT_MAX,
    admit: signedIn,
  },
  {
    path: /^\/admin\/listings(\.data)?\/?$/i,
    fields: ["file"],
    maxBytes: LIST_FILE_MAX,
    admit: staffAlone,
  },
  {
    path: /^\/app\/group\/roster\/upload(\.data)?\/?$/i,
    fields: ["file"],
    maxBytes: ROSTER_FILE_MAX,
    admit: signedIn,
  },
  {
    path: /^\/app\/treasury\/[\d-]{1,20}\/import(\.data)?\/?$/i,
    fields: ["file"],
    maxBytes: TREASURY_FILE_MAX,
    admit: signedIn,
  },
  {
    path: /^\/claim(\.data)?\/?$/i,
    fields: ["file"],
    maxBytes: DOCUMENT_MAX,
    admit: anybody,
  },
  contestRoute("photo"),
  contestRoute("video"),
];

/** The route that takes the file of this request; undefined where none is taken. */
export function uploadRouteOf(req: Request): UploadRoute | undefined {
  const type = req.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (req.method !== "POST" || type !== "multipart/form-data") return undefined;
  return routes.find(({ path }) => path.test(req.path));
}
