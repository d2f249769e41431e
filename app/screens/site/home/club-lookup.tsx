import { Link } from "@remix-run/react";
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { listingPaths } from "~/http/listing-paths";
import type { LookupAnswer } from "~/parts/club-lookup/lookup-views";
import { NextSteps } from "~/parts/club-lookup/next-steps";
import { clubLookupMessages } from "~/parts/club-lookup/words";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/details";
import { useWords } from "~/ui/ui-context";

/** Nine digits are an EIN: it is looked up without a button. */
const isWhole = (typed: string) => /^\s*\d{2}[\s-]?\d{7}\s*$/.test(typed);

/**
 * Asks the IRS's files about a club, and shows the answer beside it, where an example stands before.
 * Without script, or when no answer comes, the form leads to the page that has it.
 */
export function ClubLookup({ example }: { example: ReactNode }) {
  const t = useWords(clubLookupMessages);
  const [answer, setAnswer] = useState<LookupAnswer>();
  const [isBusy, setBusy] = useState(false);
  const asked = useRef("");
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // On phones it is under the form, where nobody sees it come.
    if (answer && matchMedia("(width < 64rem)").matches) card.current?.scrollIntoView();
  }, [answer]);
  const ask = async (form: HTMLFormElement) => {
    const keyword = String(new FormData(form).get("keyword") ?? "").trim();
    if (!keyword || keyword === asked.current) return;
    asked.current = keyword;
    setBusy(true);
    try {
      const url = listingPaths.lookUp(keyword);
      const response = await fetch(url, { headers: { Accept: "application/json" } });
      if (!response.ok) throw new Error(String(response.status));
      const found = (await response.json()) as LookupAnswer;
      if (asked.current === keyword) setAnswer(found);
    } catch {
      if (asked.current === keyword) form.submit();
    } finally {
      if (asked.current === keyword) setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void ask(event.currentTarget);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const typed = String(new FormData(event.currentTarget).get("keyword") ?? "");
    if (isWhole(typed)) void ask(event.currentTarget);
  };
  return (
    <>
      <search>
        <form
          action={listingPaths.answers}
          method="get"
          className="home-lookup"
          onSubmit={onSubmit}
          onInput={onInput}
        >
          <input type="hidden" name="search" value="club" />
          <label htmlFor="club">{t("label")}</label>
          <p className="hint" id="club-hint">
            {t("hint")}
          </p>
          <div>
            <input
              id="club"
              className="control"
              type="search"
              name="keyword"
              required
              maxLength={100}
              autoComplete="organization"
              aria-describedby="club-hint"
              spellCheck={false}
            />
            <Button type="submit" isBusy={isBusy}>
              {t("submit")}
            </Button>
          </div>
        </form>
      </search>
      <div className="home-club" ref={card}>
        <p className="hint">{t(answer ? "answer" : "example")}</p>
        <div role="status">{answer && <Answer answer={answer} />}</div>
        {!answer && example}
      </div>
    </>
  );
}

function Answer({ answer }: { answer: LookupAnswer }) {
  const t = useWords(clubLookupMessages);
  if (answer.kind === "names") return <Names {...answer} />;
  const { ein, name, place, state, status, nextReturn, url } = answer;
  return (
    <>
      <h2>{name || t("missingTitle")}</h2>
      <p className="hint figures">{[`EIN ${ein}`, place].filter(Boolean).join(" · ")}</p>
      <DescriptionList
        facts={[
          { term: t("status"), description: status },
          ...(nextReturn ? [{ term: t("nextReturn"), description: nextReturn }] : []),
        ]}
      />
      <NextSteps state={state} />
      {state !== "missing" && <Link to={url}>{t("all")}</Link>}
    </>
  );
}

function Names({ rows, total, isNear, url }: Extract<LookupAnswer, { kind: "names" }>) {
  const t = useWords(clubLookupMessages);
  if (total === 0) {
    return (
      <>
        <h2>{t("noneTitle")}</h2>
        <p>{t("noneText")}</p>
        <NextSteps state="missing" />
      </>
    );
  }
  return (
    <>
      <h2>{isNear ? t("namesNear") : t("names", { count: total })}</h2>
      <p>{t("namesText")}</p>
      <ul className="home-names">
        {rows.map((row) => (
          <li key={row.url}>
            <Link to={row.url} className="tap">
              {row.name}
            </Link>{" "}
            <span className="hint">{row.place}</span>
          </li>
        ))}
      </ul>
      {total > rows.length && <Link to={url}>{t("namesAll")}</Link>}
    </>
  );
}
