import { resolve } from "node:path";
import {
  type ContestVideoKind,
  cleanFileName,
  contestPhotoKinds,
  contestVideoKinds,
  type FileKind,
} from "../files/contract";
import { judgeFile, type SentFile } from "../files/index.server";
import { type Drawn, MAX_FRAMES, MAX_PIXELS } from "../images/index.server";
import { log } from "../log.server";
import { message } from "../messages";
import { type Refused, type Result, refuse, refuseField } from "../result";
import { DecoderUnavailable } from "./ffmpeg.server";
import { mediaMessages } from "./messages";
import { tryPhoto } from "./photo.server";
import { probeVideo } from "./probe.server";
import { isWhole } from "./whole.server";

/** As long as the process lives. */
const always = new AbortController().signal;

/** The kinds that our decoder reads; a TIFF among documents is kept unseen. */
const pictures: readonly FileKind[] = contestPhotoKinds;

/**
 * Judges a file while its sender waits, at every door alike: name, declared type and content agree
 * on one of these kinds, the virus scanner finds nothing, and a picture decodes to its end within
 * limits. Refuses on the file's own field; `too_many` when too many are waiting.
 * @throws ScannerUnavailable, StorageUnavailable; DecoderUnavailable and SandboxUnavailable (BMP alone)
 */
export async function judgeUpload<Kind extends FileKind>(
  file: SentFile,
  kinds: readonly Kind[],
  signal = always,
): Promise<Result<Kind>> {
  const kind = await judgeFile(file, kinds);
  if (!kind.ok || !pictures.includes(kind.value)) return kind;
  const drawn = await tryPhoto(file.path, signal);
  return drawn.kind === "made" ? kind : refuseUndrawn(file, drawn);
}

/** The refusal of a picture that could not be drawn. */
export function refuseUndrawn(
  { field, name: sentName }: SentFile,
  { kind }: Exclude<Drawn, { kind: "made" }>,
): Refused {
  if (kind === "busy") {
    const busy = message(mediaMessages, "busy");
    return refuse({ code: "too_many", retryAfterSeconds: 60, message: busy });
  }
  const name = cleanFileName(sentName);
  const values = { name, megapixels: MAX_PIXELS / 1e6, frames: MAX_FRAMES };
  return refuseField(field, message(mediaMessages, "pictureUnreadable", values));
}

/**
 * Judges a video while its sender waits: name, declared type and content agree on one of
 * `contestVideoKinds`, the virus scanner finds nothing, it is as long as its container says, and its
 * first picture decodes within limits.
 * Where no decoder is installed the content's beginning decides; a preview is made later or never.
 * @throws ScannerUnavailable, StorageUnavailable, SandboxUnavailable
 */
export async function judgeVideo(
  file: SentFile,
  signal = always,
): Promise<Result<ContestVideoKind>> {
  const kind = await judgeFile(file, contestVideoKinds);
  if (!kind.ok) return kind;
  const values = { name: cleanFileName(file.name) };
  if (!(await isWhole(file.path, kind.value))) {
    return refuseField(file.field, message(mediaMessages, "videoCut", values));
  }
  try {
    if (await probeVideo(resolve(file.path), signal)) return kind;
  } catch (error) {
    if (!(error instanceof DecoderUnavailable)) throw error;
    log.warn("a video was taken without being opened: there is no ffmpeg");
    return kind;
  }
  return refuseField(file.field, message(mediaMessages, "videoUnreadable", values));
}
