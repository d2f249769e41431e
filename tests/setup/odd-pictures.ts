import { crc32, deflateSync } from "node:zlib";

/** An animation of so many pictures, each of one dot. */
export function animatedGif(frames: number): Buffer {
  const head = Buffer.from("GIF89a\x08\0\x08\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  const frame = Buffer.from(",\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0", "latin1");
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(";")]);
}

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, "latin1");
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** A PNG with more chunks behind its head. */
function withChunks(png: Buffer, ...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

const before = { zTXt: "Comment\0\0", iTXt: "Comment\0\x01\0\0\0", iCCP: "profile\0\0" };

/** A PNG with so many chunks of a kind, each of which inflates to so many bytes of one letter. */
export function pngWithText(
  png: Buffer,
  type: keyof typeof before,
  bytes: number,
  count = 1,
  cut = 0,
): Buffer {
  const text = deflateSync(Buffer.alloc(bytes, "a"), { level: 9 });
  const whole = text.subarray(0, text.length - cut);
  const one = chunk(type, Buffer.concat([Buffer.from(before[type], "latin1"), whole]));
  return withChunks(png, ...Array<Buffer>(count).fill(one));
}

/** A PNG that says of itself that it is an animation of so many pictures. */
export function animatedPng(png: Buffer, frames: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  return withChunks(png, chunk("acTL", control));
}

/** A WebP that holds a picture so many times. */
export function animatedWebp(webp: Buffer, frames: number): Buffer {
  // The picture's own chunk stands behind "RIFF", its length and "WEBP".
  const picture = webp.subarray(12);
  const riff = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(type, 0, "latin1");
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  };
  const canvas = Buffer.alloc(10);
  canvas[0] = 0x02;
  canvas.writeUIntLE(7, 4, 3);
  canvas.writeUIntLE(7, 7, 3);
  const place = Buffer.alloc(16);
  place.writeUIntLE(7, 6, 3);
  place.writeUIntLE(7, 9, 3);
  place.writeUIntLE(40, 12, 3);
  const frame = riff("ANMF", Buffer.concat([place, picture]));
  const body = Buffer.concat([
    Buffer.from("WEBP"),
    riff("VP8X", canvas),
    riff("ANIM", Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  ]);
  return riff("RIFF", body);
}
