import { open } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isContent } from "../files/index.server";
import {
  type Drawn,
  drawPictures,
  MAX_PIXELS,
  type Shape,
  tryPicture,
} from "../images/index.server";
import { createSlots } from "../slots";
import { findDecoder, runDecoder } from "./ffmpeg.server";
import { withScratch } from "./probe.server";
import { photoWidths } from "./widths";

type PhotoWidth = (typeof photoWidths)[number];

/** One picture made of a photo. */
export interface Derivative extends Shape {
  /** The width that was asked for; a small photo stays smaller. */
  readonly of: PhotoWidth;
  readonly format: "webp" | "jpeg";
  readonly contentType: "image/webp" | "image/jpeg";
  readonly bytes: Uint8Array;
}

export interface PhotoDerivatives {
  readonly kind: "made";
  /** Each width as WebP and as JPEG, the largest first. */
  readonly derivatives: readonly Derivative[];
  /** 16 hex digits: photos that look alike differ in few of the 64 bits. */
  readonly fingerprint: string;
  /** The most memory that the decoding process has ever used. */
  readonly peakBytes: number;
}

/** Why nothing was made: the file is not to be read, or too many are waiting. */
export type PhotoRefused = Exclude<Drawn, { kind: "made" }>;

const sizes = photoWidths.flatMap((of) =>
  (["webp", "jpeg"] as const).map((format) => ({ of, width: of, height: of, format })),
);

/**
 * Decodes a photo of any of `contestPhotoKinds` under limits and makes it again in three widths:
 * upright, sRGB on white, the first frame of an animation, without metadata.
 * @param path of the file as it was sent
 * @throws DecoderUnavailable and SandboxUnavailable for a BMP; the signal's reason
 */
export async function makePhotoDerivatives(
  path: string,
  signal: AbortSignal,
): Promise<PhotoDerivatives | PhotoRefused> {
  const drawn = await readPhoto(path, signal, (readable) =>
    drawPictures({ path: readable, sizes, fit: "inside", withFingerprint: true }),
  );
  if (drawn.kind !== "made") return drawn;
  const derivatives = sizes.map(({ of, format }, index) => ({
    of,
    format,
    contentType: `image/${format}` as const,
    bytes: drawn.pictures[index] ?? new Uint8Array(),
    ...(drawn.shapes[index] ?? { width: 0, height: 0 }),
  }));
  return {
    kind: "made",
    derivatives,
    fingerprint: drawn.fingerprint,
    peakBytes: drawn.peakBytes,
  };
}

/** Decodes a photo to its end and keeps nothing of it. */
export const tryPhoto = (path: string, signal: AbortSignal): Promise<Drawn> =>
  readPhoto(path, signal, tryPicture);

/** Fewer than may wait for the decoding process, so that other pictures have their turn. */
const inSlot = createSlots(4);

const readPhoto = (...args: Parameters<typeof readNow>) => inSlot(() => readNow(...args));

/** Gives a photo to the work in a form that the decoding process opens. */
async function readNow(
  path: string,
  signal: AbortSignal,
  work: (readable: string) => Promise<Drawn>,
): Promise<Drawn> {
  signal.throwIfAborted();
  if (await isContent(path, "bmp")) {
    return withScratch(async ({ path: folder }) => {
      const picture = await convertBitmap(resolve(path), folder, signal);
      return picture ? work(picture) : { kind: "unreadable" };
    });
  }
  // The decoding process would draw any drawing; which are safe, the strict reading says.
  const isDrawing = (await firstLetter(path)) === "<";
  return isDrawing && !(await isContent(path, "svg")) ? { kind: "unreadable" } : work(path);
}

async function firstLetter(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0);
    return buffer.toString("utf8", 0, bytesRead).replace("\ufeff", "").trim().slice(0, 1);
  } finally {
    await file.close();
  }
}

/** Makes a PNG of a BMP, which the decoding process cannot open; undefined when it is damaged. */
async function convertBitmap(
  input: string,
  output: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  if ((await pixelsOfBitmap(input)) > MAX_PIXELS) return undefined;
  const { ok } = await runDecoder(await findDecoder(), {
    place: { input, output },
    formats: "bmp_pipe",
    // Half a picture is none.
    before: ["-xerror", "-err_detect", "explode"],
    after: (folder) => [
      ...["-frames:v", "1", "-map_metadata", "-1", "-c:v", "png", "-compression_level", "1"],
      ...["-f", "image2", "-update", "1", `${folder}/bitmap.png`],
    ],
    limits: { fileBytes: 4 * MAX_PIXELS },
    signal,
  });
  return ok ? join(output, "bitmap.png") : undefined;
}

/** What the header of a BMP claims; the oldest has short numbers, and rows may run upwards. */
async function pixelsOfBitmap(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { buffer: head } = await file.read(Buffer.alloc(26), 0, 26, 0);
    const isOldest = head.readUInt32LE(14) === 12;
    return isOldest
      ? head.readUInt16LE(18) * head.readUInt16LE(20)
      : Math.abs(head.readInt32LE(18) * head.readInt32LE(22));
  } finally {
    await file.close();
  }
}
