import { withoutKeys } from "./private-pages";

/** Pages of a browser extension run our script too; what breaks there is not ours to report. */
const extensionProtocol = /^(chrome|moz|safari-web|ms-browser)-extension:$/;

/**
 * Reports faults of this page's scripts to the configured address. Off until the page carries
 * `<meta name="error-reports">`, and never inside a browser extension.
 * @returns whether reports are on.
 */
export function startErrorReports(page: Window = window): boolean {
  const url = page.document.querySelector<HTMLMetaElement>('meta[name="error-reports"]')?.content;
  if (!url || extensionProtocol.test(page.location.protocol)) return false;
  const report = (error: unknown) => {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    const body = JSON.stringify({
      source: "browser",
      path: withoutKeys(page.location.pathname),
      name,
      message,
      stack,
    });
    page.navigator.sendBeacon(url, body);
  };
  page.addEventListener("error", (event) => report(event.error ?? event.message));
  page.addEventListener("unhandledrejection", (event) => report(event.reason));
  return true;
}
