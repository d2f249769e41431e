import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { paths } from "~/http/paths";
import { staffPaths } from "~/http/staff-paths";
import { Icon } from "~/ui/icons";
import { useWords } from "~/ui/ui-context";
import { addressOf } from "./address-of";
import { useInvitationWords } from "./invitation-state";
import type { PeopleView, PersonRow } from "./people-page.server";
import { nameOf } from "./wire-user";
import { peoplePages } from "./words";

export interface PeopleListProps {
  view: PeopleView;
  rows: readonly PersonRow[];
  chosenId: number | undefined;
  /** Asks before a deletion; without script the link leads to a page that does. */
  onDelete: (row: PersonRow, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Name, address, primary marker and the delete icon of each person. */
export function PeopleList({ view, rows, chosenId, onDelete }: PeopleListProps) {
  const t = useWords(peoplePages);
  if (rows.length === 0) return <p className="hint mt-4">{t("nobody")}</p>;
  return (
    <ul className="people-list">
      {rows.map((row) => (
        <PersonItem
          key={row.user.id}
          view={view}
          row={row}
          onDelete={onDelete}
          isChosen={row.user.id === chosenId}
        />
      ))}
    </ul>
  );
}

interface PersonItemProps extends Pick<PeopleListProps, "view" | "onDelete"> {
  row: PersonRow;
  isChosen: boolean;
}

function PersonItem({ view, row, isChosen, onDelete }: PersonItemProps) {
  const t = useWords(peoplePages);
  const invitation = useInvitationWords(row.invitation);
  const { user } = row;
  const name = nameOf(user);
  return (
    <li className="people-item" data-chosen={isChosen || undefined}>
      <div className="people-who">
        <Link
          to={addressOf(view, user.id)}
          className="people-choose"
          aria-current={isChosen ? "true" : undefined}
          preventScrollReset
        >
          {name}
        </Link>
        {name !== user.email && <p className="people-email">{user.email}</p>}
        {user.is_primary === 1 && (
          <p className="people-mark">
            <Icon name="check" />
            {t("primary")}
          </p>
        )}
        {invitation && <p className="hint text-sm">{invitation}</p>}
        {row.invitation?.becomesPrimary && (
          <p className="hint text-sm">{t("invitation.primary")}</p>
        )}
        {view.base.kind === "staff" && !invitation && (
          <Link to={staffPaths.person(user.id)} className="small-link">
            {t("signIn")} <span className="sr-only">{t("signInOf", { name })}</span>
          </Link>
        )}
      </div>
      {view.canChange && (
        <Link
          to={paths.personDelete(user.id, view.accountId)}
          className="icon-btn people-delete"
          aria-label={t("delete", { name })}
          onClick={(event) => onDelete(row, event)}
        >
          <Icon name="trash" />
        </Link>
      )}
    </li>
  );
}
