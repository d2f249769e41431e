import { convert } from "html-to-text";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "../messages";
import { headerText } from "./address.server";
import type { SubscriptionKind } from "./contract";
import { UnsubscribeContext } from "./unsubscribe-context";

/** What every template's component gets beside its own props. */
export interface MailLocale {
  readonly locale: Locale;
}

/** An e-mail template: `<name>.mail.tsx` exports one. */
export interface MailDefinition<Props extends object> {
  /** `<module>.<what>`: `accounts.password-reset`. */
  readonly name: string;
  /**
   * "transactional" when left out: what somebody asked for or has to know. The others go only to
   * people who want them, with a link that ends them (RFC 8058); `readRecipient` of the accounts knows
   * both.
   */
  readonly kind?: "transactional" | SubscriptionKind;
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
  /** The same words for programs and people that read no HTML; links are after their words. */
  readonly text: string;
}

/** Programs that meet no document type they know fall back to rules of their own. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const asText = {
  wordwrap: false as const,
  selectors: [
    { selector: "img", format: "skip" },
    { selector: "[data-skip-in-text=true]", format: "skip" },
    { selector: "a", options: { linkBrackets: false as const, hideLinkHrefIfSameAsText: true } },
    ...["td", "th"].map((selector) => ({
      selector,
      format: "block",
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
    ...["h1", "h2", "h3"].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
};

/**
 * Renders a template in one language, as HTML and as plain text. With `unsubscribeUrl` the layout's
 * foot has the link that ends such letters.
 */
export async function renderMail<Props extends object>(
  mail: MailDefinition<Props>,
  props: Props,
  locale: Locale,
  unsubscribeUrl?: string,
): Promise<RenderedMail> {
  const letter = createElement(mail.component, { ...props, locale });
  const whole = createElement(UnsubscribeContext.Provider, { value: unsubscribeUrl }, letter);
  const html = `${DOCTYPE}${renderToStaticMarkup(whole)}`;
  const text = convert(html, asText);
  return { subject: headerText(mail.subject(props, locale)), html, text };
}
