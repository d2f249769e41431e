import { DescriptionList } from "~/ui/details";
import { Page, PageTitle } from "~/ui/page";
import { StatusSign } from "~/ui/status-sign";
import { useWords } from "~/ui/ui-context";
import { standingCheckWords } from "../check-words";
import { CompareFile } from "./compare-file";

export interface LetterCheckProps {
  letter: {
    readonly title: string;
    readonly serial: string;
    readonly chapterName: string;
    readonly groupName: string;
    readonly isRevoked: boolean;
    readonly textSha256: string;
    /** Of the PDF: empty while it is being written. */
    readonly sha256: readonly string[];
    readonly signatures: readonly {
      readonly name: string;
      readonly office: string;
      readonly day: string;
    }[];
  };
}

/** What a signed letter's code says: who signed, and whether it is in force today. */
export function LetterCheck({ letter }: LetterCheckProps) {
  const t = useWords(standingCheckWords);
  const { title, serial, chapterName: chapter, groupName: group, isRevoked } = letter;
  return (
    <Page className="stack">
      <PageTitle title={t("letterTitle", { title })} lede={t("letterLede", { chapter, group })} />
      <section className="stack" aria-labelledby="today">
        <h2 id="today">{t("letterState")}</h2>
        <p>
          <StatusSign
            tone={isRevoked ? "at_risk" : "good_standing"}
            icon={isRevoked ? "cross" : "success"}
          >
            {t(isRevoked ? "letter.revoked" : "letter.inForce")}
          </StatusSign>
        </p>
        <p>{t(isRevoked ? "letterRevoked" : "letterInForce")}</p>
        <DescriptionList
          facts={[
            { term: t("organization"), description: chapter },
            { term: t("group"), description: group },
            {
              term: t("letterSigned"),
              description: letter.signatures
                .map((signature) => t("letterSignature", signature))
                .join("; "),
            },
            { term: t("letterSerial"), description: serial },
            {
              term: t("letterDigest"),
              description: <code className="break-all">{letter.textSha256}</code>,
            },
          ]}
        />
      </section>
      <CompareFile sha256={letter.sha256} />
    </Page>
  );
}
