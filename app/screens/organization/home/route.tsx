import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { personName } from "#modules/accounts/contract";
import {
  listAccountFiles,
  readAccountOverview,
  readOwnProfile,
} from "#modules/accounts/index.server";
import { openApplication } from "#modules/applications/index.server";
import { openInvoices } from "#modules/billing/index.server";
import { listBylaws } from "#modules/bylaws/index.server";
import { nextDuties } from "#modules/duties/index.server";
import { openHandover } from "#modules/handover/index.server";
import { countChapters } from "#modules/headquarters/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatCurrency, formatDate, formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { addMoney, cents } from "#modules/platform/money";
import type { RenewableMembership } from "#modules/renewal/contract";
import { findLevel, renewalPage, wordFeatures } from "#modules/renewal/index.server";
import { readStanding, wordFinding } from "#modules/standing/index.server";
import { readReadiness } from "#modules/supervision/index.server";
import { calendarPaths } from "~/http/calendar-paths";
import { chosenAccount } from "~/http/chosen-account";
import { requireMember } from "~/http/guards.server";
import { packetPaths } from "~/http/packet-paths";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { showDuty, wordDistance } from "~/http/shown-duty.server";
import { MembershipBadge } from "~/parts/accounts/membership-badge";
import { NoOrganization } from "~/parts/accounts/no-organization";
import { calendarWords } from "~/parts/calendar/words";
import { PasskeyOffer } from "~/parts/passkeys/passkey-offer";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/details";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { useUi, useWords } from "~/ui/ui-context";
import { ApplicationCard } from "./application-card";
import { ChaptersHead } from "./chapters-head";
import { ClaimCall, HandoverCall } from "./handover-call";
import { HomeNext } from "./home-next";
import { wordLines } from "./invoice-line";
import { OpenInvoices } from "./open-invoices";
import { RenewalCalls } from "./renewal-calls";
import { StandingHead } from "./standing-head";
import { TransitionHead } from "./transition-head";
import { homeWords } from "./words";

/** So many of the newest papers are on the home page; the rest is a link away. */
const NEWEST_PAPERS = 3;
/** So many dates of the calendar are listed after the next one. */
const NEXT_DATES = 3;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { user, accountIds } = requireMember(context, request);
  const { ctx } = context;
  const accountId = chosenAccount(request, accountIds);
  if (accountId === undefined) {
    if (user.isStaff) throw redirect(paths.admin, 303);
    return { overview: undefined };
  }
  const found = await readAccountOverview(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const overview = found.value;
  const level = overview.levelId === null ? undefined : await findLevel(ctx, overview.levelId);
  const open = await openInvoices(ctx, accountId);
  const invoices = open.ok ? open.value : [];
  const papers = await listAccountFiles(ctx, accountId);
  const bylaws = await listBylaws(ctx, { accountId });
  const profile = accountIds.length > 1 ? await readOwnProfile(ctx) : undefined;
  const renewal = await renewalPage(ctx, accountId);
  const standing = await readStanding(ctx, accountId);
  if (!standing.ok) refusePage(context, standing.refusal);
  const [reason] = standing.value.findings;
  const named = accountId === accountIds[0] ? undefined : accountId;
  return {
    overview,
    next: await loadNext(ctx, accountId, named),
    chapters: overview.hasChapters ? await countChapters(ctx, accountId) : undefined,
    transition: overview.hasChapters ? await loadTransition(ctx, accountId) : undefined,
    handover: await openHandover(ctx, accountId),
    standing: {
      accountId,
      verdict: standing.value.verdict,
      isBeingChecked: standing.value.isBeingChecked,
      isRevoked: reason?.code === "revoked",
      ...(reason && wordFinding(ctx, reason)),
    },
    renewal: renewal.ok ? wordMembership(ctx, renewal.value.membership) : null,
    otherThanFirst: named,
    application: await openApplication(ctx, accountId),
    level: level?.name,
    dueDate: overview.renewalDueOn ? formatLongDate(overview.renewalDueOn, ctx) : "",
    bonus: formatCurrency(cents(overview.bonusBalanceCents)),
    total: formatCurrency(addMoney(...invoices.map(({ balance }) => balance))),
    invoices: invoices.map(({ id, number, documentAt, orderDetails, balance }) => ({
      id,
      number: String(number),
      date: formatDate(documentAt, ctx),
      lines: wordLines(orderDetails, ctx.locale),
      open: formatCurrency(balance),
    })),
    papers: (papers.ok ? papers.value : [])
      .slice(0, NEWEST_PAPERS)
      .map(({ id, fileName }) => ({ id, fileName })),
    bylaws: (bylaws.ok ? bylaws.value.rows : [])
      .slice(0, NEWEST_PAPERS)
      .map(({ hash, variant, name }) => ({ name, to: paths.bylawsEdit(variant, hash) })),
    others: (profile?.accounts ?? []).filter(({ id }) => id !== accountId),
  };
}

/** What a lapsed member no longer gets, in the language of the page. */
function wordMembership({ locale }: Ctx, membership: RenewableMembership | null) {
  if (!membership) return null;
  const { level } = membership;
  const renewalFeatures = wordFeatures(level.renewalFeatures, locale);
  return { ...membership, level: { ...level, renewalFeatures } };
}

/** What is due next, what comes after it, and how much else; the renewal has a line of its own. */
async function loadNext(ctx: Ctx, accountId: number, named: number | undefined) {
  const found = await nextDuties(ctx, { accountId, atMost: NEXT_DATES + 2 });
  if (!found.ok) return undefined;
  const { today, next, overdueCount, dueSoonCount, isFiscalYearKnown } = found.value;
  const shown = next.map((duty) => showDuty(ctx, duty, { today, named }));
  const [duty = null, ...later] = shown;
  const after = later.filter(({ code }) => code !== "us.renewal").slice(0, NEXT_DATES);
  return { head: { duty, overdueCount, dueSoonCount }, after, isFiscalYearKnown };
}

/** The end of the transition for a headquarters; nothing where it is over with everything in place. */
async function loadTransition(ctx: Ctx, accountId: number) {
  const found = await readReadiness(ctx, accountId);
  if (!found.ok || !found.value.end) return undefined;
  const { end, items, today, mayDecide } = found.value;
  const open = items.filter(({ state }) => state !== "done");
  const isOver = end.daysLeft < 0;
  if (isOver && open.length === 0) return undefined;
  const t = translator(homeWords, ctx.locale);
  return {
    when: t(isOver ? "transitionOver" : "transitionEnd", {
      date: formatLongDate(end.on, ctx),
      distance: wordDistance(ctx, today, end.on),
    }),
    progress: mayDecide
      ? { done: items.length - open.length, all: items.length, next: open[0]?.code }
      : undefined,
  };
}

export default function MemberHome() {
  const data = useLoaderData<typeof loader>();
  const t = useWords(homeWords);
  const inCalendar = useWords(calendarWords);
  const { brand } = useUi();
  if (!data.overview) return <NoOrganization />;
  const { overview, application, level, dueDate, bonus, invoices, total, papers, others } = data;
  const { otherThanFirst, bylaws, next } = data;
  const people = overview.people.map((person) => {
    const name = personName(person);
    return <div key={person.id}>{person.isPrimary ? t("primary", { name }) : name}</div>;
  });
  return (
    <Page>
      <StandingHead {...data.standing} name={overview.name} membership={overview.membership} />
      {data.chapters?.ok && <ChaptersHead counts={data.chapters.value} named={otherThanFirst} />}
      {data.transition && <TransitionHead {...data.transition} named={otherThanFirst} />}
      {next && <HomeNext {...next.head} named={otherThanFirst} />}
      <PasskeyOffer />
      {data.handover && <HandoverCall {...data.handover} />}
      {overview.isClaimed && <ClaimCall named={otherThanFirst} />}
      {overview.suspendedReason !== null && (
        <Notice tone="urgent" title={t("suspendedTitle")} className="mb-8">
          <p>{overview.suspendedReason}</p>
          <p>{t("suspended", { email: brand.supportEmail, phone: brand.supportPhone })}</p>
          <p>
            <Link to={packetPaths.page(otherThanFirst)}>{t("packet")}</Link>
          </p>
        </Notice>
      )}
      {data.renewal && (
        <RenewalCalls membership={data.renewal as RenewableMembership} accountId={overview.id} />
      )}
      {application && <ApplicationCard application={application} />}
      <section className="stack mb-12">
        <h2>{t("invoices")}</h2>
        <OpenInvoices invoices={invoices} total={total} />
        <ul className="link-row items-center">
          {invoices.length > 0 && (
            <li>
              <ButtonLink to={paths.paymentsOf(otherThanFirst)}>{t("pay")}</ButtonLink>
            </li>
          )}
          <li>
            <Link to={paths.finances({ accountId: otherThanFirst })}>{t("finances")}</Link>
          </li>
        </ul>
      </section>
      <section className="stack mb-12">
        <h2>{t("dates")}</h2>
        <DescriptionList
          facts={[
            {
              term: t("renewal"),
              description: (
                <>
                  {dueDate || t("noRenewal")}
                  {data.renewal?.standing.isTimeToRenew && (
                    <div>
                      <Link to={paths.renewal({ accountId: otherThanFirst })}>{t("renew")}</Link>
                    </div>
                  )}
                </>
              ),
              action: (
                <Link to={paths.reminders({ accountId: otherThanFirst })}>{t("reminders")}</Link>
              ),
            },
            ...(next?.after ?? []).map(({ title, due, role, to }) => ({
              term: title,
              description: (
                <>
                  <Link to={to}>{due}</Link>
                  <div className="hint">{inCalendar(`role.${role}`)}</div>
                </>
              ),
            })),
            ...(next?.isFiscalYearKnown === false
              ? [
                  {
                    term: t("return"),
                    description: (
                      <Link to={calendarPaths.facts(otherThanFirst)}>{t("returnUnknown")}</Link>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </section>
      <section className="stack">
        <h2>{t("level")}</h2>
        <DescriptionList
          facts={[
            {
              term: t("level"),
              description: level ?? t("noLevel"),
              action: <MembershipBadge state={overview.membership.state} />,
            },
            {
              term: t("bonus"),
              description: overview.isClaimed ? t("bonusLocked", { bonus }) : bonus,
            },
            ...(overview.groupLabel
              ? [{ term: t("group"), description: overview.groupLabel }]
              : []),
            {
              term: t("profile"),
              description: <Link to={paths.profile(overview.id)}>{t("profileView")}</Link>,
              action: <Link to={paths.accountUpdate(overview.id)}>{t("profileEdit")}</Link>,
            },
            {
              term: t("papers"),
              description: papers.length > 0 ? <Papers papers={papers} /> : t("noPapers"),
              action: <Link to={paths.files({ accountId: overview.id })}>{t("papersAll")}</Link>,
            },
            {
              term: t("bylaws"),
              description: bylaws.length > 0 ? <Bylaws bylaws={bylaws} /> : t("noBylaws"),
              action:
                bylaws.length > 0 ? (
                  <Link to={paths.ownBylaws({ accountId: overview.id })}>{t("seeAll")}</Link>
                ) : (
                  <Link to={paths.bylawsStartOf(overview.id)}>{t("bylawsMake")}</Link>
                ),
            },
            {
              term: t("people"),
              description: people,
              action: <Link to={paths.people({ accountId: overview.id })}>{t("seeAll")}</Link>,
            },
          ]}
        />
      </section>
      {others.length > 0 && (
        <section className="stack mt-12">
          <h2>{t("switch")}</h2>
          <div className="prose">
            <ul>
              {others.map(({ id, name }) => (
                <li key={id}>
                  <Link to={paths.appOf(id)}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </Page>
  );
}

/** The newest papers, each to download. */
function Papers({ papers }: { papers: readonly { id: number; fileName: string }[] }) {
  return papers.map(({ id, fileName }) => (
    <div key={id}>
      <a href={paths.file(id)} className="file-name">
        {fileName}
      </a>
    </div>
  ));
}

/** The bylaws saved last, each to open. */
function Bylaws({ bylaws }: { bylaws: readonly { to: string; name: string }[] }) {
  return bylaws.map(({ to, name }) => (
    <div key={to}>
      <Link to={to} className="file-name">
        {name}
      </Link>
    </div>
  ));
}
