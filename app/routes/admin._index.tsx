import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { EverythingSearch } from "~/components/console/everything-search";
import { MonthChart } from "~/components/console/month-chart";
import { readToday } from "~/components/console/today.server";
import { RenewalsComing, WaitingList } from "~/components/console/waiting-list";
import { Notice } from "~/components/ui/notice";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { consoleMessages } from "~/messages/console";

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
      <EverythingSearch />
      <WaitingList {...today} />
      <RenewalsComing {...today} />
      <MonthChart {...today} />
    </Page>
  );
}
