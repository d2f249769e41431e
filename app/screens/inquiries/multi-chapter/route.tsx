import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { officeToday } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { transitionEnd } from "#modules/supervision/index.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import { InquiryPage } from "../inquiry-page";
import { inquiryPage, takeInquiry } from "../inquiry-page.server";
import { multiChapterWords } from "./words";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const [page, end] = await Promise.all([inquiryPage(context, request), transitionEnd(ctx)]);
  const isAhead = end && end.on >= officeToday(ctx.now());
  return {
    ...page,
    readyBy: isAhead ? formatLongDate(end.on, ctx) : undefined,
    checkWith: end && !end.rule.isConfirmed ? end.rule.check : undefined,
  };
}

export const action = ({ context }: ActionFunctionArgs) => takeInquiry(context);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

const parts = ["board", "roster", "report", "signed", "regions"] as const;

export default function MultiChapter() {
  const { readyBy, checkWith } = useLoaderData<typeof loader>();
  const t = useWords(multiChapterWords);
  return (
    <InquiryPage>
      <section aria-labelledby="gets">
        <h2 id="gets">{t("getsTitle")}</h2>
        <ul className="home-ways">
          {parts.map((part) => (
            <li key={part}>
              <h3>{t(`${part}Title`)}</h3>
              <p>{t(`${part}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <Notice
        title={readyBy ? t("rulesTitle", { date: readyBy }) : t("rulesTitleAnyDay")}
        className="my-8"
      >
        <p>{t("rulesText")}</p>
        {checkWith && <p className="hint">{t("rulesCheck", { who: checkWith })}</p>}
      </Notice>
      <h2>{t("askTitle")}</h2>
    </InquiryPage>
  );
}
