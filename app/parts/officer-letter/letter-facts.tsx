import type { CertificateState } from "#modules/officers/contract";
import { DescriptionList } from "~/ui/details";
import { useWords } from "~/ui/ui-context";
import { LetterState } from "./state-sign";
import { officerLetterWords } from "./words";

export interface ShownOfficerLetter {
  readonly serial: string;
  readonly state: CertificateState;
  readonly name: string;
  readonly office: string;
  readonly organization: string;
  /** With its hyphen; undefined without one. */
  readonly ein: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly issued: string;
  readonly valid: string;
}

/** How it is with an officer letter today, and what it says. */
export function LetterFacts({ letter }: { letter: ShownOfficerLetter }) {
  const t = useWords(officerLetterWords);
  const { state, name, office, organization, ein, from, to, serial, issued, valid } = letter;
  return (
    <>
      <section className="stack" aria-labelledby="today">
        <h2 id="today">{t("today")}</h2>
        <p>
          <LetterState state={state} />
        </p>
        <p>{t(`text.${state}`, { name, valid, to })}</p>
      </section>
      <section className="stack" aria-labelledby="said">
        <h2 id="said">{t("said")}</h2>
        <DescriptionList
          facts={[
            { term: t("person"), description: name },
            { term: t("office"), description: office },
            { term: t("organization"), description: organization },
            ...(ein ? [{ term: "EIN", description: ein }] : []),
            { term: t("term"), description: t("days", { from, to }) },
            { term: t("serial"), description: serial },
            { term: t("issued"), description: issued },
            { term: t("validThrough"), description: valid },
          ]}
        />
      </section>
    </>
  );
}
