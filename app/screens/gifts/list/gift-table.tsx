import { Link } from "@remix-run/react";
import { giftPaths } from "~/http/gift-paths";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { PagedTable } from "~/ui/paged-table";
import { type Column, EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { giftWords } from "../words";

export interface GiftRow {
  readonly id: number;
  readonly donor: string;
  readonly day: string;
  readonly given: string;
  readonly returned: string;
  readonly needs: "yes" | "no" | "unknown";
  readonly isDisclosed: boolean;
}

export interface GiftTableProps {
  gifts: React.ComponentProps<typeof PagedTable<GiftRow>>["list"];
  named: number | undefined;
  mayAct: boolean;
  /** Not for a club whose gifts are not deductible. */
  hasLetters: boolean;
  /** From which gift on the IRS asks for a letter. */
  from: string;
}

/** The gifts of a club, each with its letter. */
export function GiftTable({ gifts, named, mayAct, hasLetters, from }: GiftTableProps) {
  const t = useWords(giftWords);
  const columns: Column<GiftRow>[] = [
    { key: "donor", header: t("donor"), cell: ({ donor }) => donor, isRowHeader: true },
    { key: "day", header: t("day"), cell: ({ day }) => day },
    { key: "given", header: t("given"), cell: ({ given }) => given },
    { key: "returned", header: t("returned"), cell: ({ returned }) => returned, isLong: true },
  ];
  if (hasLetters) {
    columns.push({
      key: "letter",
      header: t("letter"),
      cell: ({ id, donor, needs, isDisclosed }) => (
        <>
          <Link to={giftPaths.letter(id)} reloadDocument>
            {t("toLetter")}
            <span className="sr-only">: {donor}</span>
          </Link>
          <span className="hint block">
            {t(isDisclosed ? "disclosed" : `needs.${needs}`, { from })}
          </span>
        </>
      ),
    });
  }
  if (mayAct) {
    columns.push({
      key: "remove",
      header: t("remove"),
      cell: ({ id, donor }) => (
        <Details summary={t("remove")}>
          <p>{t("removeText")}</p>
          <Form
            id={`remove-${id}`}
            action={giftPaths.list(named)}
            label={t("removeOne", { donor })}
          >
            <input type="hidden" name="id" value={id} />
            <SubmitButton variant="secondary">{t("removeOne", { donor })}</SubmitButton>
          </Form>
        </Details>
      ),
    });
  }
  return (
    <PagedTable
      caption={t("gifts")}
      list={gifts}
      urlOf={(page) => giftPaths.list(named, page)}
      empty={<EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
      columns={columns}
    />
  );
}
