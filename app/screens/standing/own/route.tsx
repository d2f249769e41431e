import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { setEin, takeEin } from "#modules/accounts/index.server";
import { mayDo } from "#modules/platform/permission.server";
import { readStanding, recomputeStanding, standingHistory } from "#modules/standing/index.server";
import { refuseEinForm } from "~/http/ein-holder.server";
import { paths } from "~/http/paths";
import { answerDone, refusePage } from "~/http/respond.server";
import { standingPaths } from "~/http/standing-paths";
import { badgeOf } from "~/parts/standing/badge";
import { standingWords } from "~/parts/standing/words";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { StatusBadge } from "~/ui/status-badge";
import { useWords } from "~/ui/ui-context";
import { requireAccount } from "../chosen-club.server";
import { wordStanding } from "../standing-view.server";
import { standingPages } from "../words";
import { Clock } from "./clock";
import { EinForm } from "./ein-form";
import { History } from "./history";
import { IrsFiles } from "./irs-files";
import { Reasons } from "./reasons";

/** Whether the club is all right, why, and what to do. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const accountId = requireAccount(context, request);
  const found = await readStanding(context.ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const history = await standingHistory(context.ctx, accountId);
  const standing = await wordStanding(context.ctx, found.value, history.ok ? history.value : []);
  return { ...standing, mayTakeEin: mayDo(context.ctx, "accounts") };
}

/** Says which EIN the club has, or takes it away. */
export async function action({ context, request }: ActionFunctionArgs) {
  const accountId = requireAccount(context, request);
  const { ein, take } = context.body.fields;
  const set = take
    ? await takeEin(context.ctx, accountId)
    : await setEin(context.ctx, { accountId, ein: typeof ein === "string" ? ein : "" });
  if (!set.ok) {
    const isForm = set.refusal.code === "invalid";
    return isForm ? refuseEinForm(context, set.refusal, ein) : refusePage(context, set.refusal);
  }
  await recomputeStanding(context.ctx, accountId);
  const to = paths.standing(accountId);
  return answerDone(context, { json: { status: "saved" }, to, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OwnStanding() {
  const standing = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(standingPages);
  const verdictWords = useWords(standingWords);
  const { accountId, name, ein, mayTakeEin, verdict, reasons, clock } = standing;
  const good = clock ? t("seen", { end: clock.seen, date: clock.asOf }) : t("allRight");
  const why = !ein
    ? t("noEin")
    : !standing.row
      ? t("noRow")
      : standing.returns === "unknown"
        ? t("noReturn")
        : undefined;
  return (
    <Page className="stack">
      <PageTitle
        title={verdictWords(`verdict.${verdict}`, { name })}
        lede={verdict === "unknown" ? why : undefined}
        aside={<StatusBadge standing={badgeOf[verdict]} />}
        answer={answer}
      />
      {standing.isBeingChecked && (
        <Notice title={t("checkingTitle")}>{verdictWords("checking")}</Notice>
      )}
      {!ein && (
        <div className="no-print">
          <EinForm accountId={accountId} ein={ein} mayTake={mayTakeEin} answer={answer} />
        </div>
      )}
      <Reasons
        accountId={accountId}
        reasons={reasons}
        allRight={verdict === "good" ? good : undefined}
      />
      {clock && <Clock {...clock} />}
      {standing.staleDays !== undefined && (
        <p className="hint">{t("stale", { count: standing.staleDays })}</p>
      )}
      {ein && <IrsFiles {...standing} />}
      <ul className="link-row no-print">
        <li>
          <Link to={standingPaths.certificates(accountId)}>{t("toCertificates")}</Link>
        </li>
        <li>
          <Link to={standingPaths.badge(accountId)}>{t("toBadge")}</Link>
        </li>
      </ul>
      <History changes={standing.history} />
      <p className="hint">{t("reading")}</p>
      {ein && (
        <div className="max-w-160 no-print">
          <EinForm accountId={accountId} ein={ein} mayTake={mayTakeEin} answer={answer} />
        </div>
      )}
    </Page>
  );
}
