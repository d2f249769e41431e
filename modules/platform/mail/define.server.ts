import { plainTextSelectors, render, toPlainText } from "@react-email/render";
import { type ComponentType, createElement } from "react";
import type { Locale } from "../messages";
import { headerText } from "./address.server";

/** What every template's component gets beside its own props. */
export interface MailLocale {
  readonly locale: Locale;
}

/** An e-mail template: `modules/<m>/templates/<name>.mail.tsx` exports one. */
export interface MailDefinition<Props extends object> {
  /** `<module>.<what>`: `accounts.password-reset`. */
  readonly name: string;
  readonly subject: (props: Props, locale: Locale) => string;
  readonly component: ComponentType<Props & MailLocale>;
  /** Props that show the template well; tests and the gallery use them. */
  readonly example: Props;
}

/** Declares an e-mail template. */
export function defineMail<Props extends object>(
  definition: MailDefinition<Props>,
): MailDefinition<Props> {
  return Object.freeze(definition);
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  /** The same words for programs and people that read no HTML; links stand after their words. */
  readonly text: string;
}

const sameCase = plainTextSelectors.concat(
  ["h1", "h2", "h3"].map((selector) => ({ selector, options: { uppercase: false } })),
);

/** Renders a template in one language, as HTML and as plain text. */
export async function renderMail<Props extends object>(
  mail: MailDefinition<Props>,
  props: Props,
  locale: Locale,
): Promise<RenderedMail> {
  const html = await render(createElement(mail.component, { ...props, locale }));
  const text = toPlainText(html, { selectors: sameCase, wordwrap: false });
  return { subject: headerText(mail.subject(props, locale)), html, text };
}
