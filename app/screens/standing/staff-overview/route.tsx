import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OFFICE_ZONE } from "#modules/platform/dates";
import { parseFields } from "#modules/platform/fields";
import { formatInstant, formatLongDate } from "#modules/platform/format";
import { decideHold, holdSchema, standingOverview } from "#modules/standing/index.server";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { standingPaths } from "~/http/standing-paths";
import { badgeOf } from "~/parts/standing/badge";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { StatusBadge } from "~/ui/status-badge";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { standingStaffWords } from "../staff-words";
import { Holds } from "./holds";
import { Letters } from "./letters";
import { Moves } from "./moves";

/** The standings of all clubs, what moved since the last import, and what waits. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { ctx } = context;
  const found = await standingOverview(ctx);
  if (!found.ok) refusePage(context, found.refusal);
  const { counts, since, moved, moves, lettered, holds } = found.value;
  const instant = (at: Date) => formatInstant(at, OFFICE_ZONE, ctx);
  return {
    counts,
    since: since ? instant(since) : "",
    moved,
    moves: moves.map(({ at, ...move }) => ({ ...move, at: instant(at) })),
    lettered: lettered.map(({ since: from, ...club }) => ({ ...club, from: instant(from) })),
    holds: holds.map(({ createdAt, endsAt, revokedOn, ...hold }) => ({
      ...hold,
      from: instant(createdAt),
      until: instant(endsAt),
      date: revokedOn ? formatLongDate(revokedOn, ctx) : "",
    })),
  };
}

/** `decision` release or drop, of the `hold` by its id. */
export async function action({ context }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const fields = parseFields(holdSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const { hold, decision } = fields.value;
  const decided = await decideHold(ctx, { holdId: readId(hold), decision });
  if (!decided.ok) {
    const isTold = decided.refusal.code === "conflict";
    return isTold ? refuseForm(context, decided.refusal) : refusePage(context, decided.refusal);
  }
  const json = { status: decision };
  return answerDone(context, { json, to: standingPaths.staff, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Standings() {
  const { counts, holds, lettered, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(standingStaffWords);
  const order = Object.keys(badgeOf);
  return (
    <Page className="stack console">
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      <Holds holds={holds} answer={answer} />
      <section className="stack">
        <h2>{t("counts")}</h2>
        <Table
          caption={t("counts")}
          isCaptionHidden
          rows={counts.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))}
          rowKey={({ verdict }) => verdict}
          empty={<EmptyState title={t("countsEmpty")}>{t("countsEmptyText")}</EmptyState>}
          columns={[
            {
              key: "word",
              header: t("word"),
              isRowHeader: true,
              cell: ({ verdict }) => <StatusBadge standing={badgeOf[verdict]} />,
            },
            { key: "clubs", header: t("number"), isFigure: true, cell: ({ clubs }) => clubs },
          ]}
        />
      </section>
      <Letters lettered={lettered} />
      <Moves {...rest} />
    </Page>
  );
}
