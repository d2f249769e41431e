import type { ContestVideoKind } from "./kinds";
import { riffType, startsWith, type Test } from "./magic";

/** Brands of the same container that hold pictures or sound alone. */
const otherBrands = new Set(
  ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"].concat([
    "M4A ",
    "M4B ",
    "M4P ",
    "jpx ",
    "crx ",
  ]),
);

/** The boxes with which a film of Apple's began before it had a brand. */
const oldBoxes = new Set(["moov", "mdat", "wide", "free", "skip", "pnot"]);

/**
 * The container of MP4, QuickTime and 3GPP: phones and editors give films of one the brand of
 * another, so the three are told apart by their names alone.
 */
const isoFilm: Test = ({ head }) => {
  if (head.length < 16) return false;
  const box = head.toString("latin1", 4, 8);
  return box === "ftyp" ? !otherBrands.has(head.toString("latin1", 8, 12)) : oldBoxes.has(box);
};

const isEbml = startsWith("\x1aE\xdf\xa3");

const matroskaOf =
  (...types: readonly string[]): Test =>
  (opened) => {
    if (!isEbml(opened)) return false;
    // Element 0x4282 is the type of document: its length, then its letters.
    const at = opened.head.indexOf(Buffer.from([0x42, 0x82]));
    if (at < 0) return false;
    const length = (opened.head[at + 2] ?? 0) & 0x7f;
    const type = opened.head.toString("latin1", at + 3, at + 3 + length);
    return types.includes(type.replaceAll("\0", ""));
  };

/** Packets of 188 bytes that begin with "G"; recorders put four bytes of time before each. */
const isTransport: Test = ({ head }) =>
  [
    [0, 188],
    [4, 192],
  ].some(([from = 0, step = 188]) => {
    const starts = [0, 1, 2, 3].map((packet) => head[from + packet * step]);
    return starts.every((byte) => byte === 0x47);
  });

/** What the films of contests begin with. */
export const movieTests: Record<ContestVideoKind, Test> = {
  mp4: isoFilm,
  quicktime: isoFilm,
  "3gpp": isoFilm,
  ogg: startsWith("OggS"),
  webm: matroskaOf("webm"),
  matroska: matroskaOf("matroska", "webm"),
  avi: ({ head }) => riffType(head) === "AVI ",
  mpeg: startsWith("\0\0\x01\xba", "\0\0\x01\xb3"),
  mpegts: isTransport,
  flv: startsWith("FLV\x01"),
  wmv: startsWith("0&\xb2u\x8ef\xcf\x11"),
};
