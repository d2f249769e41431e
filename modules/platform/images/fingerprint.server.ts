import type { Sharp } from "sharp";

const COLUMNS = 9;
const ROWS = 8;

/**
 * What a picture looks like in 64 bits, as 16 hex digits: whether each of 8 × 8 places is lighter
 * than its neighbour to the right. Copies in other sizes, formats and qualities differ in few bits.
 */
export async function fingerprintOf(image: Sharp): Promise<string> {
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
