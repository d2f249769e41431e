import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listClaims } from "#modules/handover/index.server";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { requireStaff } from "~/http/guards.server";
import { handoverPaths } from "~/http/handover-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { ClaimCard } from "../claim-card";
import { claimCardWords } from "../claim-card-words";
import { decideOnClaim, showClaim } from "../claim-page.server";

/** All claims, for staff. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  const found = await listClaims(context.ctx);
  if (!found.ok) refusePage(context, found.refusal);
  return { claims: found.value.map((claim) => showClaim(context.ctx, claim)) };
}

/** Decides about one. */
export async function action({ context, request }: ActionFunctionArgs) {
  requireStaff(context, request);
  const decided = await decideOnClaim(context);
  if (!decided.ok) {
    if (decided.refusal.code === "not_found") refusePage(context, decided.refusal);
    return refuseForm(context, await orConfirm(context, request, decided.refusal));
  }
  const to = handoverPaths.staff;
  return answerDone(context, { json: { status: "decided" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function StaffClaims() {
  const { claims } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(claimCardWords);
  return (
    <Page>
      <PageTitle title={t("staffTitle")} lede={t("staffLede")} answer={answer} />
      {claims.length === 0 ? (
        <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
      ) : (
        <section className="stack">
          <h2 id="claims">{t("claims")}</h2>
          {claims.map((claim) => (
            <ClaimCard
              key={claim.id}
              claim={claim}
              action={handoverPaths.staff}
              answer={answer}
            />
          ))}
        </section>
      )}
    </Page>
  );
}
