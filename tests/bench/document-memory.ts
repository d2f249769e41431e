import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { writeDocx } from "#modules/platform/documents/docx.server";
import { layoutDocument } from "#modules/platform/documents/layout.server";
import { writePdf } from "#modules/platform/documents/pdf.server";
import { boosterFields, bylawsDocumentOf } from "../factories/bylaws";
import { median, type Row } from "./report";
import { residentMb } from "./web";

const DOCUMENTS = 10_000;
const EVERY = 500;

/** Collects what nobody needs any more, so that what is left is what is kept. */
function collector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}

/**
 * Memory while one process writes ten thousand documents of different answers, as a worker does:
 * both files of each. It does not grow when the last quarter keeps hardly more than the one before.
 */
export async function run(): Promise<Row[]> {
  const collect = collector();
  const kept: number[] = [];
  for (let number = 1; number <= DOCUMENTS; number++) {
    const model = bylawsDocumentOf(
      "booster",
      boosterFields({
        name: `Band Boosters No. ${number} of Łódź ${"x".repeat(number % 90)}`,
        purpose: `To support the students of program ${number}. `.repeat(1 + (number % 30)).trim(),
        facility: `School ${number % 977}`,
        meeting_attendee_minimum: String(1 + (number % 999)),
        is_highlighted: number % 2,
      }),
    );
    const layout = layoutDocument(model);
    await writeDocx(model, layout);
    await writePdf(model, layout);
    if (number % EVERY > 0) continue;
    collect();
    kept.push(process.memoryUsage().heapUsed / 1_048_576);
    const resident = residentMb(process.pid).toFixed(0);
    console.log(
      `${number} documents, both files of each: ${kept.at(-1)?.toFixed(1)} MB kept, ${resident} MB resident`,
    );
  }
  const quarter = kept.length / 4;
  const before = median(kept.slice(-2 * quarter, -quarter));
  const last = median(kept.slice(-quarter));
  return [
    {
      name: "memory kept after 10,000 documents, last quarter beside the one before",
      ours: last,
      reference: before,
      ratio: last / before,
      unit: "MB",
      target: "at most 1.05",
      ok: last / before <= 1.05,
    },
  ];
}
