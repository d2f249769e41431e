import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { askPacket, type PacketView, readPackets } from "#modules/packet/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatFileSize } from "#modules/platform/file-size";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { askedAccount } from "~/http/asked-account.server";
import { packetPaths } from "~/http/packet-paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { packetPageWords } from "../words";

function rowOf(ctx: Ctx, packet: PacketView) {
  const t = translator(packetPageWords, ctx.locale);
  const { id, state, askedOn, allFiles: all, writtenFiles: written, size, missing, until } = packet;
  const isReady = state === "ready";
  return {
    id,
    isReady,
    day: formatLongDate(askedOn, ctx),
    state:
      state === "waiting" && all > 0 ? t("state.counted", { written, all }) : t(`state.${state}`),
    size: isReady ? formatFileSize(size) : "",
    missing: isReady ? String(missing) : "",
    until: isReady && until ? formatLongDate(until, ctx) : "",
  };
}

/** The packets of a club. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context;
  const { accountId, named } = askedAccount(context, request);
  const found = await readPackets(ctx, accountId);
  if (!found.ok) refusePage(context, found.refusal);
  const { accountName, packets, mayAct } = found.value;
  return {
    named,
    name: accountName,
    mayAct,
    isWaiting: packets.some(({ state }) => state === "waiting"),
    packets: packets.map((packet) => rowOf(ctx, packet)),
  };
}

/** Asks for one. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { accountId, named } = askedAccount(context, request);
  const asked = await askPacket(context.ctx, accountId);
  if (!asked.ok) {
    const isTold = asked.refusal.code === "conflict";
    return isTold ? refuseForm(context, asked.refusal) : refusePage(context, asked.refusal);
  }
  return answerDone(context, { json: asked.value, to: packetPaths.page(named) });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Packet() {
  const { named, name, mayAct, isWaiting, packets } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(packetPageWords);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede", { name })} answer={answer} />
      <section className="stack">
        <h2 id="inside">{t("inside")}</h2>
        <p>{t("insideText")}</p>
        <p>{t("notInside")}</p>
      </section>
      {isWaiting ? (
        <p role="status">
          <Link to={packetPaths.page(named)}>{t("reload")}</Link>
        </p>
      ) : (
        mayAct && (
          <Form id="make" action={packetPaths.page(named)} answer={answer} label={t("make")}>
            <p>{t("makeText")}</p>
            <SubmitButton className="mt-6">{t("make")}</SubmitButton>
          </Form>
        )
      )}
      <section className="stack">
        <h2 id="made">{t("made")}</h2>
        <Table
          caption={t("made")}
          isCaptionHidden
          rows={packets}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
          columns={[
            { key: "day", header: t("day"), isRowHeader: true, cell: ({ day }) => day },
            { key: "state", header: t("state"), cell: ({ state }) => state },
            { key: "size", header: t("size"), cell: ({ size }) => size || "–" },
            { key: "missing", header: t("missing"), cell: ({ missing }) => missing || "–" },
            { key: "until", header: t("until"), cell: ({ until }) => until || "–" },
            {
              key: "file",
              header: t("file"),
              cell: ({ id, isReady, day }) =>
                isReady ? (
                  <Link to={packetPaths.file(id)} reloadDocument>
                    {t("download")}
                    <span className="sr-only">: {day}</span>
                  </Link>
                ) : (
                  "–"
                ),
            },
          ]}
        />
      </section>
    </Page>
  );
}
