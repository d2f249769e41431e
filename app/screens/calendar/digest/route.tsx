import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { chooseDigest, digestSchema, readDigest } from "#modules/duties/index.server";
import { parseFields } from "#modules/platform/fields";
import { calendarPaths } from "~/http/calendar-paths";
import { constraintsOf } from "~/http/constraints.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { digestWords } from "./words";

/** How often the person wants the list of what is due. */
export async function loader({ context }: LoaderFunctionArgs) {
  const digest = await readDigest(context.ctx);
  if (!digest.ok) refusePage(context, digest.refusal);
  return { digest: digest.value, constraints: constraintsOf(digestSchema) };
}

/** Keeps how often, and in which language. */
export async function action({ context }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const chosen = parseFields(digestSchema, body.fields, ctx.locale);
  if (!chosen.ok) return refuseForm(context, chosen.refusal);
  const kept = await chooseDigest(ctx, chosen.value);
  if (!kept.ok) refusePage(context, kept.refusal);
  const to = calendarPaths.digest;
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

const languages = [
  { value: "en", label: "English" },
  { value: "es", label: "Español" },
];

export default function Digest() {
  const { digest, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(digestWords);
  const rhythms = (["weekly", "monthly", "off"] as const).map((value) => ({
    value,
    label: t(`rhythm.${value}`),
  }));
  return (
    <FormPage>
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      <div className="stack">
        {!digest.isSubscribed && (
          <Notice>
            <p>
              {t("ended")} <Link to={paths.account}>{t("toAccount")}</Link>
            </p>
          </Notice>
        )}
        <Form answer={answer} constraints={constraints} label={t("title")}>
          <RadioGroup
            name="rhythm"
            label={t("rhythm")}
            hint={t("rhythmHint")}
            options={rhythms}
            defaultValue={digest.rhythm}
          />
          <RadioGroup
            name="locale"
            label={t("locale")}
            options={languages}
            defaultValue={digest.locale}
          />
          <SubmitButton className="mt-6">{t("save")}</SubmitButton>
        </Form>
        <p>
          <Link to={calendarPaths.calendar()}>{t("toCalendar")}</Link>
        </p>
      </div>
    </FormPage>
  );
}
