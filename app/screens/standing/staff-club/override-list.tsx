import { Link } from "@remix-run/react";
import type { FindingCode } from "#modules/standing/contract";
import { paths } from "~/http/paths";
import { Form, SubmitButton } from "~/ui/form";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { standingStaffWords } from "../staff-words";

export interface OverrideListProps {
  overrides: readonly {
    readonly id: number;
    readonly code?: FindingCode | undefined;
    readonly letter: string;
    readonly reason: string;
    readonly file: { readonly id: number; readonly name: string };
    readonly until: string;
    readonly by?: string | undefined;
    readonly isOn: boolean;
  }[];
}

/** Everything that staff ever set aside for a club, the newest first. */
export function OverrideList({ overrides }: OverrideListProps) {
  const t = useWords(standingStaffWords);
  return (
    <section className="stack">
      <h2>{t("overrides")}</h2>
      <Table
        caption={t("overrides")}
        isCaptionHidden
        rows={overrides}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t("overridesEmpty")}>{t("overridesEmptyText")}</EmptyState>}
        columns={[
          {
            key: "what",
            header: t("what"),
            isRowHeader: true,
            cell: ({ code, letter }) => code ?? t("letterOf", { date: letter }),
          },
          { key: "reason", header: t("reason"), isLong: true, cell: ({ reason }) => reason },
          {
            key: "document",
            header: t("document"),
            cell: ({ file }) => (
              <Link to={paths.file(file.id)} reloadDocument>
                {file.name}
              </Link>
            ),
          },
          { key: "until", header: t("until"), cell: ({ until }) => until },
          { key: "by", header: t("by"), cell: ({ by }) => by || t("someone") },
          { key: "isOn", header: t("isOn"), cell: ({ isOn }) => t(isOn ? "on" : "off") },
          {
            key: "end",
            header: t("end"),
            cell: ({ id, isOn, reason }) =>
              isOn && (
                <Form id={`end-${id}`} label={`${t("end")}: ${reason}`}>
                  <input type="hidden" name="step" value="end" />
                  <input type="hidden" name="id" value={id} />
                  <SubmitButton variant="secondary">
                    {t("end")}
                    <span className="sr-only">: {reason}</span>
                  </SubmitButton>
                </Form>
              ),
          },
        ]}
      />
    </section>
  );
}
