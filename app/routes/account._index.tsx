import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listSessions, readOwnProfile, readSecondFactor } from "#modules/accounts/index.server";
import { civilDateIn } from "#modules/platform/dates";
import { formatInstant, formatLongDate } from "#modules/platform/format";
import { DeviceList } from "~/components/accounts/device-list";
import { OwnFacts } from "~/components/accounts/own-facts";
import { TwoStepFact } from "~/components/accounts/two-step-fact";
import { useAccountWords } from "~/components/accounts/use-account-words";
import { ButtonLink } from "~/components/ui/button";
import { Page, PageTitle } from "~/components/ui/page";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireMember(context, request);
  const { ctx, visit } = context;
  const profile = (await readOwnProfile(ctx)) ?? refusePage(context, { code: "not_found" });
  const { timeZone } = profile;
  const twoStep = await readSecondFactor(ctx);
  const sessions = await listSessions(ctx, visit.sessionToken ?? "");
  return {
    profile,
    twoStep: {
      state: twoStep.state,
      since:
        twoStep.state === "on" ? formatLongDate(civilDateIn(twoStep.since, timeZone), ctx) : "",
      recoveryCodesLeft: twoStep.state === "on" ? twoStep.recoveryCodesLeft : 0,
    },
    sessions: sessions.map(({ device, isCurrent, lastSeenAt }) => ({
      device,
      isCurrent,
      lastSeen: formatInstant(lastSeenAt, timeZone, ctx),
    })),
  };
}

export default function Account() {
  const { profile, twoStep, sessions } = useLoaderData<typeof loader>();
  const t = useAccountWords();
  return (
    <Page>
      <PageTitle title={t("account.title")} />
      <section className="stack mb-12">
        <h2>{t("account.you")}</h2>
        <OwnFacts profile={profile} />
      </section>
      <section className="stack mb-12">
        <h2>{t("account.signIn")}</h2>
        <TwoStepFact twoStep={twoStep} />
        <div className="btn-row">
          <ButtonLink to={paths.accountPassword} variant="secondary">
            {t("account.changePassword")}
          </ButtonLink>
          <ButtonLink to={paths.twoStep} variant="secondary">
            {t("account.twoStep")}
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
