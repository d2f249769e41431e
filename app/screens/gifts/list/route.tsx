import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { listGifts, removeGift, stateCharity, withdrawCharity } from "#modules/gifts/index.server";
import { formatCurrency, formatLongDate, formatPrice } from "#modules/platform/format";
import { say, translator } from "#modules/platform/messages";
import type { Result } from "#modules/platform/result";
import { askedAccount } from "~/http/asked-account.server";
import type { HttpContext } from "~/http/context.server";
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
import { StatementForm } from "./statement-form";

/** What people gave to a club, and whether there are letters for it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId, named } = askedAccount(context, request);
  const page = readId(new URL(request.url).searchParams.get("page") ?? "1") || 1;
  const found = await listGifts(ctx, { accountId, page });
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, deductible, mayAct, years, gifts, figures } = found.value;
  const { letterFrom, disclosedOver } = figures;
  const t = translator(giftWords, ctx.locale);
  return {
    accountId,
    named,
    name: accountName,
    mayAct,
    years,
    isUnlisted: deductible.kind === "unlisted",
    said:
      deductible.kind === "unlisted" && deductible.saidOn
        ? formatLongDate(deductible.saidOn, ctx)
        : "",
    obstacle: deductible.kind === "none" ? say(ctx.locale, deductible.reason) : "",
    from: letterFrom === undefined ? "" : formatPrice(letterFrom),
    over: disclosedOver === undefined ? "" : formatPrice(disclosedOver),
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
        isDisclosed: gift.isDisclosed,
      })),
    },
  };
}

/** Says what the determination letter says, takes that back, or removes a gift. */
function decide({ ctx, body }: HttpContext, accountId: number): Promise<Result<void>> {
  const { decision, is_charity: isCharity, id } = body.fields;
  if (decision === "state") return stateCharity(ctx, { accountId, isCharity: isCharity === "1" });
  if (decision === "withdraw") return withdrawCharity(ctx, accountId);
  return removeGift(ctx, { accountId, id: readId(String(id)) });
}

/** Removes a gift that was entered by mistake, or says whether there are letters. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { accountId, named } = askedAccount(context, request);
  const done = await decide(context, accountId);
  if (!done.ok) {
    const isTold = ["conflict", "invalid"].includes(done.refusal.code);
    return isTold ? refuseForm(context, done.refusal) : refusePage(context, done.refusal);
  }
  const json = { status: "saved" };
  return answerDone(context, { json, to: giftPaths.list(named), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Gifts() {
  const { named, name, mayAct, years, isUnlisted, said, obstacle, gifts, from, over } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(giftWords);
  const hasLetters = !obstacle && (!isUnlisted || said !== "");
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede", { name })} answer={answer} />
      {obstacle && <Notice title={t("noneTitle")}>{obstacle}</Notice>}
      {isUnlisted && <StatementForm named={named} said={said} mayAct={mayAct} answer={answer} />}
      {mayAct && !obstacle && (
        <p>
          <ButtonLink to={giftPaths.add(named)}>{t("add")}</ButtonLink>
        </p>
      )}
      <section className="stack">
        <h2 id="gifts">{t("gifts")}</h2>
        <GiftTable
          gifts={gifts}
          named={named}
          mayAct={mayAct}
          hasLetters={hasLetters}
          from={from}
        />
      </section>
      {years.length > 0 && hasLetters && (
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
        {from && over && <p>{t("rulesText", { from, over })}</p>}
        <p>
          <a href="https://www.irs.gov/pub/irs-pdf/p1771.pdf">{t("source")}</a>
        </p>
      </section>
    </Page>
  );
}
