import QRCode from "qrcode";
import type { Pdf } from "./pdf-file.server";

/** The quiet edge that readers need, in modules. */
const QUIET = 4;

/**
 * Draws a QR code as a white square with its quiet edge; (x, y) is its upper left corner, in points.
 * Words beside it say where it leads, so the caller marks it as an artifact.
 */
export function drawQrCode(
  pdf: Pdf,
  text: string,
  { x: left, y: top, width, ink }: { x: number; y: number; width: number; ink: string },
): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const dot = width / (modules.size + 2 * QUIET);
  pdf.rect(left, top, width, width).fill("#ffffff");
  for (const [index, isDark] of modules.data.entries()) {
    if (!isDark) continue;
    const x = left + ((index % modules.size) + QUIET) * dot;
    const y = top + (Math.floor(index / modules.size) + QUIET) * dot;
    pdf.rect(x, y, dot, dot);
  }
  pdf.fill(ink);
}
