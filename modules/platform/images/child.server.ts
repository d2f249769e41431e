import sharp from "sharp";
import { drawPictures } from "./draw.server";
import { MAX_MEMORY, type PictureAnswer, type PictureTask } from "./protocol";

/**
 * The process that decodes what people send. It has no secrets and no connections, can open five
 * formats, works on one picture at a time and ends itself when it needs too much memory; a picture
 * that brings it down brings nothing else down.
 */

sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegFile",
    "VipsForeignLoadPngFile",
    "VipsForeignLoadNsgifFile",
    "VipsForeignLoadWebpFile",
    // From memory alone: a drawing without a place of its own cannot name its neighbours.
    "VipsForeignLoadSvgBuffer",
  ],
});

const CHECK_MS = 20;
let peakBytes = 0;

function watchMemory(): void {
  const used = process.memoryUsage.rss();
  peakBytes = Math.max(peakBytes, used);
  if (used > MAX_MEMORY) process.exit(1);
}

// Decoding runs on other threads, so the clock goes on while a picture grows.
setInterval(watchMemory, CHECK_MS);

const answer = (message: PictureAnswer) => process.send?.(message);

process.on("message", async (task: PictureTask) => {
  try {
    const drawn = await drawPictures(task);
    watchMemory();
    answer({ kind: "made", ...drawn, peakBytes });
  } catch {
    answer({ kind: "unreadable" });
  }
});

process.on("disconnect", () => process.exit(0));
answer({ kind: "ready" });
