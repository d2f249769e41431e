import { Link } from "@remix-run/react";
import type { Translate } from "#modules/platform/messages";
import { auditStaffPaths } from "~/http/audit-staff-paths";
import { ButtonLink } from "~/ui/button";
import { Details } from "~/ui/details";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { TrailData, TrailRow } from "../trail.server";
import { trailMessages } from "./words";

/** So many of an entry's things are named while it is folded. */
const NAMED = 2;

type Words = Translate<(typeof trailMessages)["en"]>;

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "billing.payment-refunded" is "Payment refunded", of billing. */
function actionInWords(action: string): { room: string; verb: string } {
  const [room = "", verb = ""] = action.split(".");
  return { room, verb: capital(verb.replaceAll(/[-_]/g, " ")) };
}

/** "contest-entry:12" is "Contest entry 12". */
const subjectInWords = (subject: string) => {
  const [kind = "", ...id] = subject.split(":");
  return `${capital(kind.replaceAll("-", " "))} ${id.join(":")}`;
};

function who(t: Words, { actorKind, actor, actorId }: TrailRow): string {
  if (actorKind === "visitor") return t("visitor");
  if (actorKind === "system") return t("system", { name: actor });
  return actor || t("gone", { id: actorId ?? 0 });
}

/** The names of the first things that an entry tells, so that few have to be opened. */
function detailsOf(t: Words, facts: TrailRow["facts"]): string {
  if (facts.length === 0) return t("detailsNone");
  const named = facts.slice(0, NAMED).map(({ label }) => label);
  const more = facts.length - named.length;
  const names = capital(named.join("; "));
  return more > 0 ? t("detailsMore", { names, count: more }) : names;
}

const columnsOf = (t: Words): readonly Column<TrailRow>[] => [
  {
    key: "what",
    header: t("columnWhat"),
    isRowHeader: true,
    cell: ({ action }) => {
      const { room, verb } = actionInWords(action);
      return (
        <>
          <span className="queue-name">{verb}</span>
          <span className="hint text-sm">{capital(room)}</span>
        </>
      );
    },
  },
  { key: "who", header: t("columnWho"), cell: (row) => who(t, row) },
  {
    key: "subject",
    header: t("columnSubject"),
    isWhole: true,
    cell: ({ subject, subjectName }) => (
      <>
        <Link to={auditStaffPaths.trail({ subject })}>{subjectInWords(subject)}</Link>
        {subjectName && <div className="hint text-sm">{subjectName}</div>}
      </>
    ),
  },
  {
    key: "details",
    header: t("columnDetails"),
    isLong: true,
    isWhole: true,
    cell: ({ id, facts, requestId, seal }) => (
      <Details summary={detailsOf(t, facts)}>
        {facts.map(({ label, before, value }) => (
          <div key={label} className="break-words">
            {before === undefined
              ? t("fact", { label, value })
              : t("change", { label, before, value })}
          </div>
        ))}
        <div className="hint text-sm break-words">
          {t("reference", { id: requestId })}.{" "}
          {seal === null ? t("sealWaits", { entry: id }) : t("seal", { entry: id, seal })}
        </div>
      </Details>
    ),
  },
  { key: "at", header: t("columnAt"), isDate: true, cell: ({ at }) => at },
];

/** The entries with what leads on to older ones. */
export function TrailTable({ rows, query, next, isFirstPage }: TrailData) {
  const t = useWords(trailMessages);
  return (
    <>
      <Table
        isWork
        caption={t("caption")}
        isCaptionHidden
        columns={columnsOf(t)}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t("emptyTitle")}>{t("empty")}</EmptyState>}
      />
      <div className="btn-row">
        {!isFirstPage && (
          <ButtonLink to={auditStaffPaths.trail(query)} variant="secondary">
            {t("newest")}
          </ButtonLink>
        )}
        {next !== undefined && (
          <ButtonLink to={auditStaffPaths.trail(query, next)} variant="secondary">
            {t("older")}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
