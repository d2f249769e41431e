import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { passkeyNameSchema, passkeyRemovalSchema } from "#modules/accounts/contract";
import {
  listPasskeys,
  readOwnProfile,
  removePasskey,
  renamePasskey,
} from "#modules/accounts/index.server";
import { civilDateIn } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatLongDate } from "#modules/platform/format";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { passkeyPaths } from "~/http/passkey-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextInput } from "~/ui/inputs";
import { FormPage, PageTitle } from "~/ui/page";
import { PasswordField } from "~/ui/password-field";
import { useWords } from "~/ui/ui-context";
import { ownPasskeyPages } from "../words";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { timeZone } = (await readOwnProfile(ctx)) ?? refusePage(context, { code: "not_found" });
  const own = await listPasskeys(ctx);
  const passkey = own.find(({ id }) => id === readId(params.id));
  if (!passkey) refusePage(context, { code: "not_found" });
  return {
    name: passkey.name,
    added: formatLongDate(civilDateIn(passkey.addedAt, timeZone), ctx),
    isLast: own.length === 1,
    constraints: constraintsOf(passkeyNameSchema),
  };
}

/** `decision` remove: removes it, the last one with the `current_password`; else calls it by another `name`. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const id = readId(params.id);
  const { decision, ...sent } = context.body.fields;
  const done = await (decision === "remove" ? remove : rename)(context, id, sent);
  if (!done.ok) return refuseForm(context, await orConfirm(context, request, done.refusal));
  const to = passkeyPaths.list;
  const flash = decision === "remove" ? "passkey-removed" : "saved";
  return answerDone(context, { json: { redirect: to }, to, flash });
}

type Sent = Readonly<Record<string, unknown>>;

async function remove({ ctx }: HttpContext, id: number, sent: Sent) {
  const fields = parseFields(passkeyRemovalSchema, sent, ctx.locale);
  return fields.ok ? removePasskey(ctx, { id, ...fields.value }) : fields;
}

async function rename({ ctx }: HttpContext, id: number, sent: Sent) {
  const fields = parseFields(passkeyNameSchema, sent, ctx.locale);
  return fields.ok ? renamePasskey(ctx, { id, ...fields.value }) : fields;
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Passkey() {
  const { name, added, isLast, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(ownPasskeyPages);
  const isRemoval = answer?.ok === false && answer.values.decision === "remove";
  return (
    <FormPage>
      <PageTitle title={name} lede={t("one.lede", { date: added })} answer={answer} />
      <section className="mb-12">
        <h2 className="mb-4">{t("one.renameTitle")}</h2>
        <Form id="rename" answer={isRemoval ? undefined : answer} constraints={constraints}>
          <TextInput name="name" label={t("one.name")} defaultValue={name} autoComplete="off" />
          <SubmitButton variant="secondary" className="mt-6">
            {t("one.rename")}
          </SubmitButton>
        </Form>
      </section>
      <section>
        <h2 className="mb-4">{t("one.removeTitle")}</h2>
        <p className="mb-6">
          {t("one.removeText")} {isLast && t("one.last")}
        </p>
        <Form id="remove" answer={isRemoval ? answer : undefined}>
          <input type="hidden" name="decision" value="remove" />
          {isLast && <PasswordField name="current_password" label={t("one.password")} required />}
          <SubmitButton variant="danger" className="mt-6">
            {t("one.remove")}
          </SubmitButton>
        </Form>
      </section>
      <p className="mt-8">
        <Link to={passkeyPaths.list}>{t("add.back")}</Link>
      </p>
    </FormPage>
  );
}
