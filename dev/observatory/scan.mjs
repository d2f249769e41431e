// Prints what Mozilla's HTTP Observatory says of a site: `node scan.mjs HOST:PORT`, as JSON.
import { writeFileSync } from "node:fs";
import { scan } from "@mdn/mdn-http-observatory";

const at = "node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json";
// It would fetch the list of sites that browsers know beforehand; a site on this machine is none.
writeFileSync(new URL(at, import.meta.url), "{}");

const { scan: judged, tests } = await scan(process.argv[2]);
const lost = Object.entries(tests).filter(([, { pass }]) => !pass);
const words = lost.map(
  ([name, { result, scoreModifier }]) => `${name}: ${result} (${scoreModifier})`,
);
console.log(JSON.stringify({ grade: judged.grade, score: judged.score, lost: words }));
