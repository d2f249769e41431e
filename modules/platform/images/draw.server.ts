import { open } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { MAX_PIXELS, type PictureSize, type PictureTask } from "./protocol";

const PAPER = "#ffffff";

const encode = (image: Sharp, { format }: PictureSize) =>
  format === "webp" ? image.webp({ quality: 80 }) : image.jpeg({ quality: 82, mozjpeg: true });

/** Refuses a GIF by the screen that it asks for; the decoder looks at its first frame alone. */
async function checkScreen(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer: head } = await file.read(Buffer.alloc(10), 0, 10, 0);
    const isGif = head.toString("latin1", 0, 3) === "GIF";
    if (isGif && head.readUInt16LE(6) * head.readUInt16LE(8) > MAX_PIXELS) {
      throw new RangeError("a GIF of too many pixels");
    }
  } finally {
    await file.close();
  }
}

/**
 * Makes the pictures of a task: upright, cut from the middle, in sRGB on white, the first frame of
 * an animation, without any metadata. The file is decoded once, no larger than needed.
 * @throws what sharp throws at a file that is damaged, of another format or too large
 */
export async function drawPictures({ path, sizes }: PictureTask): Promise<Uint8Array[]> {
  const [largest] = sizes;
  if (!largest) return [];
  await checkScreen(path);
  const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .autoOrient()
    .resize(largest.width, largest.height, { fit: "cover" })
    .flatten({ background: PAPER })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pictures: Uint8Array[] = [];
  for (const size of sizes) {
    const base = sharp(data, { raw: { width, height, channels } });
    const image = size.width === width ? base : base.resize(size.width, size.height);
    pictures.push(await encode(image, size).toBuffer());
  }
  return pictures;
}
