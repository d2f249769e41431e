import { brand } from "#modules/platform/brand.server";
import { type Locale, translator } from "#modules/platform/messages";
import stylesheet from "~/app.css?url";
import { paths } from "~/http/paths";
import { refusalWords } from "~/parts/shell/refusal-words";
import { shellMessages } from "~/parts/shell/words";

export interface BarePage {
  readonly locale: Locale;
  readonly status: number;
  readonly message?: string;
  /** It is in the log, so that we can find what happened. */
  readonly reference?: string;
  /** Where it shows what became of the payment that failed. */
  readonly payments?: string;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * A refusal or a fault in the look of the house, made without the router: for what failed outside
 * of it, and for addresses that have no page of their own, such as a download.
 */
export function barePage({ locale, status, message, reference, payments }: BarePage): string {
  const t = translator(shellMessages, locale);
  const [title, text] = refusalWords(locale, status, message, payments !== undefined).map(
    escapeHtml,
  );
  const name = escapeHtml(brand.name);
  const [next, nextName] = payments ? [payments, t("fault.check")] : [paths.home, t("home")];
  const line = reference ? `<p>${escapeHtml(t("fault.reference", { reference }))}</p>` : "";
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – ${name}</title><link rel="stylesheet" href="${stylesheet}"></head>
<body><div id="app"><div class="shell"><div></div><div><header class="site-head">
<div class="site-head-row"><a class="wordmark" href="${paths.home}">${name}</a></div></header>
<main id="main" class="site-main"><div class="page prose"><h1>${title}</h1><p class="lede">${text}</p>${line}
<p><a href="${escapeHtml(next)}">${escapeHtml(nextName)}</a></p></div></main></div></div></div></body></html>`;
}
