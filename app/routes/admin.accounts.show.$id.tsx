import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { readAccountFile } from "~/components/console/account-file.server";
import type { AccountFile } from "~/components/console/account-file-view";
import { AccountSections } from "~/components/console/account-sections";
import { AccountTimeline } from "~/components/console/account-timeline";
import { decideAccount } from "~/components/console/decide-account.server";
import { EndMembershipForm } from "~/components/console/end-membership-form";
import { NoteForm } from "~/components/console/note-form";
import { SuspendedBadge } from "~/components/console/standing-badge";
import { SuspendForm } from "~/components/console/suspend-form";
import { AccountFacts } from "~/components/staff-account/account-facts";
import { loadStaffAccount } from "~/components/staff-account/staff-account.server";
import type { StaffAccount } from "~/components/staff-account/staff-account-view";
import { SuspensionForm } from "~/components/staff-account/suspension-form";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { Page, PageTitle } from "~/components/ui/page";
import { type Standing, StatusBadge } from "~/components/ui/status-badge";
import { useWords } from "~/components/ui/ui-context";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { requireStaff } from "~/http/guards.server";
import { mergeStaffPaths } from "~/http/merge-staff-paths";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { seeingPaths } from "~/http/seeing-staff-paths";
import { staffAccountMessages } from "~/messages/staff-account";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requireStaff(context, request);
  const account = await loadStaffAccount(context, readId(params.id));
  return { ...account, file: await readAccountFile(context, request, account.overview) };
}

/** Adds a note, suspends or restores the account, ends its membership and more: see `decision`. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  requireStaff(context, request);
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const accountId = readId(params.id);
  const { overview } = await loadStaffAccount(context, accountId);
  const decided = await decideAccount(context, overview.id);
  if (!decided.ok) return refuseForm(context, await orConfirm(context, request, decided.refusal));
  const json = { status: "saved" };
  return answerDone(context, { json, to: paths.staffAccount(accountId), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

const standings = {
  new: "attention",
  good: "good_standing",
  soon: "attention",
  late: "at_risk",
} as const satisfies Record<string, Standing>;

export default function StaffAccountPage() {
  const account = useLoaderData<typeof loader>() as StaffAccount & { file: AccountFile };
  const answer = useActionData<typeof action>();
  const decision = (answer?.ok === false && answer.values.decision) || "";
  const of = (pattern: RegExp) => (pattern.test(decision) ? answer : undefined);
  const t = useWords(staffAccountMessages);
  const { id, name, membership, suspendedReason } = account.overview;
  const ending = of(/^end_/);
  // Where somebody else ended it meanwhile, the form stays to say so.
  const dueOn = account.overview.renewalDueOn ?? (ending?.ok === false && ending.values.due_on);
  const links = [
    { to: paths.latestPayments(id), label: t("payments") },
    { to: paths.finances({ accountId: id }), label: t("finances") },
    { to: paths.staffRenewal(id), label: t("renewal") },
    { to: paths.adminApplications({ search: name }), label: t("applications") },
    { to: paths.files({ accountId: id }), label: t("papers") },
    { to: paths.profile(id), label: t("profile") },
    { to: paths.accountUpdate(id), label: t("edit") },
    { to: mergeStaffPaths.merge(id), label: t("merge") },
    { to: seeingPaths.begin(id), label: t("see") },
  ];
  return (
    <Page className="stack console">
      <PageTitle
        title={name}
        lede={t("lede", { id })}
        aside={
          suspendedReason === null ? (
            <StatusBadge standing={standings[membership.state]} />
          ) : (
            <SuspendedBadge />
          )
        }
        answer={answer}
      />
      <AccountFacts {...account} />
      <section className="stack" aria-labelledby="more">
        <h2 id="more">{t("more")}</h2>
        <ul className="link-row">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
      <AccountSections sections={account.file.sections} />
      <NoteForm noteKey={account.file.noteKey} answer={of(/^note$/)} />
      <AccountTimeline id={id} timeline={account.file.timeline} />
      <SuspensionForm {...account.basicRenewal} answer={of(/^(suspend|restore)$/)} />
      {dueOn && <EndMembershipForm dueOn={dueOn} answer={ending} />}
      <SuspendForm reason={account.overview.suspendedReason} answer={of(/_account$/)} />
    </Page>
  );
}
