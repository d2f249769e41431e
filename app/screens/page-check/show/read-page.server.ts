import { env } from "#modules/platform/env.server";

const TIMEOUT_MS = 8_000;
const LARGEST_BYTES = 2_000_000;
/** Names nothing: only the path of what is asked counts. */
const nowhere = "http://nowhere.invalid";

export interface ReadPage {
  readonly status: number;
  readonly html: string;
}

/**
 * A path of this site as a page may be asked for by it; undefined for everything that could be read
 * as another host's address, and for what is not public.
 */
export function ownPath(asked: string): string | undefined {
  if (!/^\/(?![/\\])[^\s\\#]*$/.test(asked) || asked.length > 500) return undefined;
  const url = URL.canParse(asked, nowhere) ? new URL(asked, nowhere) : undefined;
  if (url?.origin !== nowhere || url.pathname.startsWith("//")) return undefined;
  if (/^\/(admin|app(?!lication\/start)|account|dev|logout|webhooks)(\/|$)/i.test(url.pathname)) {
    return undefined;
  }
  return `${url.pathname}${url.search}`;
}

/**
 * Reads a page of this process as a visitor without cookies. It never leaves the machine: the host
 * is this server's own address, and redirects are not followed.
 * @returns undefined when the page does not come in time or is too large.
 */
export async function readPage(path: string): Promise<ReadPage | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${env.PORT}${path}`, {
      redirect: "manual",
      headers: { Accept: "text/html" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, html: await textOf(response) };
  } catch {
    return undefined;
  }
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > LARGEST_BYTES) throw new Error("larger than a page is");
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
