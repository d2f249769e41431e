import type { Verdict } from "#modules/standing/contract";
import { badgeOf } from "~/parts/standing/badge";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { StatusBadge } from "~/ui/status-badge";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { standingStaffWords } from "../staff-words";
import { clubColumn, type Step, stepColumns } from "./club-columns";

export interface HoldsProps {
  holds: readonly {
    readonly id: number;
    readonly kind: "files" | "central";
    readonly group?: string | undefined;
    readonly date: string;
    readonly from: string;
    readonly until: string;
    readonly waiting: readonly { readonly verdict: Verdict; readonly clubs: number }[];
    readonly clubs: readonly (Step & { readonly accountId: number; readonly name: string })[];
  }[];
  answer: FormOutcome | undefined;
}

/** Changes that wait for staff, each with what it would do and the two ways to decide. */
export function Holds({ holds, answer }: HoldsProps) {
  const t = useWords(standingStaffWords);
  return (
    <section className="stack" aria-labelledby="holds">
      <h2 id="holds">{t("holds")}</h2>
      {holds.length === 0 && <EmptyState title={t("holdsEmpty")}>{t("holdsEmptyText")}</EmptyState>}
      {holds.map(({ id, kind, group = "", date, from, until, waiting, clubs }) => {
        const title = t(`hold.${kind === "central" ? "central" : group ? "group" : "all"}`, {
          group,
          date,
        });
        const unnamed = waiting.reduce((sum, one) => sum + one.clubs, 0) - clubs.length;
        return (
          <article key={id} className="stack review-next" aria-labelledby={`hold-${id}`}>
            <h3 id={`hold-${id}`}>{title}</h3>
            <p className="hint">{t("holdUntil", { from, until })}</p>
            {waiting.length === 0 ? (
              <p>{t("holdNothing")}</p>
            ) : (
              <ul className="list" aria-label={t("holdWaiting")}>
                {waiting.map(({ verdict, clubs: count }) => (
                  <li key={verdict}>
                    <StatusBadge standing={badgeOf[verdict]} /> {t("clubs", { count })}
                  </li>
                ))}
              </ul>
            )}
            {clubs.length > 0 && (
              <Details summary={t("holdClubs")}>
                <Table
                  caption={`${t("holdClubs")}: ${title}`}
                  isCaptionHidden
                  rows={clubs}
                  rowKey={({ accountId }) => accountId}
                  empty={null}
                  columns={[clubColumn(t("club")), ...stepColumns(t("from"), t("to"))]}
                />
                {unnamed > 0 && <p className="hint">{t("holdMore", { count: unnamed })}</p>}
              </Details>
            )}
            {(["release", "drop"] as const).map((decision) => (
              <Form
                key={decision}
                id={`${decision}-${id}`}
                answer={answer}
                label={`${t(decision)}: ${title}`}
              >
                <input type="hidden" name="hold" value={id} />
                <input type="hidden" name="decision" value={decision} />
                <SubmitButton variant={decision === "release" ? "primary" : "secondary"}>
                  {t(decision)}
                  <span className="sr-only">: {title}</span>
                </SubmitButton>
                <p className="hint mt-2">{t(`${decision}Text`)}</p>
              </Form>
            ))}
          </article>
        );
      })}
    </section>
  );
}
