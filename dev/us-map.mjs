// Draws app/parts/state-map/us-map.svg: one symbol a state, by its postal code, from the
// Census Bureau's borders in the Albers projection (us-atlas). Run it after a new edition of these.
import fs from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";

const FILE = "app/parts/state-map/us-map.svg";
/** In square units of the drawing, which is 975 wide: bends smaller than this are left out. */
const SMALLEST_BEND = 1.2;
const NAME_WIDTH = 44;
const NAME_HEIGHT = 26;
const NAMES_AT = 985;

/** States too small to be hit with a finger: they get a box with their name beside the coast. */
const beside = ["VT", "NH", "MA", "RI", "CT", "NJ", "DE", "MD", "DC"];

/** Where the middle of a state lies at its edge or off its coast, the name is moved: x and y. */
const moved = { FL: [22, 4], HI: [26, 10], LA: [-14, 0], MI: [14, 26] };

// The borders know states by the Census Bureau's numbers.
const numbers =
  "01AL02AK04AZ05AR06CA08CO09CT10DE11DC12FL13GA15HI16ID17IL18IN19IA20KS21KY22LA23ME24MD25MA26MI27MN28MS29MO30MT31NE32NV33NH34NJ35NM36NY37NC38ND39OH40OK41OR42PA44RI45SC46SD47TN48TX49UT50VT51VA53WA54WV55WI56WY";
const codes = Object.fromEntries(
  numbers.match(/\d\d[A-Z]{2}/g).map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

/** @returns the drawing as text, the same for the same borders. */
export function drawMap() {
  const borders = createRequire(import.meta.url)("us-atlas/states-albers-10m.json");
  const drawn = simplify(presimplify(borders), SMALLEST_BEND);
  const path = geoPath(null).digits(0);
  const states = feature(drawn, drawn.objects.states)
    .features.flatMap((shape) => {
      const code = codes[shape.id];
      const line = code && path(shape);
      return line ? [{ code, line, centre: path.centroid(shape).map(Math.round) }] : [];
    })
    .sort((a, b) => a.code.localeCompare(b.code));
  const symbols = states.map((state) => `<g id="${state.code}">${drawState(state)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${symbols.join("\n")}\n</defs></svg>\n`;
}

function drawState({ code, line, centre: [x, y] }) {
  const place = beside.indexOf(code);
  const shape = `<path d="${line}"/>`;
  const [dx, dy] = moved[code] ?? [0, 0];
  if (place === -1) return `${shape}${name(code, x + dx, y + dy)}`;
  const top = 90 + place * (NAME_HEIGHT + 6);
  const middle = top + NAME_HEIGHT / 2;
  return `${shape}<path d="M${x} ${y}L${NAMES_AT} ${middle}" fill="none"/><rect x="${NAMES_AT}" y="${top}" width="${NAME_WIDTH}" height="${NAME_HEIGHT}" rx="4"/>${name(code, NAMES_AT + NAME_WIDTH / 2, middle)}`;
}

/** The page's style says how names look, as far as what is drawn elsewhere takes it on. */
const name = (code, x, y) =>
  `<text x="${x}" y="${y}" dy=".35em" text-anchor="middle" fill="var(--us-map-name)" stroke="none" pointer-events="none">${code}</text>`;

if (process.argv[1] === fileURLToPath(import.meta.url)) fs.writeFileSync(FILE, drawMap());
