import type { LaterEvent } from "./later-events";
import { isPrivatePage } from "./private-pages";

/** The events that may be told, without any personal data. */
export type AnalyticsEvent =
  | "application started"
  | "application completed"
  | "contact sent"
  | LaterEvent;

/**
 * Pushes an event to `window.dataLayer`. Does nothing until a container is configured, which the
 * page says by `<meta name="analytics">`, and nothing on private pages.
 * @returns whether the event was pushed.
 */
export function trackEvent(event: AnalyticsEvent, page: Window = window): boolean {
  const isConfigured = page.document.querySelector('meta[name="analytics"]') !== null;
  if (!isConfigured || isPrivatePage(page.location.pathname)) return false;
  const layer = page as Window & { dataLayer?: { event: AnalyticsEvent }[] };
  layer.dataLayer ??= [];
  layer.dataLayer.push({ event });
  return true;
}
