import { Link } from "@remix-run/react";
import { standingPaths } from "~/http/standing-paths";
import type { Column } from "~/ui/table";

interface OfClub {
  readonly accountId: number;
  readonly name: string;
}

/** The column of clubs, each leading to its standing as staff see it. */
export const clubColumn = (header: string): Column<OfClub> => ({
  key: "club",
  header,
  isRowHeader: true,
  cell: ({ accountId, name }) => <Link to={standingPaths.staffClub(accountId)}>{name}</Link>,
});
