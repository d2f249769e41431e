import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { personName } from "#modules/accounts/contract";
import { readSecondFactor } from "#modules/accounts/index.server";
import { useAccountWords } from "~/components/accounts/use-account-words";
import { Notice } from "~/components/ui/notice";
import { Page, PageTitle } from "~/components/ui/page";
import { alertStaffPaths } from "~/http/alert-staff-paths";
import { auditStaffPaths } from "~/http/audit-staff-paths";
import { consolePaths } from "~/http/console-staff-paths";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { requireStaff } from "~/http/guards.server";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { jobStaffPaths } from "~/http/job-staff-paths";
import { listingPaths } from "~/http/listing-paths";
import { paths } from "~/http/paths";
import { stateStaffPaths } from "~/http/state-staff-paths";
import { textStaffPaths } from "~/http/text-staff-paths";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { user } = requireStaff(context, request);
  const { state } = await readSecondFactor(context.ctx);
  return { name: personName(user), hasTwoStep: state === "on" };
}

export default function StaffHome() {
  const { name, hasTwoStep } = useLoaderData<typeof loader>();
  const t = useAccountWords();
  return (
    <Page>
      <PageTitle title={t("admin.title")} lede={t("admin.lede", { name })} />
      {!hasTwoStep && (
        <Notice tone="warning" title={t("admin.twoStepTitle")} className="mb-8">
          <p>
            {t("admin.twoStepText")} <Link to={paths.twoStep}>{t("two.start")}</Link>
          </p>
        </Notice>
      )}
      <ul className="prose">
        <li>
          <Link to={consolePaths.accounts()}>{t("admin.accounts")}</Link>
        </li>
        <li>
          <Link to={paths.adminApplications()}>{t("admin.applications")}</Link>
        </li>
        <li>
          <Link to={inquiryStaffPaths.inbox()}>{t("admin.inquiries")}</Link>
        </li>
        <li>
          <Link to={alertStaffPaths.list}>{t("admin.alerts")}</Link>
        </li>
        <li>
          <Link to={textStaffPaths.list()}>{t("admin.texts")}</Link>
        </li>
        <li>
          <Link to={paths.unmatched()}>{t("admin.unmatched")}</Link>
        </li>
        <li>
          <Link to={paths.adminDiscounts()}>{t("admin.discounts")}</Link>
        </li>
        <li>
          <Link to={paths.staffReminders()}>{t("admin.reminders")}</Link>
        </li>
        <li>
          <Link to={paths.staffBylaws()}>{t("admin.bylaws")}</Link>
        </li>
        <li>
          <Link to={paths.adminLevels}>{t("admin.levels")}</Link>
        </li>
        <li>
          <Link to={stateStaffPaths.list()}>{t("admin.states")}</Link>
        </li>
        <li>
          <Link to={contestStaffPaths.list}>{t("admin.contests")}</Link>
        </li>
        <li>
          <Link to={listingPaths.staff}>{t("admin.listings")}</Link>
        </li>
        <li>
          <Link to={jobStaffPaths.overview}>{t("admin.jobs")}</Link>
        </li>
        <li>
          <Link to={auditStaffPaths.trail()}>{t("admin.audit")}</Link>
        </li>
      </ul>
    </Page>
  );
}
