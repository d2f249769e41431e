import { contestUploads } from "~/http/server-paths";

/** A video that this browser has begun to send. */
export interface StoredUpload {
  readonly url: string;
  readonly name: string;
}

/** Under such keys tus-js-client remembers what it has begun. */
const PREFIX = "tus::";

interface Entry extends StoredUpload {
  readonly key: string;
}

function entries(): readonly Entry[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => {
        const { uploadUrl: url, metadata } = JSON.parse(localStorage.getItem(key) ?? "{}");
        const isOurs = typeof url === "string" && url.includes(`${contestUploads}/`);
        return isOurs ? [{ key, url, name: String(metadata?.filename ?? "") }] : [];
      });
  } catch {
    // A browser that remembers nothing for us starts each video over.
    return [];
  }
}

/** The last video that was begun here and not yet entered. */
export const storedUpload = (): StoredUpload | undefined => entries().at(-1);

/** Forgets one, so that the same file is sent again. */
export function forgetUpload(url: string | null): void {
  for (const entry of entries()) if (entry.url === url) localStorage.removeItem(entry.key);
}
