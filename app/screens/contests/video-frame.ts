/** Where in a video its frame is taken. */
const SHARE = 0.25;
const WIDEST = 640;
/** A video that a browser does not get on with in this time has no preview. */
const PATIENCE_MS = 20_000;
/** For so long the frame is waited for: in a tab that nobody looks at, a browser never tells of it. */
const FRAME_MS = 1_000;

/** Waits until a video tells of something. @throws when it fails, takes too long or nobody waits any more. */
function until(video: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const listen = { once: true, signal };
    video.addEventListener(event, () => resolve(), listen);
    video.addEventListener("error", () => reject(new Error("unreadable")), listen);
    signal.addEventListener("abort", () => reject(new Error("over")), { once: true });
  });
}

/**
 * Waits until a video shows a frame near an instant; `seeked` may come before that. Where the
 * browser does not tell, not for long.
 */
const frameNear = (video: HTMLVideoElement, seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    AbortSignal.any([signal, AbortSignal.timeout(FRAME_MS)]).addEventListener(
      "abort",
      () => resolve(),
      { once: true },
    );
    const look = () =>
      video.requestVideoFrameCallback?.((_now, { mediaTime }) =>
        mediaTime >= seconds / 2 ? resolve() : look(),
      );
    look();
  });

function pictureOf(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, WIDEST / videoWidth);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(videoWidth * scale));
  canvas.height = Math.max(1, Math.round(videoHeight * scale));
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
}

/**
 * A PNG of the frame at a quarter of a video, made by this browser.
 * @returns undefined when the browser cannot show this video
 */
export async function frameOf(file: File, ending: AbortSignal): Promise<Blob | undefined> {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(PATIENCE_MS)]);
  const url = URL.createObjectURL(file);
  const video = document.createElement("video");
  video.muted = true;
  video.preload = "auto";
  try {
    const loaded = until(video, "loadeddata", signal);
    video.src = url;
    await loaded;
    if (video.videoWidth === 0) return undefined;
    if (Number.isFinite(video.duration) && video.duration > 0) {
      const found = until(video, "seeked", signal);
      const at = video.duration * SHARE;
      const shown = frameNear(video, at, signal);
      video.currentTime = at;
      await found;
      await shown;
    }
    return await pictureOf(video);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(url);
  }
}
