import { resolve } from "node:path";
import {
  type ContestPhotoKind,
  type ContestVideoKind,
  cleanFileName,
  contestPhotoKinds,
  contestVideoKinds,
} from "../files/contract";
import { judgeFile, type SentFile } from "../files/index.server";
import { MAX_PIXELS } from "../images/index.server";
import { log } from "../log.server";
import { message } from "../messages";
import { type Result, refuse, refuseField } from "../result";
import { DecoderUnavailable } from "./ffmpeg.server";
import { mediaMessages } from "./messages";
import { tryPhoto } from "./photo.server";
import { probeVideo } from "./probe.server";

/** As long as the process lives. */
const always = new AbortController().signal;

/**
 * Judges a photo while its sender waits: name, declared type and content agree on one of
 * `contestPhotoKinds`, the virus scanner finds nothing, and the picture decodes to its end within
 * limits. Refuses on the file's own field; `too_many` when too many are waiting.
 * @throws ScannerUnavailable, StorageUnavailable; DecoderUnavailable and SandboxUnavailable (BMP alone)
 */
export async function judgePhoto(
  file: SentFile,
  signal = always,
): Promise<Result<ContestPhotoKind>> {
  const kind = await judgeFile(file, contestPhotoKinds);
  if (!kind.ok) return kind;
  const { field, path } = file;
  const drawn = await tryPhoto(path, signal);
  if (drawn.kind === "busy") {
    const busy = message(mediaMessages, "busy");
    return refuse({ code: "too_many", retryAfterSeconds: 60, message: busy });
  }
  if (drawn.kind === "unreadable") {
    const values = { name: cleanFileName(file.name), megapixels: MAX_PIXELS / 1e6 };
    return refuseField(field, message(mediaMessages, "photoUnreadable", values));
  }
  return kind;
}

/**
 * Judges a video while its sender waits: name, declared type and content agree on one of
 * `contestVideoKinds`, the virus scanner finds nothing, and its first picture decodes within limits.
 * Where no decoder is installed the content's beginning decides; a preview is made later or never.
 * @throws ScannerUnavailable, StorageUnavailable, SandboxUnavailable
 */
export async function judgeVideo(
  file: SentFile,
  signal = always,
): Promise<Result<ContestVideoKind>> {
  const kind = await judgeFile(file, contestVideoKinds);
  if (!kind.ok) return kind;
  try {
    if (await probeVideo(resolve(file.path), signal)) return kind;
  } catch (error) {
    if (!(error instanceof DecoderUnavailable)) throw error;
    log.warn("a video was taken without being opened: there is no ffmpeg");
    return kind;
  }
  const values = { name: cleanFileName(file.name) };
  return refuseField(file.field, message(mediaMessages, "videoUnreadable", values));
}
