import { open, readFile } from "node:fs/promises";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { checkBounds } from "./bounds.server";
import { MAX_PIXELS, type PictureSize, type PicturesMade, type PictureTask } from "./protocol";

const PAPER = "#ffffff";
const LIMITS = { limitInputPixels: MAX_PIXELS, failOn: "error" } as const satisfies SharpOptions;

/** A drawing's pixels to the inch, and how many times as large as it says it is ever painted. */
const DENSITY = 72;
const MOST_ENLARGED = 30;

const encode = (image: Sharp, { format }: PictureSize) =>
  format === "webp" ? image.webp({ quality: 80 }) : image.jpeg({ quality: 82, mozjpeg: true });

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Decodes every row: of a picture that is cut from the middle the last ones would not be missed. */
const readToEnd = (path: string) => sharp(path, LIMITS).resize({ width: 64 }).raw().toBuffer();

/** A drawing has no pixels of its own: it is painted as large as it is needed. */
async function openDrawing(path: string, { width, height }: PictureSize): Promise<Sharp> {
  const bytes = await readFile(path);
  const own = await sharp(bytes, LIMITS).metadata();
  const scale = Math.max(1, Math.min(width / own.width, height / own.height, MOST_ENLARGED));
  return sharp(bytes, { ...LIMITS, density: DENSITY * scale });
}

/**
 * Makes the pictures of a task: upright, in sRGB on white, the first frame of an animation,
 * without any metadata. The file is decoded to its end, no larger than needed.
 * @throws what sharp throws at a file that is damaged, of another format or too large; RangeError
 */
export async function drawPictures(
  task: PictureTask,
): Promise<Omit<PicturesMade, "kind" | "peakBytes">> {
  const { path, sizes, fit = "cover" } = task;
  const [largest] = sizes;
  if (!largest) return { pictures: [], shapes: [], fingerprint: "" };
  const head = await headOf(path);
  await checkBounds(path, head);
  const isDrawing = /^(\xef\xbb\xbf)?\s*</.test(head.toString("latin1"));
  if (fit === "cover" && !isDrawing) await readToEnd(path);
  const source = isDrawing ? await openDrawing(path, largest) : sharp(path, LIMITS);
  const withoutEnlargement = fit === "inside";
  const { data, info } = await source
    .autoOrient()
    .resize(largest.width, largest.height, { fit, withoutEnlargement })
    .flatten({ background: PAPER })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const base = () => sharp(data, { raw: { width, height, channels } });
  const pictures: Uint8Array[] = [];
  const shapes: PicturesMade["shapes"][number][] = [];
  for (const size of sizes) {
    const isAsIs = size.width === largest.width && size.height === largest.height;
    const image = isAsIs
      ? base()
      : base().resize(size.width, size.height, { fit, withoutEnlargement });
    const made = await encode(image, size).toBuffer({ resolveWithObject: true });
    pictures.push(made.data);
    shapes.push({ width: made.info.width, height: made.info.height });
  }
  return {
    pictures,
    shapes,
    fingerprint: task.withFingerprint ? await fingerprintOf(base()) : "",
  };
}

const COLUMNS = 9;
const ROWS = 8;

/**
 * What a picture looks like in 64 bits, as 16 hex digits: whether each of 8 × 8 places is lighter
 * than its neighbour to the right. Copies in other sizes, formats and qualities differ in few bits.
 */
async function fingerprintOf(image: Sharp): Promise<string> {
  const grey = await image
    .greyscale()
    .resize(COLUMNS, ROWS, { fit: "fill" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS - 1; column++) {
      const at = row * COLUMNS + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, "0");
}
