import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { needsDisclosure } from "#modules/gifts/contract";
import { listGifts, removeGift } from "#modules/gifts/index.server";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { say, translator } from "#modules/platform/messages";
import { askedAccount } from "~/http/asked-account.server";
import { giftPaths } from "~/http/gift-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { ButtonLink } from "~/ui/button";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { giftWords } from "../words";
import { GiftTable } from "./gift-table";

/** What people gave to a club, and whether there are letters for it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId, named } = askedAccount(context, request);
  const page = readId(new URL(request.url).searchParams.get("page") ?? "1") || 1;
  const found = await listGifts(ctx, { accountId, page });
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, deductible, mayAct, years, gifts } = found.value;
  const t = translator(giftWords, ctx.locale);
  return {
    accountId,
    named,
    name: accountName,
    mayAct,
    years,
    isUnlisted: deductible.kind === "unlisted",
    obstacle: deductible.kind === "none" ? say(ctx.locale, deductible.reason) : "",
    gifts: {
      ...gifts,
      rows: gifts.rows.map((gift) => ({
        id: gift.id,
        donor: gift.donor,
        day: formatLongDate(gift.givenOn, ctx),
        given: gift.amount === null ? gift.property : formatCurrency(gift.amount),
        returned: gift.goods
          ? t("worth", { goods: gift.goods, value: formatCurrency(gift.goodsValue) })
          : t("nothing"),
        needs: gift.needs,
        isDisclosed: needsDisclosure(gift),
      })),
    },
  };
}

/** Removes a gift that was entered by mistake. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { accountId, named } = askedAccount(context, request);
  const removed = await removeGift(ctx, { accountId, id: readId(String(body.fields.id)) });
  if (!removed.ok) {
    const isTold = removed.refusal.code === "conflict";
    return isTold ? refuseForm(context, removed.refusal) : refusePage(context, removed.refusal);
  }
  const json = { status: "removed" };
  return answerDone(context, { json, to: giftPaths.list(named), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Gifts() {
  const { named, name, mayAct, years, isUnlisted, obstacle, gifts } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(giftWords);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede", { name })} answer={answer} />
      {obstacle && <Notice title={t("noneTitle")}>{obstacle}</Notice>}
      {isUnlisted && <Notice title={t("unlistedTitle")}>{t("unlisted")}</Notice>}
      {mayAct && !obstacle && (
        <p>
          <ButtonLink to={giftPaths.add(named)}>{t("add")}</ButtonLink>
        </p>
      )}
      <section className="stack">
        <h2 id="gifts">{t("gifts")}</h2>
        <GiftTable gifts={gifts} named={named} mayAct={mayAct} hasLetters={!obstacle} />
      </section>
      {years.length > 0 && !obstacle && (
        <section className="stack">
          <h2 id="letters">{t("letters")}</h2>
          <p>{t("lettersText")}</p>
          <ul>
            {years.map((year) => (
              <li key={year}>
                <Link to={giftPaths.year(year, named)}>{t("toYear", { year: String(year) })}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="stack">
        <h2 id="rules">{t("rules")}</h2>
        <p>{t("rulesText")}</p>
        <p>
          <a href="https://www.irs.gov/pub/irs-pdf/p1771.pdf">{t("source")}</a>
        </p>
      </section>
    </Page>
  );
}
