import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { askedAccount } from "~/http/asked-account.server";
import { calendarPaths } from "~/http/calendar-paths";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { FeedAddress } from "./feed-address";
import { FeedForm } from "./feed-form";
import { changeFeed, loadFeed } from "./feed-page.server";
import { feedWords } from "./words";

export { capabilityHeaders as headers } from "~/http/capability-headers";

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadFeed(context, askedAccount(context, request));

/** Makes, replaces or ends the person's private calendar. */
export const action = ({ context, request }: ActionFunctionArgs) =>
  changeFeed(context, askedAccount(context, request));

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Feed() {
  const { name, named, feed, isSuspended } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(feedWords);
  const address = answer?.ok ? answer.address : undefined;
  const form = { named, answer };
  return (
    <FormPage>
      <PageTitle title={t("title")} lede={t("lede", { name })} answer={answer} />
      <div className="stack">
        <p>
          {t("what")} {t("ends")}
        </p>
        {address && <FeedAddress address={address} />}
        {feed ? (
          <>
            <p>
              {t("has", { date: feed.madeOn })}{" "}
              {feed.readOn ? t("read", { date: feed.readOn }) : t("unread")}
            </p>
            <p className="hint">{t("slow")}</p>
            <FeedForm {...form} decision="make" title={t("replace")} text={t("replaceText")} />
            <FeedForm {...form} decision="revoke" title={t("revoke")} text={t("revokeText")} />
          </>
        ) : isSuspended ? (
          <Notice>{t("suspended")}</Notice>
        ) : (
          <FeedForm {...form} decision="make" title={t("make")} text={t("none")} isFirst />
        )}
        <p>
          <Link to={calendarPaths.calendar({ accountId: named })}>{t("toCalendar")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
