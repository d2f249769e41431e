import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import {
  changeTerm,
  formOfTerm,
  readRoster,
  removeTerm,
  type TermView,
  termSchema,
} from "#modules/officers/index.server";
import { parseFields } from "#modules/platform/fields";
import { formatPhone } from "#modules/platform/phone";
import type { Result } from "#modules/platform/result";
import { askedAccount } from "~/http/asked-account.server";
import type { HttpContext } from "~/http/context.server";
import { officerPaths } from "~/http/officer-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { begunChange } from "../begun-change";
import { TermForm } from "../term-form";
import { termPage } from "../term-page.server";
import { officersWords } from "../words";

/** The term that the address names. */
function termIn(context: HttpContext, terms: readonly TermView[], id: string | undefined) {
  const asked = readId(id ?? "");
  const term = terms.find((one) => one.id === asked);
  return term ?? refusePage(context, { code: "not_found" });
}

/** A term of office. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { accountId, named } = askedAccount(context, request);
  const { roster, files } = await termPage(context, accountId);
  const term = termIn(context, roster.terms, params.id);
  const shown = { ...term, phone: term.phone && formatPhone(term.phone) };
  return { named, accountId, name: roster.accountName, term: shown, files };
}

/** Changes the term, where what is not sent stays, or removes it. */
async function decide(
  { ctx, body }: HttpContext,
  accountId: number,
  term: TermView,
): Promise<Result<void>> {
  const { decision, version, ...sent } = body.fields;
  if (decision === "remove") return removeTerm(ctx, { accountId, id: term.id });
  const fields = parseFields(termSchema, { ...formOfTerm(term), ...sent }, ctx.locale);
  if (!fields.ok) return fields;
  const change = { accountId, id: term.id, version: readId(String(version)), fields: fields.value };
  return changeTerm(ctx, change);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { accountId, named } = askedAccount(context, request);
  const found = await readRoster(context.ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const term = termIn(context, found.value.terms, params.id);
  const begun = begunChange(context.body.fields);
  if (begun) return data({ ok: true as const, begun });
  const decided = await decide(context, accountId, term);
  if (!decided.ok) {
    const isGone = decided.refusal.code === "not_found";
    return isGone ? refusePage(context, decided.refusal) : refuseForm(context, decided.refusal);
  }
  const to = officerPaths.roster(named);
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Term() {
  const { named, name, term, files } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const begun = answer && "begun" in answer ? answer.begun : undefined;
  const t = useWords(officersWords);
  const to = officerPaths.term(term.id, named);
  return (
    <FormPage>
      <PageTitle title={t("editTitle")} lede={name} answer={answer} />
      <div className="stack">
        <TermForm
          key={term.version}
          action={to}
          answer={answer}
          label={t("editTitle")}
          files={files}
          term={term}
          begun={begun}
        />
        <section className="stack">
          <h2 id="remove">{t("remove")}</h2>
          <Form id="removal" action={to} label={t("remove")}>
            <input type="hidden" name="decision" value="remove" />
            <p>{t("removeText")}</p>
            <SubmitButton variant="danger" className="mt-6">
              {t("removeSubmit")}
            </SubmitButton>
          </Form>
        </section>
        <p>
          <Link to={officerPaths.roster(named)}>{t("back")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
