import { Link } from "@remix-run/react";
import { type MergeCandidate, MOST_SEARCHED } from "#modules/console/contract";
import { mergeStaffPaths } from "~/http/merge-staff-paths";
import { PageTitle } from "~/ui/page";
import { SearchForm } from "~/ui/search-form";
import { useWords } from "~/ui/ui-context";
import type { MergeSearch } from "./merge-page.server";
import { mergeMessages } from "./words";

/** Where staff look for the account that is another one once more. */
export function MergeSearchStep({ kept, search, proposed, found }: MergeSearch) {
  const t = useWords(mergeMessages);
  return (
    <>
      <PageTitle title={t("title", { name: kept.name })} lede={t("lede", { id: kept.id })} />
      <section className="stack" aria-labelledby="proposed">
        <h2 id="proposed">{t("proposed")}</h2>
        <Candidates keptId={kept.id} rows={proposed} none={t("proposedNone")} />
      </section>
      <section className="stack" aria-labelledby="look-for-it">
        <h2 id="look-for-it">{t("searchTitle")}</h2>
        <SearchForm
          action={mergeStaffPaths.merge(kept.id)}
          query={{ search }}
          label={t("searchLabel")}
          submit={t("search")}
          maxLength={MOST_SEARCHED}
        />
        {search && (
          <div role="status">
            <Candidates keptId={kept.id} rows={found} none={t("foundNone", { search })} />
          </div>
        )}
      </section>
    </>
  );
}

interface CandidatesProps {
  keptId: number;
  rows: readonly MergeCandidate[];
  none: string;
}

function Candidates({ keptId, rows, none }: CandidatesProps) {
  const t = useWords(mergeMessages);
  if (rows.length === 0) return <p className="hint">{none}</p>;
  return (
    <ul className="rows">
      {rows.map(({ id, name, city, state, because }) => (
        <li key={id} className="row">
          <div className="w-full">
            <p>
              <Link to={mergeStaffPaths.merge(keptId, { duplicate: id })}>
                {t("lookAt", { name, id })}
              </Link>
            </p>
            <p className="hint text-sm">
              {[
                because && t(because === "ein" ? "becauseEin" : "becauseName"),
                [city, state].filter(Boolean).join(", "),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
