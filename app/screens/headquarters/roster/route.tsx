import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { rosterFilters } from "#modules/headquarters/contract";
import { rosterPaths } from "~/http/roster-paths";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { ButtonLink } from "~/ui/button";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { SearchForm } from "~/ui/search-form";
import { Tabs } from "~/ui/tabs";
import { useUi, useWords } from "~/ui/ui-context";
import { DecisionForm } from "./decision-form";
import { loadRoster, type RosterData, sendDecision } from "./roster-page.server";
import { rosterWords } from "./words";

/** A headquarters' chapters beside those that the IRS has in its group. */
export const loader = ({ context, request }: LoaderFunctionArgs) => loadRoster(context, request);

/** Decides about the chosen chapters. */
export const action = ({ context, request }: ActionFunctionArgs) => sendDecision(context, request);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Roster() {
  const data = useLoaderData<typeof loader>() as RosterData;
  const answer = useActionData<typeof action>();
  const t = useWords(rosterWords);
  const { brand } = useUi();
  const { head, gen, mayUpload, waitingId } = data;
  const { group, named: accountId } = head;
  const email = brand.supportEmail;
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="roster" />
      <PageTitle
        title={t("title")}
        lede={gen ? t("lede", { group, gen }) : t("ledeNoGen", { group, email })}
        answer={answer}
        aside={
          mayUpload && (
            <ButtonLink variant="secondary" to={rosterPaths.upload(accountId)}>
              {t("upload")}
            </ButtonLink>
          )
        }
      />
      {waitingId !== undefined && (
        <Notice title={t("waiting")}>
          <Link to={rosterPaths.sent(waitingId, accountId)}>{t("waitingLink")}</Link>
        </Notice>
      )}
      <p className="hint">
        {gen && data.files} {data.taken}
      </p>
      {gen && <Compared data={data} answer={answer} />}
    </Page>
  );
}

/** Search, which rows, and the rows. */
function Compared({ data, answer }: Parameters<typeof DecisionForm>[0]) {
  const t = useWords(rosterWords);
  const { head, show, search, counts, current_page: page } = data;
  const accountId = head.named;
  const shown = rosterFilters.filter((one) => one !== "no_file" || counts.no_file > 0);
  const tabs = shown.map((one) => ({
    to: rosterPaths.roster({ accountId, search, show: one }),
    label: t(`show.${one}`, { count: counts[one] }),
    isCurrent: show === one,
  }));
  return (
    <>
      <SearchForm
        action={rosterPaths.roster()}
        label={t("search")}
        hint={t("searchHint")}
        query={{ search }}
        maxLength={200}
        submit={t("searchSubmit")}
        clear={{ to: rosterPaths.roster({ accountId, show }), label: t("searchClear") }}
      >
        {accountId !== undefined && <input type="hidden" name="account_id" value={accountId} />}
        {show !== "open" && <input type="hidden" name="show" value={show} />}
      </SearchForm>
      <Tabs label={t("filters")} tabs={tabs} />
      <DecisionForm key={`${show}/${page}`} data={data} answer={answer} />
    </>
  );
}
