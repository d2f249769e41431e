import type { ComparedVersions } from "#modules/bylaws/contract";
import { useUi, useWords } from "~/ui/ui-context";
import { bylawsVersionsMessages } from "../bylaws-versions-words";

type Clause = ComparedVersions["clauses"][number];
type Piece = Clause["title"][number];

/** Text with what came and what went marked in it. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, change }, index) => {
    const key = `${index} ${change ?? ""}`;
    if (change === "added") return <ins key={key}>{text}</ins>;
    if (change === "removed") return <del key={key}>{text}</del>;
    return <span key={key}>{text}</span>;
  });
}

/** What the page says within the document's own words, which are English. */
const Said = ({ lang, children }: { lang: string; children: string }) => (
  <span className="hint" lang={lang}>
    {" "}
    {children}
  </span>
);

/** The articles and sections that two versions word differently. */
export function ComparedClauses({ clauses, renumbered }: ComparedVersions) {
  const t = useWords(bylawsVersionsMessages);
  const { locale } = useUi();
  if (clauses.length === 0) return <p className="mt-4">{t("sameText")}</p>;
  return (
    <>
      <p className="hint">{t("legend")}</p>
      {clauses.map((clause) => (
        <section key={`${clause.id} ${clause.change}`} className="compared" lang="en">
          <h3>
            <Pieces pieces={clause.label} />
            {clause.label.length > 0 && ". "}
            <Pieces pieces={clause.title} />
            {clause.change === "added" && <Said lang={locale}>{t("addedPart")}</Said>}
            {clause.change === "removed" && <Said lang={locale}>{t("removedPart")}</Said>}
          </h3>
          {clause.paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names, and never move
            <p key={index}>
              <Pieces pieces={paragraph.label} />
              {paragraph.label.length > 0 && " "}
              <Pieces pieces={paragraph.pieces} />
            </p>
          ))}
        </section>
      ))}
      {renumbered > 0 && <p className="hint mt-4">{t("renumbered", { count: renumbered })}</p>}
    </>
  );
}
