const QUIET_ZONE = 4;

export interface QrCodeProps {
  /** An SVG path in a square of `size` modules. */
  qr: { size: number; path: string };
  label: string;
}

/** A QR code; black on white in every theme, because cameras expect that. */
export function QrCode({ qr: { size, path }, label }: QrCodeProps) {
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      width="220"
      height="220"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
