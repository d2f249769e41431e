import { Link } from "@remix-run/react";
import { standingPaths } from "~/http/standing-paths";
import { Form, SubmitButton } from "~/ui/form";
import { EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { PaperSign } from "../paper-sign";
import { standingPages } from "../words";

export interface CertificateTableProps {
  certificates: readonly {
    readonly id: number;
    readonly serial: string;
    readonly code: string;
    readonly issued: string;
    readonly valid: string;
    readonly state: "valid" | "expired" | "withdrawn";
    readonly file: "waiting" | "ready" | "none";
  }[];
  mayAct: boolean;
}

/** A club's certificates, the newest first, with what can be done with each. */
export function CertificateTable({ certificates, mayAct }: CertificateTableProps) {
  const t = useWords(standingPages);
  return (
    <Table
      caption={t("certificates")}
      isCaptionHidden
      rows={certificates}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t("certificatesEmpty")}>{t("certificatesEmptyText")}</EmptyState>}
      columns={[
        { key: "serial", header: t("serial"), isRowHeader: true, cell: ({ serial }) => serial },
        { key: "issued", header: t("issued"), cell: ({ issued }) => issued },
        { key: "valid", header: t("validThrough"), cell: ({ valid }) => valid },
        { key: "state", header: t("state"), cell: ({ state }) => <PaperSign state={state} /> },
        {
          key: "file",
          header: t("paper"),
          cell: ({ id, serial, file }) =>
            file === "ready" ? (
              <Link to={standingPaths.certificateFile(id)} reloadDocument>
                {t("download")}
                <span className="sr-only">: {serial}</span>
              </Link>
            ) : (
              t(file === "waiting" ? "paperWaiting" : "paperNone")
            ),
        },
        {
          key: "page",
          header: t("livePage"),
          cell: ({ code, serial }) => (
            <Link to={standingPaths.check(code)}>
              {t("openPage")}
              <span className="sr-only">: {serial}</span>
            </Link>
          ),
        },
        {
          key: "withdraw",
          header: t("withdraw"),
          cell: ({ id, serial, state }) =>
            state !== "withdrawn" &&
            mayAct && (
              <Form id={`withdraw-${id}`} label={`${t("withdraw")}: ${serial}`}>
                <input type="hidden" name="step" value="withdraw" />
                <input type="hidden" name="id" value={id} />
                <SubmitButton variant="secondary">
                  {t("withdraw")}
                  <span className="sr-only">: {serial}</span>
                </SubmitButton>
              </Form>
            ),
        },
      ]}
    />
  );
}
