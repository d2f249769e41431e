/** The events that may be told, without any personal data. */
export type AnalyticsEvent =
  | "application started"
  | "application completed"
  | "contact sent"
  | "fire-renewal-submitted";

/** Pages with payment fields never load or feed analytics. */
const paymentPage = /^\/app\/payments(\/|$)/;

/**
 * Pushes an event to `window.dataLayer`. Does nothing until a container is configured, which the
 * page says by `<meta name="analytics">`, and nothing on payment pages.
 * @returns whether the event was pushed.
 */
export function trackEvent(event: AnalyticsEvent, page: Window = window): boolean {
  const isConfigured = page.document.querySelector('meta[name="analytics"]') !== null;
  if (!isConfigured || paymentPage.test(page.location.pathname)) return false;
  const layer = page as Window & { dataLayer?: { event: AnalyticsEvent }[] };
  layer.dataLayer ??= [];
  layer.dataLayer.push({ event });
  return true;
}
