import { Link } from "@remix-run/react";
import { Details } from "~/ui/details";
import { useWords } from "~/ui/ui-context";
import type { FileSection } from "./account-file.server";
import { accountFileMessages } from "./console-account-words";

/** What an account owes and paid, its papers, and what its people wrote; each opens by itself. */
export function AccountSections({ sections }: { sections: readonly FileSection[] }) {
  const t = useWords(accountFileMessages);
  return (
    <section className="stack" aria-labelledby="everything">
      <h2 id="everything">{t("everything")}</h2>
      {sections.map((section) => (
        <Details
          key={section.key}
          summary={t("section", {
            title: t(`section.${section.key}`),
            count: section.lines.length,
          })}
        >
          <Lines section={section} />
        </Details>
      ))}
    </section>
  );
}

function Lines({ section: { key, lines, more } }: { section: FileSection }) {
  const t = useWords(accountFileMessages);
  return (
    <>
      {key === "contact" && <p className="hint">{t("contactHint")}</p>}
      {lines.length === 0 && <p>{t("nothing")}</p>}
      {lines.length > 0 && (
        <ul className="rows">
          {lines.map((line) => (
            <li key={line.key} className="row">
              <div className="w-full">
                <Link to={line.to}>{line.text}</Link>
                <p className="hint text-sm">{line.hint}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {more && lines.length > 0 && (
        <p>
          <Link to={more} aria-label={`${t("all")}: ${t(`section.${key}`)}`}>
            {t("all")}
          </Link>
        </p>
      )}
    </>
  );
}
