import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { parseFields } from "#modules/platform/fields";
import { formWord } from "#modules/platform/forms/contract";
import { supervisionFactForm, supervisionFacts } from "#modules/supervision/contract";
import {
  changeSupervisionFact,
  listSupervisionFacts,
  supervisionFactSchema,
} from "#modules/supervision/index.server";
import { dutyStaffPaths } from "~/http/duty-staff-paths";
import { refusePage } from "~/http/respond.server";
import { supervisionPaths } from "~/http/supervision-paths";
import { AllFields, FormField } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { DateInput } from "~/ui/inputs";
import { Page, PageTitle } from "~/ui/page";
import { useUi, useWords } from "~/ui/ui-context";
import { answerSaved, found, textOf } from "../asked.server";
import { settingsWords } from "./words";

/** What the supervision of groups rests on, for staff. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { facts: found(context, await listSupervisionFacts(context.ctx)) };
}

/** Changes one of them; what is not sent stays as it is. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const { name: asked, ...sent } = body.fields;
  const name = textOf(asked);
  const facts = found(context, await listSupervisionFacts(ctx));
  const known = facts.find((one) => one.name === name);
  if (!known) refusePage(context, { code: "not_found" });
  const kept = {
    value: known.value,
    source_name: known.sourceName,
    source_url: known.sourceUrl,
    read_on: known.readOn,
    confirmed: known.isConfirmed ? "1" : "0",
  };
  const fields = parseFields(supervisionFactSchema, { ...kept, ...sent }, ctx.locale);
  const done = fields.ok
    ? await changeSupervisionFact(ctx, { name, fields: fields.value })
    : fields;
  return answerSaved(context, done, supervisionPaths.settings);
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function SupervisionSettings() {
  const { facts } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(settingsWords);
  const { locale } = useUi();
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      <p>{t("rules")}</p>
      <ul className="list">
        <li>
          <Link to={dutyStaffPaths.rule("grp.sgri")}>{t("toSgri")}</Link>
        </li>
        <li>
          <Link to={dutyStaffPaths.rule("grp.transition")}>{t("toTransition")}</Link>
        </li>
      </ul>
      {facts.map(({ name, value, sourceName, sourceUrl, readOn, isConfirmed, version }) => (
        <section key={name} className="stack max-w-160 pt-4">
          <h2 id={name}>{t(`name.${name}`)}</h2>
          <p className="hint">{t(isConfirmed ? "isConfirmed" : "isOpen")}</p>
          <Form
            key={version}
            id={`${name}-form`}
            action={supervisionPaths.settings}
            answer={answer && !answer.ok && answer.values.name === name ? answer : undefined}
            boxes={["confirmed"]}
            label={t(`name.${name}`)}
          >
            <input type="hidden" name="name" value={name} />
            {supervisionFacts[name] === "day" ? (
              <DateInput
                name="value"
                label={formWord(supervisionFactForm, locale, "value") ?? ""}
                defaultValue={value}
                required
              />
            ) : (
              <FormField form={supervisionFactForm} name="value" start={value} />
            )}
            <AllFields
              form={supervisionFactForm}
              only={["source_name", "source_url", "read_on", "confirmed", "version"]}
              start={{
                source_name: sourceName,
                source_url: sourceUrl,
                read_on: readOn,
                confirmed: isConfirmed ? "1" : "",
                version: String(version),
              }}
            />
            <SubmitButton className="mt-6">{t("save")}</SubmitButton>
          </Form>
        </section>
      ))}
    </Page>
  );
}
