import { type Locale, translator } from "#modules/platform/messages";
import { shellMessages } from "./words";

/** What a person reads, by the status, instead of the page that could not be shown. */
export function refusalWords(
  locale: Locale,
  status: number,
  message?: string,
  isPayment = false,
): readonly [title: string, text: string] {
  const t = translator(shellMessages, locale);
  if (status === 404) return [t("not_found.title"), t("not_found.text")];
  if (status === 403) return [t("forbidden.title"), message ?? t("forbidden.text")];
  if (isPayment && status >= 500) return [t("fault.title"), t("fault.payment")];
  if (status === 503) return [t("outage.title"), t("outage.message")];
  if (status >= 500) return [t("fault.title"), t("fault.next")];
  return [t("refused.title"), message ?? t("fault.next")];
}
