import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { officeName, officeWords } from "#modules/officers/contract";
import {
  makeOfficerLetter,
  readOfficerLetters,
  withdrawOfficerLetter,
} from "#modules/officers/index.server";
import { formatLongDate } from "#modules/platform/format";
import { say, translator } from "#modules/platform/messages";
import { askedAccount } from "~/http/asked-account.server";
import { shownOfficerLetter } from "~/http/officer-letter.server";
import { officerPaths } from "~/http/officer-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { standingPaths } from "~/http/standing-paths";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { officerLetterPages } from "../letter-words";
import { LetterTable } from "./letter-table";

/** The officer letters of a term, and why none can be made today. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId, named } = askedAccount(context, request);
  const found = await readOfficerLetters(ctx, { accountId, termId: readId(params.id ?? "") });
  if (!found.ok) refusePage(context, found.refusal);
  const { term, accountName, letters, obstacle, mayWithdraw } = found.value;
  return {
    named,
    accountId,
    termId: term.id,
    organization: accountName,
    name: term.name,
    office: officeName(translator(officeWords, ctx.locale), term),
    from: formatLongDate(term.startsOn, ctx),
    to: formatLongDate(term.endsOn, ctx),
    obstacle: obstacle && say(ctx.locale, obstacle),
    letters: letters.map((letter) => shownOfficerLetter(ctx, letter)),
    mayWithdraw,
  };
}

/** `decision` make makes one; `decision` withdraw ends the one of `id`. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { accountId, named } = askedAccount(context, request);
  const termId = readId(params.id ?? "");
  const done =
    body.fields.decision === "withdraw"
      ? await withdrawOfficerLetter(ctx, readId(String(body.fields.id)))
      : await makeOfficerLetter(ctx, { accountId, termId });
  if (!done.ok) {
    const isTold = done.refusal.code === "conflict";
    return isTold ? refuseForm(context, done.refusal) : refusePage(context, done.refusal);
  }
  const to = officerPaths.letter(termId, named);
  return answerDone(context, { json: done.value, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OfficerLetter() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(officerLetterPages);
  const { named, accountId, termId, organization, name, office, from, to, obstacle } = page;
  return (
    <Page className="stack">
      <p>
        <Link to={officerPaths.roster(named)}>{t("back")}</Link>
      </p>
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      <p>{t("says", { name, office, organization, from, to })}</p>
      {obstacle ? (
        <Notice title={t("none")}>{obstacle}</Notice>
      ) : (
        <Form
          id="make"
          action={officerPaths.letter(termId, named)}
          answer={answer}
          label={t("make")}
        >
          <input type="hidden" name="decision" value="make" />
          <p>{t("makeText")}</p>
          <SubmitButton className="mt-6">{t("make")}</SubmitButton>
        </Form>
      )}
      <section className="stack">
        <h2 id="letters">{t("letters")}</h2>
        <LetterTable
          letters={page.letters}
          mayWithdraw={page.mayWithdraw}
          action={officerPaths.letter(termId, named)}
        />
      </section>
      <p className="hint">
        {t("standing")} <Link to={standingPaths.certificates(accountId)}>{t("toStanding")}</Link>
      </p>
    </Page>
  );
}
