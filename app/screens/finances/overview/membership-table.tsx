import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { membershipYearWords } from "../membership-words";

interface ShownMembership {
  readonly id: number;
  readonly levelName: string;
  readonly from: string;
  readonly through: string;
  readonly certificateNumber: string;
}

/** The renewed years of an account, each with the way to its certificate. */
export function MembershipTable({ memberships }: { memberships: readonly ShownMembership[] }) {
  const t = useWords(membershipYearWords);
  return (
    <Table
      caption={t("membershipsCaption", { count: memberships.length })}
      isCaptionHidden
      rows={memberships}
      rowKey={({ id }) => id}
      empty={<p>{t("membershipsNone")}</p>}
      columns={[
        {
          key: "level",
          header: t("columnLevel"),
          isRowHeader: true,
          cell: ({ levelName }) => levelName,
        },
        { key: "from", header: t("columnFrom"), cell: ({ from }) => from },
        { key: "through", header: t("columnThrough"), cell: ({ through }) => through },
        {
          key: "certificate",
          header: t("columnCertificate"),
          cell: ({ id, certificateNumber: number }) => (
            <Link to={paths.membership(id)}>{t("certificateOf", { number })}</Link>
          ),
        },
      ]}
    />
  );
}
