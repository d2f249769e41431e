import { inflateSync } from "node:zlib";
import QRCode from "qrcode";

/** What each page's drawing says, inflated. */
function drawingsOf(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n/g)].map((found) => {
    const from = (found.index ?? 0) + found[0].length;
    try {
      return inflateSync(pdf.subarray(from)).toString("latin1");
    } catch {
      return "";
    }
  });
}

/** The squares of the only run of them in a PDF, as rows of ones and zeros from the upper left. */
export function drawnCode(pdf: Buffer): string[] {
  const runs = drawingsOf(pdf).flatMap((drawing) =>
    [...drawing.matchAll(/(?:[\d.]+ [\d.]+ [\d.]+ [\d.]+ re\n){50,}/g)].map(([run]) =>
      [...run.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) [\d.]+ re/g)].map(([, x, y, dot]) => ({
        x: Number(x),
        y: Number(y),
        dot: Number(dot),
      })),
    ),
  );
  const [squares = []] = runs;
  if (runs.length !== 1) throw new Error(`${runs.length} codes`);
  const left = Math.min(...squares.map(({ x }) => x));
  const top = Math.min(...squares.map(({ y }) => y));
  const dot = squares[0]?.dot ?? 1;
  const size = 1 + Math.round((Math.max(...squares.map(({ x }) => x)) - left) / dot);
  const dark = new Set(
    squares.map(({ x, y }) => Math.round((y - top) / dot) * size + Math.round((x - left) / dot)),
  );
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, at) => (dark.has(row * size + at) ? "1" : "0")).join(""),
  );
}

/** The same of the code that says a text. */
export function codeOf(text: string): string[] {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  return Array.from({ length: modules.size }, (_, row) =>
    [...modules.data.subarray(row * modules.size, (row + 1) * modules.size)].join(""),
  );
}
