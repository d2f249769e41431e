import type { ReactNode } from "react";
import type { Locale } from "../messages";
import { defineMail, type MailDefinition, type MailLocale } from "./define.server";
import { MailLayout, type MailLayoutProps, MailText } from "./layout";

/** The words of an e-mail that is paragraphs, one thing to do, and a note below it. */
export interface Letter extends Omit<MailLayoutProps, "locale" | "children"> {
  readonly subject: string;
  readonly paragraphs: readonly ReactNode[];
}

type LetterDefinition<Props extends object> = Omit<
  MailDefinition<Props>,
  "subject" | "component"
> & {
  readonly words: (props: Props, locale: Locale) => Letter;
};

/** Declares an e-mail template of the usual shape, with all its words in one place. */
export function defineLetter<Props extends object>({
  words,
  ...mail
}: LetterDefinition<Props>): MailDefinition<Props> {
  function LetterMail(props: Props & MailLocale) {
    const { subject: _, paragraphs, ...layout } = words(props, props.locale);
    return (
      <MailLayout {...layout} locale={props.locale}>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is written once
          <MailText key={index}>{paragraph}</MailText>
        ))}
      </MailLayout>
    );
  }
  return defineMail<Props>({
    ...mail,
    component: LetterMail,
    subject: (props, locale) => words(props, locale).subject,
  });
}
