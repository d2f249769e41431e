import type { AdoptionView } from "#modules/bylaws/contract";
import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/details";
import { useWords } from "~/ui/ui-context";
import { bylawsVersionsMessages } from "../bylaws-versions-words";
import { DocumentLinks } from "../document-links";

export interface AdoptionRecordProps {
  hash: string;
  version: number;
  adoption: AdoptionView;
}

/** The adoption of a version as it was recorded, and the documents that say so. */
export function AdoptionRecord({ hash, version, adoption }: AdoptionRecordProps) {
  const t = useWords(bylawsVersionsMessages);
  const facts = [
    { term: t("recordedVote"), description: adoption.sentence },
    { term: t("presidingOfficer"), description: adoption.presidingOfficer },
    { term: t("secretary"), description: adoption.secretary },
  ];
  return (
    <>
      <DescriptionList facts={facts} />
      <p className="btn-row mt-8">
        <DocumentLinks hash={hash} version={version} />
        <ButtonLink variant="secondary" to={paths.bylawsView(hash, { version })}>
          {t("viewOnline")}
        </ButtonLink>
      </p>
    </>
  );
}
