import { Link } from "@remix-run/react";
import type { Verdict } from "#modules/standing/contract";
import { standingPaths } from "~/http/standing-paths";
import { badgeOf } from "~/parts/standing/badge";
import { StatusBadge } from "~/ui/status-badge";
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

/** A standing that becomes, or would become, another. */
export interface Step {
  readonly was: Verdict;
  readonly verdict: Verdict;
}

/** The columns of both standings, from the one and to the other. */
export const stepColumns = (from: string, to: string): readonly Column<Step>[] => [
  { key: "from", header: from, cell: ({ was }) => <StatusBadge standing={badgeOf[was]} /> },
  { key: "to", header: to, cell: ({ verdict }) => <StatusBadge standing={badgeOf[verdict]} /> },
];
