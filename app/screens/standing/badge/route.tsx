import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { env } from "#modules/platform/env.server";
import { parseFields } from "#modules/platform/fields";
import { badgeSchema, listCertificates, switchBadge } from "#modules/standing/index.server";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { standingPaths } from "~/http/standing-paths";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextArea } from "~/ui/inputs";
import { FormPage, PageTitle } from "~/ui/page";
import { EmptyState } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import { requireAccount } from "../chosen-club.server";
import { standingPages } from "../words";

/** The badge of a club: by the newest certificate that was not withdrawn. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const accountId = requireAccount(context, request);
  const found = await listCertificates(context.ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { certificates, isBadgeOn, mayAct, name } = found.value;
  const code = certificates.find(({ state }) => state !== "withdrawn")?.code;
  return { accountId, name, isBadgeOn, mayAct, code, origin: env.publicUrl };
}

/** Switches it on or off: `badge`. */
export async function action({ context, request }: ActionFunctionArgs) {
  const accountId = requireAccount(context, request);
  const { ctx, body } = context;
  const fields = parseFields(badgeSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const switched = await switchBadge(ctx, { accountId, isOn: fields.value.badge === "on" });
  if (!switched.ok) refusePage(context, switched.refusal);
  const to = standingPaths.badge(accountId);
  return answerDone(context, { json: { badge: fields.value.badge }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Badge() {
  const { accountId, name, isBadgeOn, mayAct, code, origin } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(standingPages);
  const { locale } = useUi();
  const page = `${origin}${standingPaths.check(code ?? "")}`;
  const picture = standingPaths.badgeImage(code ?? "", locale);
  const image = `${origin}${picture}`;
  const alt = t("badgeAlt", { name });
  const snippet = `<a href="${page}"><img src="${image}" width="220" height="44" alt="${escaped(alt)}"></a>`;
  return (
    <FormPage>
      <p>
        <Link to={standingPaths.certificates(accountId)}>{t("backToCertificates")}</Link>
      </p>
      <PageTitle title={t("badge")} lede={t("badgeLede")} answer={answer} />
      <div className="stack">
        {code ? (
          <>
            <p>{t(isBadgeOn ? "badgeOn" : "badgeOff")}</p>
            <p>
              <a href={standingPaths.check(code)}>
                <img src={picture} width="220" height="44" alt={alt} />
              </a>
            </p>
            {mayAct && (
              <Form answer={answer} label={t("badge")}>
                <input type="hidden" name="badge" value={isBadgeOn ? "off" : "on"} />
                <SubmitButton variant={isBadgeOn ? "secondary" : "primary"}>
                  {t(isBadgeOn ? "badgeSwitchOff" : "badgeSwitchOn")}
                </SubmitButton>
              </Form>
            )}
            {isBadgeOn && (
              <form>
                <TextArea
                  name="snippet"
                  label={t("badgeCode")}
                  hint={t("badgeCodeHint")}
                  rows={4}
                  defaultValue={snippet}
                />
              </form>
            )}
            <p className="hint">{t("badgeNote")}</p>
          </>
        ) : (
          <EmptyState title={t("badgeNone")}>{t("badgeNoneText")}</EmptyState>
        )}
      </div>
    </FormPage>
  );
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
