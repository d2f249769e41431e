import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import {
  changeGiftEmail,
  giftEmailSchema,
  letterObstacle,
  mailLetters,
  readGiftYear,
} from "#modules/gifts/index.server";
import { civilDateIn } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { say } from "#modules/platform/messages";
import { pageBounds, rowsShown } from "#modules/platform/pagination";
import { type Result, refuse } from "#modules/platform/result";
import { giftPaths } from "~/http/gift-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { askedGiftYear } from "../asked-year.server";
import { giftWords } from "../words";
import { LetterTable } from "./letter-table";

const PER_PAGE = 50;

/** The letters for the gifts of a year, and which were mailed. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId, named, year } = askedGiftYear(context, request, params.year);
  const found = await readGiftYear(ctx, { accountId, year });
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, timeZone, deductible, mayAct, letters, others } = found.value;
  const obstacle = letterObstacle(deductible);
  const total = letters.length;
  const asked = readId(new URL(request.url).searchParams.get("page") ?? "1") || 1;
  const { page, offset } = pageBounds({ page: asked, perPage: PER_PAGE, total });
  const paging = { current_page: page, per_page: PER_PAGE, total };
  const isOpen = (state: string) => state === "" || state === "failed";
  return {
    accountId,
    named,
    year,
    name: accountName,
    mayAct,
    others,
    obstacle: obstacle ? say(ctx.locale, obstacle) : "",
    toMail: letters.filter(({ email, mailState }) => email && isOpen(mailState)).length,
    unaddressed: letters.filter(({ email }) => email === "").length,
    letters: {
      ...paging,
      ...rowsShown(paging),
      rows: letters.slice(offset, offset + PER_PAGE).map((gift) => ({
        id: gift.id,
        donor: gift.donor,
        email: gift.email,
        day: formatLongDate(gift.givenOn, ctx),
        given: gift.amount === null ? gift.property : formatCurrency(gift.amount),
        state: gift.email === "" ? ("none" as const) : gift.mailState || ("ready" as const),
        mailedOn: gift.mailedAt ? formatLongDate(civilDateIn(gift.mailedAt, timeZone), ctx) : "",
        isOpen: isOpen(gift.mailState),
      })),
    },
  };
}

/** Mails the letters of the year, or changes where one of them is mailed. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { accountId, named, year } = askedGiftYear(context, request, params.year);
  const decide = async (): Promise<Result<unknown>> => {
    const { decision, id, ...sent } = body.fields;
    if (decision === "mail") return mailLetters(ctx, { accountId, year });
    if (decision !== "email") return refuse({ code: "not_found" });
    const fields = parseFields(giftEmailSchema, sent, ctx.locale);
    if (!fields.ok) return fields;
    return changeGiftEmail(ctx, { accountId, id: readId(String(id)), ...fields.value });
  };
  const done = await decide();
  if (!done.ok) {
    const isTold = done.refusal.code === "invalid" || done.refusal.code === "conflict";
    return isTold ? refuseForm(context, done.refusal) : refusePage(context, done.refusal);
  }
  const json = done.value ?? { status: "saved" };
  return answerDone(context, { json, to: giftPaths.year(year, named), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function GiftYear() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(giftWords);
  const { named, year, name, mayAct, others, obstacle, toMail, unaddressed, letters } = page;
  const isOfMail = answer?.ok === false && answer.values.decision === "mail";
  const mailRefused = isOfMail ? answer : undefined;
  const hasLetters = letters.total > 0 && !obstacle;
  return (
    <Page className="stack">
      <PageTitle
        title={t("yearTitle", { year: String(year) })}
        lede={t("yearLede", { name })}
        answer={answer}
      />
      {obstacle && <Notice title={t("noneTitle")}>{obstacle}</Notice>}
      {hasLetters && (
        <ul>
          <li>
            <Link to={giftPaths.letters(year, named)} reloadDocument>
              {t("pdf")}
            </Link>
          </li>
          {unaddressed > 0 && (
            <li>
              <Link to={giftPaths.lettersOnPaper(year, named)} reloadDocument>
                {t("paperPdf")}
              </Link>
            </li>
          )}
          <li>
            <Link to={giftPaths.csv(year, named)} reloadDocument>
              {t("csv")}
            </Link>
          </li>
        </ul>
      )}
      {hasLetters && mayAct && (
        <section className="stack">
          <h2 id="mail">{t("mail")}</h2>
          <p>{toMail > 0 ? t("mailText") : t("mailNothing")}</p>
          {unaddressed > 0 && <p>{t("unaddressed", { count: unaddressed })}</p>}
          {(toMail > 0 || mailRefused) && (
            <Form
              id="mail-letters"
              action={giftPaths.year(year, named)}
              answer={mailRefused}
              label={t("mail")}
            >
              <input type="hidden" name="decision" value="mail" />
              {toMail > 0 && <SubmitButton>{t("mailCount", { count: toMail })}</SubmitButton>}
            </Form>
          )}
        </section>
      )}
      {!obstacle && (
        <section className="stack">
          <h2 id="letters">{t("letters")}</h2>
          {others > 0 && <p>{t("others", { count: others })}</p>}
          <LetterTable
            letters={letters}
            year={year}
            named={named}
            mayAct={mayAct}
            answer={answer}
          />
        </section>
      )}
      <p>
        <Link to={giftPaths.list(named)}>{t("toGifts")}</Link>
      </p>
    </Page>
  );
}
