import { Link } from "@remix-run/react";
import { inspectionPaths } from "~/http/inspection-paths";
import { vaultPaths } from "~/http/vault-paths";
import { Checkbox } from "~/ui/choices";
import { Details } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { ownInspectionWords } from "./words";

export interface PageFormProps {
  named: number | undefined;
  page: { readonly isOpen: boolean; readonly isIndexed: boolean; readonly version: number };
  answer: FormOutcome | undefined;
}

/** Opens or closes the public page, and lets search engines find it. */
export function PageForm({ named, page, answer }: PageFormProps) {
  const t = useWords(ownInspectionWords);
  return (
    <Form
      key={page.version}
      id="page"
      action={inspectionPaths.own(named)}
      answer={answer}
      boxes={["is_open", "is_indexed"]}
      label={t("page")}
    >
      <input type="hidden" name="decision" value="page" />
      <input type="hidden" name="version" value={page.version} />
      <Checkbox name="is_open" label={t("isOpen")} defaultChecked={page.isOpen} />
      <Checkbox name="is_indexed" label={t("isIndexed")} defaultChecked={page.isIndexed} />
      <SubmitButton className="mt-6">{t("save")}</SubmitButton>
    </Form>
  );
}

export interface PublishedTableProps {
  named: number | undefined;
  mayAct: boolean;
  papers: readonly {
    readonly id: number;
    readonly title: string;
    readonly what: string;
    readonly until: string;
    readonly isShown: boolean;
  }[];
}

/** What is published, and until when. */
export function PublishedTable({ named, mayAct, papers }: PublishedTableProps) {
  const t = useWords(ownInspectionWords);
  return (
    <Table
      caption={t("published")}
      isCaptionHidden
      rows={papers}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("publishedNone")}>{t("publishedNoneText")}</EmptyState>}
      columns={[
        { key: "paper", header: t("paper"), cell: ({ title }) => title, isRowHeader: true },
        { key: "what", header: t("what"), cell: ({ what }) => what, isLong: true },
        {
          key: "until",
          header: t("until"),
          cell: ({ until, isShown }) => (isShown ? until : t("over")),
        },
        ...(mayAct
          ? [
              {
                key: "withdraw",
                header: t("withdraw"),
                cell: ({ id, title }: { id: number; title: string }) => (
                  <Details summary={t("withdraw")}>
                    <p>{t("withdrawText")}</p>
                    <Form
                      id={`withdraw-${id}`}
                      action={inspectionPaths.own(named)}
                      label={t("withdrawOne", { title })}
                    >
                      <input type="hidden" name="decision" value="withdraw" />
                      <input type="hidden" name="id" value={id} />
                      <SubmitButton variant="secondary">{t("withdrawOne", { title })}</SubmitButton>
                    </Form>
                  </Details>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

export interface PublishableTableProps {
  named: number | undefined;
  mayAct: boolean;
  papers: readonly {
    readonly fileId: number;
    readonly title: string;
    readonly date: string;
    readonly bar: "" | "notPdf" | "notScanned";
  }[];
}

/** What could be published, or why not. */
export function PublishableTable({ named, mayAct, papers }: PublishableTableProps) {
  const t = useWords(ownInspectionWords);
  return (
    <Table
      caption={t("publishable")}
      isCaptionHidden
      rows={papers}
      rowKey={({ fileId }) => fileId}
      empty={
        <EmptyState
          title={t("publishableNone")}
          action={<Link to={vaultPaths.add({ accountId: named })}>{t("upload")}</Link>}
        >
          {t("publishableNoneText")}
        </EmptyState>
      }
      columns={[
        { key: "paper", header: t("paper"), cell: ({ title }) => title, isRowHeader: true },
        { key: "date", header: t("dated"), cell: ({ date }) => date },
        {
          key: "publish",
          header: t("publish"),
          cell: ({ fileId, title, bar }) =>
            bar ? (
              <span className="hint">{t(`bar.${bar}`)}</span>
            ) : mayAct ? (
              <Link to={inspectionPaths.publish(fileId)} aria-label={t("publishOne", { title })}>
                {t("publish")}
              </Link>
            ) : null,
        },
      ]}
    />
  );
}
