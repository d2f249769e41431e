/** The texts of a badge; texts of our own alone, without signs that XML reserves. */
export interface DrawnBadge {
  readonly isCurrent: boolean;
  readonly word: string;
  readonly day: string;
}

const shapes = { current: "M15 22.3l4.4 4.4L29 17", other: "M15 22h14" } as const;
const colors = { current: "#1e5b43", other: "#53615c" } as const;

/** A badge as SVG: sign, word and day, without style sheets and scripts, so that it shows everywhere. */
export function drawBadge({ isCurrent, word, day }: DrawnBadge): string {
  const kind = isCurrent ? "current" : "other";
  const font = `font-family="Segoe UI,Helvetica,Arial,sans-serif"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="44" viewBox="0 0 220 44" role="img" aria-label="${word}, ${day}">`,
    `<title>${word}, ${day}</title>`,
    `<rect x="1" y="1" width="218" height="42" rx="8" fill="#fff" stroke="${colors[kind]}" stroke-width="2"/>`,
    `<circle cx="22" cy="22" r="14" fill="none" stroke="${colors[kind]}" stroke-width="2"/>`,
    `<path d="${shapes[kind]}" fill="none" stroke="${colors[kind]}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<text x="46" y="20" ${font} font-size="15" font-weight="700" fill="#1b2a26">${word}</text>`,
    `<text x="46" y="35" ${font} font-size="11" fill="#53615c">${day}</text>`,
    "</svg>",
  ].join("");
}
