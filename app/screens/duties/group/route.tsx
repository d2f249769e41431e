import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { calendarPaths } from "~/http/calendar-paths";
import { HeadquartersHead } from "~/parts/headquarters/headquarters-head";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import {
  type GroupDutiesData,
  type GroupDutyRefusal,
  loadGroupDuties,
  sendGroupDuty,
} from "./group-duties-page.server";
import { GroupDutiesTable } from "./group-duties-table";
import { GroupDutyForm, RemoveGroupDuty } from "./group-duty-form";
import { groupDutyWords } from "./words";

/** What a headquarters asks of all its chapters; the duty that the address names is to be changed. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadGroupDuties(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => sendGroupDuty(context, request);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function DutiesOfChapters() {
  const data = useLoaderData<typeof loader>() as GroupDutiesData;
  const answer = useActionData<typeof action>() as GroupDutyRefusal | undefined;
  const t = useWords(groupDutyWords);
  const { head, changed, group, named, left } = data;
  const mayChange = head.canEdit && head.isWhole;
  if (changed) {
    return (
      <Page className="stack">
        <HeadquartersHead head={head} current="duties" />
        <PageTitle
          title={t("change", { title: changed.title })}
          lede={t("changeLede", { group })}
          answer={answer}
        />
        <div className="max-w-160">
          <GroupDutyForm key={`${changed.id}/${changed.version}`} data={data} answer={answer} />
          <RemoveGroupDuty data={data} />
        </div>
        <p>
          <Link to={calendarPaths.group(named)}>{t("back")}</Link>
        </p>
      </Page>
    );
  }
  return (
    <Page className="stack">
      <HeadquartersHead head={head} current="duties" />
      <PageTitle title={t("title")} lede={t("lede", { group })} answer={answer} />
      <GroupDutiesTable rows={data.rows} named={named} mayChange={mayChange} />
      {mayChange && (
        <section className="stack mt-8 max-w-160" aria-labelledby="add">
          <h2 id="add">{t("add")}</h2>
          {left > 0 ? (
            <GroupDutyForm key={data.rows.length} data={data} answer={answer} />
          ) : (
            <p>{t("full")}</p>
          )}
        </section>
      )}
    </Page>
  );
}
