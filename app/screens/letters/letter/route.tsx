import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import {
  declineLetter,
  declineSchema,
  isFileLost,
  openToSign,
  remakeLetterFile,
} from "#modules/letters/index.server";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { letterPaths } from "~/http/letter-paths";
import { officerPaths } from "~/http/officer-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { standingPaths } from "~/http/standing-paths";
import { DownloadLink } from "~/ui/download-link";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextArea } from "~/ui/inputs";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { openLetter, shownLetter } from "../letter-page.server";
import { LetterSign } from "../letter-sign";
import { LetterText } from "../letter-text";
import { letterWords } from "../words";

/** A letter, for its chapter and its headquarters. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const letter = await openLetter(context, request, params.id);
  const file = (await isFileLost(letter)) ? ("lost" as const) : letter.file;
  return { ...shownLetter(context, letter), file, constraints: constraintsOf(declineSchema) };
}

/** Goes on to sign, or declines. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { id } = await openLetter(context, request, params.id);
  const { ctx, body } = context;
  const { decision, ...sent } = body.fields;
  if (decision === "open") {
    const opened = await openToSign(ctx, id);
    if (opened.ok) {
      return answerDone(context, { json: { status: "opened" }, to: letterPaths.sign(id) });
    }
    if (opened.refusal.code === "not_found") refusePage(context, opened.refusal);
    const { refusal } = opened;
    return refuseForm(context, await orConfirm(context, request, refusal, letterPaths.sign(id)));
  }
  const to = letterPaths.letter(id);
  if (decision === "remake") {
    const asked = await remakeLetterFile(ctx, id);
    if (!asked.ok) return refuseForm(context, asked.refusal);
    return answerDone(context, { json: { status: "preparing" }, to });
  }
  const fields = parseFields(declineSchema, sent, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const declined = await declineLetter(ctx, { id, reason: fields.value.reason });
  if (!declined.ok) {
    const isGone = declined.refusal.code === "not_found";
    return isGone ? refusePage(context, declined.refusal) : refuseForm(context, declined.refusal);
  }
  return answerDone(context, { json: { status: "declined" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

/** What can be done with a letter that waits for a signature. */
function Waiting({ letter }: { letter: Shown }) {
  const t = useWords(letterWords);
  const answer = useActionData<typeof action>();
  const { id, accountId, office, hasSigned, expires, who, needsTwo, constraints } = letter;
  const to = letterPaths.letter(id);
  return (
    <>
      <p>
        {t("expires", { day: expires })} {needsTwo && t("twoNeeded")}
      </p>
      {hasSigned && <Notice tone="success">{t("hasSigned")}</Notice>}
      {!hasSigned && office?.state === "open" && (
        <>
          <Form id="open" action={to} label={t("goSign")}>
            <input type="hidden" name="decision" value="open" />
            <p>
              {t("asOffice", { office: office.name })} {t("goSignText")}
            </p>
            <SubmitButton className="mt-6">{t("goSign")}</SubmitButton>
          </Form>
          <p className="hint">{t("paper", { who })}</p>
          <section className="stack">
            <h2 id="decline">{t("decline")}</h2>
            <p>{t("declineText")}</p>
            <Form
              id="declining"
              action={to}
              answer={answer}
              constraints={constraints}
              label={t("decline")}
            >
              <input type="hidden" name="decision" value="decline" />
              <TextArea name="reason" label={t("reason")} required />
              <SubmitButton variant="danger" className="mt-6">
                {t("declineSubmit")}
              </SubmitButton>
            </Form>
          </section>
        </>
      )}
      {!office && (
        <Notice tone="warning">
          <p>{t("noOffice")}</p>
          <p>
            <Link to={officerPaths.roster(accountId)}>{t("toRoster")}</Link>
          </p>
        </Notice>
      )}
      {office && office.state !== "open" && (
        <Notice tone="warning">{t("termEnded", { office: office.name })}</Notice>
      )}
    </>
  );
}

export default function Letter() {
  const letter = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(letterWords);
  const { id, accountId, title, text, textSha256, state, isOwn, signatures, file, code } = letter;
  const { mayRemake, kind, office, chapterName, groupName, serial, declineReason, revokedById } =
    letter;
  const isWaiting = state === "open" || state === "half_signed";
  return (
    <FormPage>
      <PageTitle
        title={title}
        lede={`${chapterName}, ${groupName}`}
        aside={<LetterSign state={state} />}
        answer={answer}
      />
      <div className="stack">
        {state === "expired" && (
          <Notice tone="warning">{t("expired", { day: letter.expires, who: letter.who })}</Notice>
        )}
        {state === "declined" && <Notice>{t("declined", { reason: declineReason })}</Notice>}
        {revokedById !== null && (
          <Notice tone="warning">
            <p>{t("revoked")}</p>
            <p>
              <Link to={letterPaths.letter(revokedById)}>{t("toRevocation")}</Link>
            </p>
          </Notice>
        )}
        <LetterText title={t("text")} text={text} sha256={textSha256} />
        {signatures.length > 0 && (
          <section className="stack">
            <h2 id="signatures">{t("signatures")}</h2>
            <ul>
              {signatures.map((signature) => (
                <li key={signature.name}>{t("signature", signature)}</li>
              ))}
            </ul>
            <p className="hint">
              {t("serial")}: {serial}
            </p>
          </section>
        )}
        {file === "ready" && (
          <p>
            <DownloadLink to={letterPaths.file(id)}>{t("file")}</DownloadLink>
          </p>
        )}
        {(file === "ready" || file === "lost") && (
          <p>
            <Link to={standingPaths.check(code)}>{t("check")}</Link>
          </p>
        )}
        {file === "waiting" && <p>{t("fileWaiting")}</p>}
        {(file === "failed" || file === "lost") && (
          <Notice tone="warning" title={t(file === "lost" ? "fileLost" : "fileFailed")}>
            {mayRemake && (
              <Form id="remake" action={letterPaths.letter(id)} label={t("fileRemake")}>
                <input type="hidden" name="decision" value="remake" />
                <SubmitButton variant="secondary">{t("fileRemake")}</SubmitButton>
              </Form>
            )}
          </Notice>
        )}
        {isWaiting && isOwn && <Waiting letter={letter} />}
        {state === "signed" && isOwn && kind !== "revocation" && office?.state === "open" && (
          <p>
            <Link to={letterPaths.revoke(id)}>{t("toRevoke")}</Link>
          </p>
        )}
        {isOwn && (
          <p>
            <Link to={letterPaths.list(accountId)}>{t("back")}</Link>
          </p>
        )}
      </div>
    </FormPage>
  );
}
