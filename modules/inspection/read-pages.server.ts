import { Worker } from "node:worker_threads";
import { seconds } from "#modules/platform/dates";
import { slowness } from "#modules/platform/patience.server";
import { createSlots } from "#modules/platform/slots";

/** No more pages are read of a paper: a return that has more is looked through by a person. */
const PAGES_MAX = 200;
const LONGEST_MS = seconds(20);
const MEMORY_MB = 256;

/** One paper is read at a time, so that many sent at once take no more memory than one. */
const inTurn = createSlots(1);

/** What a thread runs: it has no code of ours, since a stranger's file is read in it. */
const script = `
const { parentPort, workerData } = require("node:worker_threads");
(async () => {
  const { getDocumentProxy } = await import("unpdf");
  const file = await getDocumentProxy(new Uint8Array(workerData.bytes));
  if (file.numPages > workerData.most) return parentPort.postMessage(null);
  // A form that Adobe's own format alone describes shows its entries to no other reader.
  const { info } = await file.getMetadata();
  if (info.IsXFAPresent && !info.IsAcroFormPresent) return parentPort.postMessage(null);
  const pages = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map(({ str = "", hasEOL }) => str + (hasEOL ? "\\n" : "")).join("");
    // What was typed into the fields of a form, or put on the page as a note, is no text of the page.
    const typed = (await page.getAnnotations()).flatMap(({ fieldValue, contentsObj, textContent }) =>
      [fieldValue, contentsObj?.str, textContent?.join("\\n")].flat());
    pages.push([text, ...typed.filter((one) => typeof one === "string")]);
  }
  parentPort.postMessage(pages);
})().catch(() => parentPort.postMessage(null));
`;

/**
 * The text of each page of a PDF, with what is in the fields of its forms, which is opened when its turn comes and read in a thread of its own
 * with bounded memory and time. Undefined for what cannot be read as a whole: a lost, broken or locked
 * file, one of more than 200 pages, one with a page that has no text, as scans are.
 */
export const readPages = (
  open: () => Promise<Uint8Array | undefined>,
): Promise<readonly string[] | undefined> =>
  inTurn(async () => {
    const bytes = await open();
    return bytes && readInThread(bytes);
  });

async function readInThread(bytes: Uint8Array): Promise<readonly string[] | undefined> {
  const thread = new Worker(script, {
    eval: true,
    workerData: { bytes, most: PAGES_MAX },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const pages = await new Promise<readonly (readonly string[])[] | null>((resolve) => {
      timer = setTimeout(() => resolve(null), LONGEST_MS * slowness());
      thread.once("message", resolve);
      thread.once("error", () => resolve(null));
      thread.once("exit", () => resolve(null));
    });
    const isWhole = pages?.every(([text = ""]) => text.trim() !== "");
    return isWhole ? pages?.map((texts) => texts.join("\n")) : undefined;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
