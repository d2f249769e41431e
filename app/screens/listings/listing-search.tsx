import { Form, Link } from "@remix-run/react";
import { type FormEvent, Fragment, useRef } from "react";
import type { Meant } from "#modules/listings/contract";
import { translator } from "#modules/platform/messages";
import { usStates } from "#modules/platform/us-states";
import { listingPaths } from "~/http/listing-paths";
import { Button } from "~/ui/button";
import { Pager } from "~/ui/pager";
import { EmptyState, Table } from "~/ui/table";
import { useUi } from "~/ui/ui-context";
import type { ShownListings } from "./search-page.server";
import { useLiveSearch } from "./use-live-search";
import { listingMessages } from "./words";

export const useListingWords = () => translator(listingMessages, useUi().locale);

export interface ListingSearchProps {
  loaded: ShownListings;
  keyword: string;
  state: string;
  /** Which groups the search looks through, in a sentence. */
  searched: string;
  /** Of which states the IRS's list is loaded, and of when; "" before the first import. */
  coverage: string;
}

/** The search box with its table; without script a plain form that leads to the same address. */
export function ListingSearch({ loaded, keyword, state, searched, coverage }: ListingSearchProps) {
  const t = useListingWords();
  const form = useRef<HTMLFormElement>(null);
  const search = useLiveSearch(loaded, { keyword, state });
  const { answer, phase } = search;
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    search.type(String(fields.get("keyword") ?? ""), String(fields.get("state") ?? ""));
  };
  const phrase = { idle: t("found", { count: answer.total }), searching: t("searching") };
  return (
    <>
      <Form
        ref={form}
        key={`${keyword} ${state}`}
        method="get"
        action={listingPaths.search()}
        role="search"
        className="queue-search"
        onInput={onInput}
      >
        <div className="field">
          <label htmlFor="listing-keyword">{t("keyword")}</label>
          <input
            id="listing-keyword"
            className="control"
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <div className="field">
          <label htmlFor="listing-state">{t("state")}</label>
          <select id="listing-state" className="control" name="state" defaultValue={state}>
            <option value="">{t("everywhere")}</option>
            {Object.entries(usStates).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit">{t("search")}</Button>
      </Form>
      <p role="status" aria-live="polite" className="hint figures">
        {phase === "failed" ? t("failed") : phrase[phase]}
      </p>
      <p role="status" aria-live="polite">
        {answer.meant && <MeantInstead {...answer.meant} />}
      </p>
      <Table
        caption={t("caption")}
        isCaptionHidden
        columns={[
          {
            key: "name",
            header: t("name"),
            isRowHeader: true,
            cell: ({ name, url }) => (
              <Link to={url} className="row-link">
                {name}
              </Link>
            ),
          },
          { key: "city", header: t("city"), cell: ({ city }) => city },
          { key: "state", header: t("stateColumn"), cell: (row) => row.state },
        ]}
        rows={answer.data}
        rowKey={({ url }) => url}
        empty={
          <EmptyState title={t("noneTitle")}>
            {coverage ? t("noneText", { searched, coverage }) : t("noneTextUndated")}
          </EmptyState>
        }
      />
      <Pager
        answer={answer}
        urlOf={(page) =>
          listingPaths.search({ keyword: search.keyword, state: search.state, page })
        }
      />
    </>
  );
}

/** What was looked for, where nothing has what was typed. */
function MeantInstead({ corrected, isPartial, isBeside }: Meant) {
  const t = useListingWords();
  return (
    <>
      {corrected.length > 0 && t(isBeside ? "meant.beside" : "meant")}
      {corrected.map(({ typed, taken }, index) => (
        <Fragment key={typed}>
          {index > 0 && ","} <strong>{taken}</strong>{" "}
          {t(isBeside ? "meant.asWell" : "meant.instead", { typed })}
        </Fragment>
      ))}
      {corrected.length > 0 && ". "}
      {isPartial && t("meant.partial")}
    </>
  );
}
