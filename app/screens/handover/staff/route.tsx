import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { listClaims } from "#modules/handover/index.server";
import { requireStaff } from "~/http/guards.server";
import { handoverPaths } from "~/http/handover-paths";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { ClaimCard, ClaimPaper } from "../claim-card";
import { claimCardWords } from "../claim-card-words";
import { answerClaim, type ShownClaim, showClaim } from "../claim-page.server";

/** All claims, for staff. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  const found = await listClaims(context.ctx);
  if (!found.ok) refusePage(context, found.refusal);
  const claims = found.value.map((claim) => showClaim(context.ctx, claim));
  const isOver = ({ state }: ShownClaim) => state === "rejected" || state === "effective";
  return { running: claims.filter((claim) => !isOver(claim)), over: claims.filter(isOver) };
}

/** Decides about one. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireStaff(context, request);
  return answerClaim(context, request, handoverPaths.staff);
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function StaffClaims() {
  const { running, over } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(claimCardWords);
  return (
    <Page>
      <PageTitle title={t("staffTitle")} lede={t("staffLede")} answer={answer} />
      {running.length === 0 && over.length === 0 && (
        <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
      )}
      <div className="stack">
        {running.length > 0 && (
          <section className="stack">
            <h2 id="running">{t("running")}</h2>
            {running.map((claim) => (
              <ClaimCard
                key={claim.id}
                claim={claim}
                action={handoverPaths.staff}
                answer={answer}
                accountTo={paths.staffAccount(claim.accountId)}
              />
            ))}
          </section>
        )}
        {over.length > 0 && (
          <section className="stack">
            <h2 id="over">{t("over")}</h2>
            <Table
              caption={t("over")}
              isCaptionHidden
              rows={over}
              rowKey={({ id }) => id}
              empty={null}
              columns={[
                {
                  key: "club",
                  header: t("club"),
                  cell: (one) => (
                    <Link to={paths.staffAccount(one.accountId)}>{one.accountName}</Link>
                  ),
                  isRowHeader: true,
                },
                {
                  key: "claimant",
                  header: t("claimant"),
                  cell: ({ name, officeName }) => `${name}, ${officeName}`,
                },
                { key: "made", header: t("made"), cell: ({ made }) => made },
                { key: "state", header: t("state"), cell: ({ state }) => t(`state.${state}`) },
                { key: "decision", header: t("decided"), cell: ({ decision }) => decision },
                {
                  key: "paper",
                  header: t("paper"),
                  cell: (claim) => <ClaimPaper claim={claim} isForStaff />,
                },
              ]}
            />
          </section>
        )}
      </div>
    </Page>
  );
}
