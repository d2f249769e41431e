import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { dayAfterEvent } from "#modules/duties/index.server";
import { form8822bForm } from "#modules/officers/contract";
import {
  form8822bSchema,
  readRoster,
  withNineDigits,
  writeForm8822b,
} from "#modules/officers/index.server";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { askedAccount } from "~/http/asked-account.server";
import { officerPaths } from "~/http/officer-paths";
import { refuseForm, refusePage } from "~/http/respond.server";
import { AllFields } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { form8822bWords } from "../form-8822b-words";

const boxes = ["check", "exempt", "name", "party", "number", "sign"] as const;
/** The IRS's own page about the form. */
const FORM = "https://www.irs.gov/forms-pubs/about-form-8822-b";

/** Whom the IRS knows, by the roster. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountId, named } = askedAccount(context, request);
  const found = await readRoster(context.ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, terms } = found.value;
  const responsible = terms.find(({ isResponsibleParty }) => isResponsibleParty);
  return {
    accountId,
    named,
    name: accountName,
    known: responsible?.name ?? "",
  };
}

/** Looks at what was typed; the sheet is asked for by another form, and nothing is kept. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const { accountId } = askedAccount(context, request);
  // What may be a Social Security number does not even travel back.
  const secrets = withNineDigits(body.fields);
  const fields = parseFields(form8822bSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal, secrets);
  const written = await writeForm8822b(ctx, { accountId, fields: fields.value });
  if (!written.ok) {
    if (written.refusal.code === "not_found") refusePage(context, written.refusal);
    return refuseForm(context, written.refusal, secrets);
  }
  const { oldParty, newParty, changedOn, termId } = written.value;
  const sheet = { old_party: oldParty, new_party: newParty, changed_on: changedOn };
  const days = await dayAfterEvent(ctx, "us.8822b", changedOn);
  const due = days ? formatLongDate(days.actBy, ctx) : "";
  const ready = { ok: true as const, sheet, due, termId };
  if (context.isScript) throw Response.json(ready);
  return data(ready);
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Form8822b() {
  const { named, name, known } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(form8822bWords);
  const ready = answer && "sheet" in answer ? answer : undefined;
  const refused = answer && !("sheet" in answer) ? answer : undefined;
  return (
    <FormPage>
      <PageTitle title={t("title")} lede={`${name}. ${t("lede")}`} answer={refused} />
      <div className="stack">
        {ready && (
          <section className="stack">
            <h2 id="ready">{t("ready")}</h2>
            <Notice tone="success">
              {[ready.due && t("readyBy", { due: ready.due }), t("readyText")]
                .filter(Boolean)
                .join(" ")}
            </Notice>
            <Form id="sheet" action={officerPaths.sheet8822b(named)} reloadDocument>
              {Object.entries(ready.sheet).map(([field, value]) => (
                <input key={field} type="hidden" name={field} value={value} />
              ))}
              <SubmitButton icon="download">{t("download")}</SubmitButton>
            </Form>
            <p>{t("recordText")}</p>
            <Form
              id="record"
              action={
                ready.termId === null
                  ? officerPaths.newTerm(named)
                  : officerPaths.term(ready.termId, named)
              }
              label={t("record")}
              reloadDocument
            >
              <input type="hidden" name="decision" value="begin" />
              <input type="hidden" name="name" value={ready.sheet.new_party} />
              <input type="hidden" name="responsible_changed_on" value={ready.sheet.changed_on} />
              <SubmitButton variant="secondary">{t("record")}</SubmitButton>
            </Form>
          </section>
        )}
        <section className="stack">
          <h2 id="did">{t("did")}</h2>
          <p>{known ? t("known", { name: known }) : t("unknown")}</p>
          <p>{t("no")}</p>
        </section>
        <section className="stack">
          <h2 id="yes">{t("yes")}</h2>
          <Form
            action={officerPaths.form8822b(named)}
            answer={refused}
            label={t("yes")}
            hasRequiredNote
          >
            <AllFields form={form8822bForm} start={{ old_party: known, ...ready?.sheet }} />
            <SubmitButton className="mt-6">{t("make")}</SubmitButton>
          </Form>
        </section>
        <section className="stack">
          <h2 id="boxes">{t("boxes")}</h2>
          <ul className="list-disc pl-5">
            {boxes.map((box) => (
              <li key={box}>{t(`box.${box}`)}</li>
            ))}
          </ul>
          <p className="hint">{t("boxesFrom")}</p>
        </section>
        <section className="stack">
          <h2 id="where">{t("where")}</h2>
          <p>{t("whereText")}</p>
          <p>
            <a href={FORM}>{t("form")}</a>
          </p>
        </section>
        <p>
          <Link to={officerPaths.roster(named)}>{t("back")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
