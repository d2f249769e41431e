// Takes uploads over HTTP, as `ours`, `parts` (tus) or `bare` (plain busboy to disk), and answers the most memory
// that it has used, in MB. Says its port to its parent.
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { Server } from "@tus/server";
import express, { type Request } from "express";
import { CONTEST_VIDEO_MAX } from "#modules/platform/files/contract";
import { ok } from "#modules/platform/result";
import { claimUpload, uploadStore } from "#modules/platform/uploads/index.server";
import { receiveUpload } from "~/http/upload.server";

const rule = { fields: ["file"], maxBytes: CONTEST_VIDEO_MAX };
const gate = { admit: async () => ok(undefined), isOwn: () => true };

async function takeOurs(req: Request): Promise<void> {
  const received = await receiveUpload(req, rule, gate);
  if (!received?.file) throw new Error(JSON.stringify(received?.refusal));
  await received.file.remove();
}

function takeBare(req: Request): Promise<void> {
  const path = join(process.env.DATA_DIR ?? ".", "bare");
  return new Promise((resolve, reject) => {
    const parser = new Busboy({
      headers: { "content-type": req.get("content-type") ?? "" },
      limits: { fileSize: CONTEST_VIDEO_MAX },
    });
    parser.on("file", (_, stream) => {
      pipeline(stream, createWriteStream(path))
        .then(() => rm(path))
        .then(resolve, reject);
    });
    parser.on("error", reject);
    req.pipe(parser);
  });
}

const take = process.argv[2] === "bare" ? takeBare : takeOurs;
const peak = () => String(process.resourceUsage().maxRSS / 1_000);

/** The last part is answered when the whole is claimed as the entry form claims it. */
async function takeParts(): Promise<Server> {
  return new Server({
    path: "/parts",
    datastore: await uploadStore(),
    maxSize: CONTEST_VIDEO_MAX,
    relativeLocation: true,
    onUploadFinish: async (_, { id }) => {
      const claimed = await claimUpload(id, "file");
      await claimed?.remove();
      return { headers: { "X-Peak": claimed ? peak() : "" } };
    },
  });
}

const app = express();
const parts = await takeParts();
app.all(/^\/parts/, (req, res) => parts.handle(req, res));
app.post("/", (req, res) => {
  take(req).then(
    () => res.send(peak()),
    (error: unknown) => res.status(500).send(String(error)),
  );
});
const server = app.listen(0, "127.0.0.1", () => {
  process.send?.((server.address() as AddressInfo).port);
});
