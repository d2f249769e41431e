import { type Locale, translator } from "#modules/platform/messages";
import type { FlashKind, FlashWords } from "./flash";
import { flashMessages, visitorFlashMessages } from "./flash-messages";

/** Words a notice here, so that browsers need not load the words of them all. */
export function flashWords(kind: FlashKind | undefined, locale: Locale): FlashWords | undefined {
  // The page of the bylaws shows this one itself.
  if (!kind || kind === "bylaws-created") return undefined;
  const visitors = translator(visitorFlashMessages, locale);
  if (kind === "typed-kept") return { tone: "info", title: visitors(kind) };
  if (kind === "signed-out" || kind === "bylaws-kept") return { title: visitors(kind) };
  const t = translator(flashMessages, locale);
  if (kind === "saved" || kind === "payment-approved") {
    return { title: t("savedTitle"), text: t(kind) };
  }
  if (kind === "payment-refused") return { tone: "warning", title: t(kind) };
  return { title: t(kind) };
}
