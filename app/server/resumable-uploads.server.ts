import { ERRORS, Metadata, Server, type ServerOptions } from "@tus/server";
import express, { type NextFunction, type Request, type Response, type Router } from "express";
import { contestMessages, fileRules } from "#modules/contest/contract";
import { currentContest } from "#modules/contest/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { reportFault } from "#modules/platform/error-report.server";
import { formatFileSize } from "#modules/platform/file-size";
import { fileMessages, isDeclared, kindByName } from "#modules/platform/files/contract";
import { sign } from "#modules/platform/ids.server";
import { negotiateLanguages } from "#modules/platform/locale";
import { log } from "#modules/platform/log.server";
import { message, say } from "#modules/platform/messages";
import { isOutage } from "#modules/platform/outage.server";
import { networkOf } from "#modules/platform/ratelimit/network";
import { ok, type Refusal, type Result, refuse, refuseField } from "#modules/platform/result";
import {
  countUploadsFrom,
  sweepUploads,
  uploadLocker,
  uploadStore,
} from "#modules/platform/uploads/index.server";
import { emptyBody, malformed } from "~/http/body.server";
import { isOwnWrite } from "~/http/csrf.server";
import { refuseWhileImpersonating } from "~/http/impersonation.server";
import { faultMessage } from "~/http/outage.server";
import { refusalMessages } from "~/http/refusal-messages";
import { drain, watchPace } from "~/http/request-stream.server";
import { wordRefusal } from "~/http/respond.server";
import { uploadKeys } from "~/http/sent-file.server";
import { contestUploads } from "~/http/server-paths";
import { anybody } from "~/http/upload-rules.server";
import { readVisit, type Visit } from "~/http/visit.server";
import { newReference } from "./prepare-context.server";

/** So many uploads of one place may lie here at once, finished or not. */
const MOST_OF_PLACE = 20;
const { kinds, maxBytes } = fileRules.video;

interface Asked {
  readonly ctx: Ctx;
  readonly visit: Visit;
  readonly req: Request;
  readonly res: Response;
}

/**
 * Videos that arrive in parts, so that a cut line costs a part and not the whole: tus 1.0.0 with
 * creation, termination and expiration. `POST /contest/uploads` begins one, `HEAD`, `PATCH` and
 * `DELETE` on its address ask, go on and give up. Whoever asks, and whether at all, is judged here
 * before a byte is taken; nothing is ever served. What becomes of it the entry form decides.
 */
export function resumableUploads(): Router {
  const router = express.Router();
  const at = contestUploads;
  router.post(at, asked(begin));
  router.head(`${at}/:key`, asked(goOn));
  router.patch(`${at}/:key`, asked(goOn));
  router.delete(`${at}/:key`, asked(goOn));
  router.all(at, notHere("POST"));
  router.all(`${at}/:key`, notHere("HEAD, PATCH, DELETE"));
  return router;
}

const notHere = (methods: string) => (_req: Request, res: Response) =>
  void res.set("Allow", methods).status(405).end();

/** Finds out who asks; what goes wrong on the way is answered with a reference that is in the log. */
function asked(answer: (asked: Asked) => Promise<Result<void>>) {
  return async (req: Request, res: Response, next: NextFunction): Promise<void> => {
    const requestId = newReference();
    res.set({ "X-Request-Id": requestId, "Cache-Control": "no-store" });
    const ctx = createCtx({ requestId, ...negotiateLanguages(req.get("accept-language")) });
    const pace = watchPace(req);
    try {
      const visit = await readVisit(ctx, req, res);
      const judged = await answer({ ctx, visit, req, res });
      if (judged.ok) await handOver(req, res);
      else await refuseWith(ctx, req, res, judged.refusal);
    } catch (error) {
      next(error);
    } finally {
      pace.stop();
    }
  };
}

async function refuseWith(ctx: Ctx, req: Request, res: Response, refusal: Refusal): Promise<void> {
  await drain(req);
  const { status, headers, body } = wordRefusal({ ctx }, refusal);
  res.status(status).set(Object.fromEntries(headers)).json(body);
}

const forged = refuse({
  code: "forbidden",
  message: message(refusalMessages, "request.forged"),
});
const unknown = refuse({ code: "not_found" });

/** Whether an upload may begin, and its name. */
async function begin({ ctx, visit, req }: Asked): Promise<Result<void>> {
  if (!isOwnWrite(req, visit, emptyBody)) return forged;
  const readOnly = refuseWhileImpersonating(visit, req.path);
  if (readOnly) return readOnly;
  const file = judgeFacts(req);
  if (!file.ok) return file;
  const contest = await currentContest(ctx, "video");
  if (contest?.moment !== "open") {
    return refuse({ code: "conflict", message: message(contestMessages, "closed") });
  }
  const allowed = await anybody(ctx, visit);
  if (!allowed.ok) return allowed;
  await sweepUploads(ctx.now());
  const from = placeOf(visit);
  if ((await countUploadsFrom(from)) >= MOST_OF_PLACE) {
    return refuse({ code: "too_many", retryAfterSeconds: 3_600 });
  }
  begun.set(req, { key: visit.newKey(uploadKeys), metadata: { ...file.value, from } });
  return ok(undefined);
}

const placeOf = ({ ip }: Visit): string => sign("upload-place", networkOf(ip)).slice(0, 16);

interface Facts {
  readonly filename: string;
  readonly filetype: string;
}

/** What is said of a file beforehand is judged as the page did; its content is when it is here. */
function judgeFacts(req: Request): Result<Facts> {
  const length = req.get("upload-length") ?? "";
  const facts = metadataOf(req);
  if (!/^[1-9]\d{0,15}$/.test(length) || !facts) return malformed;
  const { filename: name, filetype: type } = facts;
  const kind = kindByName(name, kinds);
  if (!kind || !isDeclared(type, kind)) {
    return refuseField("file", message(fileMessages, "notAllowed", { name }));
  }
  if (Number(length) > maxBytes) {
    const size = formatFileSize(maxBytes);
    return refuse({
      code: "too_large",
      message: message(fileMessages, "tooLarge", { name, size }),
    });
  }
  return ok({ filename: name, filetype: type });
}

function metadataOf(req: Request): Facts | undefined {
  try {
    const { filename, filetype } = Metadata.parse(req.get("upload-metadata"));
    return filename ? { filename, filetype: filetype ?? "" } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an upload may be asked for: its own browser alone hears that it is there. */
async function goOn({ visit, req }: Asked): Promise<Result<void>> {
  const key = req.params.key ?? "";
  if (!visit.isOwnKey(uploadKeys, key)) return unknown;
  if (req.method === "HEAD") return ok(undefined);
  if (!isOwnWrite(req, visit, emptyBody)) return forged;
  return refuseWhileImpersonating(visit, req.path) ?? ok(undefined);
}

/** An upload that a request begins. */
interface Beginning {
  readonly key: string;
  readonly metadata: Record<string, string>;
}

const begun = new WeakMap<object, Beginning>();

type ServerRequest = Parameters<NonNullable<ServerOptions["onUploadCreate"]>>[0];

function beginningOf({ runtime }: ServerRequest): Beginning {
  const found = begun.get(runtime?.node?.req ?? {});
  if (!found) throw new Error("an upload would begin that nobody has judged");
  return found;
}

let tus: Server | undefined;

async function handOver(req: Request, res: Response): Promise<void> {
  tus ??= new Server({
    path: contestUploads,
    datastore: await uploadStore(),
    maxSize: maxBytes,
    relativeLocation: true,
    allowedOrigins: [],
    locker: uploadLocker(),
    namingFunction: (request) => beginningOf(request).key,
    onUploadCreate: async (request) => ({ metadata: beginningOf(request).metadata }),
    onResponseError: (_, error) => answerOf(error),
  });
  await tus.handle(req, res);
}

/** A client tries again after 423 and 503. What the library says of its own mistakes stays with us. */
function answerOf(error: Error | { status_code: number; body: string }) {
  if (error === ERRORS.ERR_LOCK_TIMEOUT) return { ...ERRORS.ERR_LOCK_TIMEOUT, status_code: 423 };
  if (error === ERRORS.FILE_WRITE_ERROR) return { ...ERRORS.FILE_WRITE_ERROR, status_code: 503 };
  if ("status_code" in error) return undefined;
  const isAway = isOutage(error) || isFull(error);
  log.error({ err: error }, "an upload in parts failed");
  if (!isAway) reportFault(error, "");
  const status_code = isAway ? 503 : 500;
  return { status_code, body: say("en", faultMessage(status_code)) };
}

const isFull = (error: object): boolean =>
  "code" in error && ["ENOSPC", "EDQUOT", "EROFS", "EIO"].includes(String(error.code));
