import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { PasskeyOffer } from "~/parts/passkeys/passkey-offer";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { consoleMessages } from "../console-words";
import { EverythingSearch } from "../everything-search";
import { MonthChart } from "./month-chart";
import { readToday } from "./today.server";
import { RenewalsComing, WaitingList } from "./waiting-list";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { user } = requireStaff(context, request);
  return readToday(context, user);
}

export default function StaffHome() {
  const today = useLoaderData<typeof loader>();
  const t = useWords(consoleMessages);
  return (
    <Page className="stack console">
      <PageTitle title={t("title")} lede={t("lede", { name: today.name })} />
      {!today.hasTwoStep && (
        <Notice tone="warning" title={t("twoStepTitle")} className="mb-8">
          <p>
            {t("twoStepText")} <Link to={paths.twoStep}>{t("twoStepStart")}</Link>
          </p>
        </Notice>
      )}
      <PasskeyOffer />
      <EverythingSearch />
      <WaitingList {...today} />
      <RenewalsComing {...today} />
      <MonthChart {...today} />
    </Page>
  );
}
