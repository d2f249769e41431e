import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { impersonationPaths } from "~/http/impersonation-staff-paths";
import { mergeStaffPaths } from "~/http/merge-staff-paths";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { standingPaths } from "~/http/standing-paths";
import { MembershipBadge } from "~/parts/accounts/membership-badge";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { SuspendedBadge } from "../suspended-badge";
import { AccountFacts } from "./account-facts";
import { type AccountFile, readAccountFile } from "./account-file.server";
import { AccountSections } from "./account-sections";
import { AccountTimeline } from "./account-timeline";
import { decideAccount, flashOf } from "./decide-account.server";
import { EndMembershipForm } from "./end-membership-form";
import { NoteForm } from "./note-form";
import { loadStaffAccount, type StaffAccount } from "./staff-account.server";
import { staffAccountMessages } from "./staff-account-words";
import { SuspendForm } from "./suspend-form";
import { SuspensionForm } from "./suspension-form";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const account = await loadStaffAccount(context, readId(params.id));
  return { ...account, file: await readAccountFile(context, request, account.overview) };
}

/** Adds a note, suspends or restores the account, ends its membership and more: see `decision`. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const accountId = readId(params.id);
  const { overview } = await loadStaffAccount(context, accountId);
  const decided = await decideAccount(context, overview.id);
  if (!decided.ok) return refuseForm(context, await orConfirm(context, request, decided.refusal));
  const json = { status: "saved" };
  const flash = flashOf(context);
  return answerDone(context, { json, to: paths.staffAccount(accountId), flash });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

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
    { to: standingPaths.staffClub(id), label: t("standing") },
    { to: paths.files({ accountId: id }), label: t("papers") },
    { to: paths.profile(id), label: t("profile") },
    { to: paths.accountUpdate(id), label: t("edit") },
    { to: mergeStaffPaths.merge(id), label: t("merge") },
    { to: impersonationPaths.begin(id), label: t("see") },
  ];
  return (
    <Page className="stack console">
      <PageTitle
        title={name}
        lede={t("lede", { id })}
        aside={
          suspendedReason === null ? (
            <MembershipBadge state={membership.state} />
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
