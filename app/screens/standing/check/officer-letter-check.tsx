import { LetterFacts, type ShownOfficerLetter } from "~/parts/officer-letter/letter-facts";
import { officerLetterWords } from "~/parts/officer-letter/words";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";

/** What an officer letter's code says: who holds which office, and whether that is so today. */
export function OfficerLetterCheck({ letter }: { letter: ShownOfficerLetter }) {
  const t = useWords(officerLetterWords);
  const { organization, issued } = letter;
  return (
    <Page className="stack">
      <PageTitle title={t("checkTitle", { organization })} lede={t("checkLede", { issued })} />
      <LetterFacts letter={letter} />
      <p className="hint">{t("reading")}</p>
    </Page>
  );
}
