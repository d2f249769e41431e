import { defineLetter } from "#modules/platform/mail/letter";
import { translator } from "#modules/platform/messages";
import { giftLetterWords } from "./gift-letter-words";

interface Props {
  readonly organization: string;
  /** The day of the gift, in words. */
  readonly day: string;
}

/** Brings a donor the letter for a gift, which is attached. */
export const giftLetterMail = defineLetter<Props>({
  name: "gifts.letter",
  words: (values, locale) => {
    const t = translator(giftLetterWords, locale);
    return {
      subject: t("subject", values),
      preview: t("text", values),
      heading: t("heading"),
      paragraphs: [t("text", values), t("keep")],
      note: t("note", values),
    };
  },
  example: { organization: "Lincoln High School Band Boosters", day: "November 2, 2026" },
});
