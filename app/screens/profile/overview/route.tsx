import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { OwnProfile } from "#modules/accounts/contract";
import { languageTags, ownProfileSchema } from "#modules/accounts/contract";
import {
  listSessions,
  readOwnProfile,
  readSecondFactor,
  updateOwnProfile,
} from "#modules/accounts/index.server";
import { civilDateIn } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatInstant, formatLongDate } from "#modules/platform/format";
import { formatPhone } from "#modules/platform/phone";
import { constraintsOf } from "~/http/constraints.server";
import { passkeyPaths } from "~/http/passkey-paths";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { accountsPages } from "~/parts/accounts/words";
import { PasskeyOffer } from "~/parts/passkeys/passkey-offer";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/details";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { settingsPages } from "../words";
import { DeviceList } from "./device-list";
import { OwnDataForm } from "./own-data-form";

/** Each language by its own name. */
const languages = languageTags.map((tag) => ({
  value: tag,
  label: new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag,
}));

export async function loader({ context }: LoaderFunctionArgs) {
  const { ctx, visit } = context;
  const profile = (await readOwnProfile(ctx)) ?? refusePage(context, { code: "not_found" });
  const { timeZone, phone, smsPhone } = profile;
  const twoStep = await readSecondFactor(ctx);
  const sessions = await listSessions(ctx, visit.sessionToken ?? "");
  return {
    profile: {
      ...profile,
      phone: phone && formatPhone(phone),
      smsPhone: smsPhone && formatPhone(smsPhone),
    },
    languages,
    constraints: constraintsOf(ownProfileSchema),
    twoStep: {
      state: twoStep.state,
      since:
        twoStep.state === "on" ? formatLongDate(civilDateIn(twoStep.since, timeZone), ctx) : "",
      recoveryCodesLeft: twoStep.state === "on" ? twoStep.recoveryCodesLeft : 0,
    },
    sessions: sessions.map(({ id, device, isCurrent, lastSeenAt }) => ({
      id,
      device,
      isCurrent,
      lastSeen: formatInstant(lastSeenAt, timeZone, ctx),
    })),
  };
}

/** Saves one's own data. */
export async function action({ context }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const fields = parseFields(ownProfileSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const saved = await updateOwnProfile(ctx, fields.value);
  if (!saved.ok) return refuseForm(context, saved.refusal);
  return answerDone(context, { json: { status: "saved" }, to: paths.account, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Account() {
  const { profile, languages, constraints, twoStep, sessions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(accountsPages);
  const own = useWords(settingsPages);
  return (
    <Page>
      <PageTitle title={t("account.title")} answer={answer} />
      <PasskeyOffer />
      <section className="mb-12 max-w-160">
        <h2 className="mb-6">{t("account.you")}</h2>
        <OwnDataForm
          profile={profile}
          languages={languages}
          answer={answer}
          constraints={constraints}
        />
      </section>
      <section id="sign-in" className="stack mb-12">
        <h2>{t("account.signIn")}</h2>
        <OwnFacts profile={profile} />
        {profile.wantedEmail && (
          <Notice tone="info" title={own("own.wanted", { email: profile.wantedEmail })}>
            <p>{own("own.wantedText", { present: profile.email })}</p>
          </Notice>
        )}
        <TwoStepFact twoStep={twoStep} />
        <div className="btn-row">
          <ButtonLink to={paths.accountEmail} variant="secondary">
            {own("own.changeEmail")}
          </ButtonLink>
          <ButtonLink to={paths.accountPassword} variant="secondary">
            {t("account.changePassword")}
          </ButtonLink>
          <ButtonLink to={paths.twoStep} variant="secondary">
            {t("account.twoStep")}
          </ButtonLink>
          <ButtonLink to={passkeyPaths.list} variant="secondary">
            {t("account.passkeys")}
          </ButtonLink>
        </div>
      </section>
      <section className="stack">
        <h2>{t("account.devices")}</h2>
        <DeviceList devices={sessions} />
      </section>
    </Page>
  );
}

interface TwoStepFactProps {
  twoStep: { state: "off" | "started" | "on"; since: string; recoveryCodesLeft: number };
}

/** Where a person stands with two-step sign-in, in a sentence. */
function TwoStepFact({ twoStep }: TwoStepFactProps) {
  const t = useWords(accountsPages);
  const { state, since, recoveryCodesLeft } = twoStep;
  return (
    <p>
      <strong>{t("account.twoStep")}: </strong>
      {state === "off" && t("account.twoStepOff")}
      {state === "started" && t("account.twoStepStarted")}
      {state === "on" && t("account.twoStepOn", { date: since, count: recoveryCodesLeft })}
    </p>
  );
}

/** What of a person is changed elsewhere: the address to sign in with, the organizations. */
function OwnFacts({ profile }: { profile: OwnProfile }) {
  const t = useWords(accountsPages);
  const organizations = profile.accounts.map((account) => (
    <div key={account.id}>
      {account.isPrimary ? t("account.primary", { name: account.name }) : account.name}
    </div>
  ));
  return (
    <DescriptionList
      facts={[
        { term: t("account.email"), description: profile.email },
        {
          term: t("account.organizations"),
          description:
            organizations.length > 0
              ? organizations
              : t(profile.isStaff ? "account.staff" : "account.noOrganizations"),
        },
      ]}
    />
  );
}
