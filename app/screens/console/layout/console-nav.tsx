import { NavLink, useLocation } from "@remix-run/react";
import type { Waiting } from "#modules/console/contract";
import { Menu } from "~/parts/shell/menus";
import { useWords } from "~/ui/ui-context";
import { consoleMessages } from "../console-words";
import { staffMenu } from "./staff-menu";

type Group = (typeof staffMenu)[number];
export interface ConsoleNavProps {
  /** Undefined for somebody who may not know. */
  waiting: Waiting | undefined;
}

/** The group that a page belongs to; none of what is reached from several, such as the search. */
const groupOf = (pathname: string): Group | undefined =>
  staffMenu.find(({ items }) =>
    items.some(({ key, to }) => {
      const isUnder = key !== "today" && pathname.startsWith(`${to}/`);
      return pathname === to || isUnder;
    }),
  );

/**
 * The menu of the staff's pages: five groups with how much waits in each. The places of the group
 * where somebody is are open under them; on phones all is folded.
 */
export function ConsoleNav({ waiting }: ConsoleNavProps) {
  const t = useWords(consoleMessages);
  const here = groupOf(useLocation().pathname);
  return (
    <div className="console-menu">
      <nav className="console-wide" aria-label={t("menuLabel")}>
        <ul>
          {staffMenu.map((group) => (
            <li key={group.key}>
              {group === here ? (
                <NavLink to={group.items[0].to} end className="nav-link console-here">
                  <GroupName group={group} waiting={waiting} />
                </NavLink>
              ) : (
                <Menu name="staff-menu" label={<GroupName group={group} waiting={waiting} />}>
                  <Items group={group} waiting={waiting} />
                </Menu>
              )}
            </li>
          ))}
        </ul>
        {here && <Items group={here} waiting={waiting} />}
      </nav>
      <Menu className="nav-menu" label={t("menu")}>
        <nav aria-label={t("menuLabel")}>
          {staffMenu.map((group) => (
            <div key={group.key}>
              <p className="nav-group">{t(`group.${group.key}`)}</p>
              <Items group={group} waiting={waiting} />
            </div>
          ))}
        </nav>
      </Menu>
    </div>
  );
}

const sumOf = (kinds: readonly (keyof Waiting)[], waiting: Waiting | undefined): number =>
  kinds.reduce((sum, kind) => sum + (waiting?.[kind] ?? 0), 0);

interface GroupProps extends ConsoleNavProps {
  group: Group;
}

function GroupName({ group, waiting }: GroupProps) {
  const t = useWords(consoleMessages);
  const kinds = group.items.flatMap(({ waits }): readonly (keyof Waiting)[] => waits);
  return (
    <>
      {t(`group.${group.key}`)}
      <Count count={sumOf(kinds, waiting)} />
    </>
  );
}

function Items({ group, waiting }: GroupProps) {
  const t = useWords(consoleMessages);
  return (
    <ul className="menu-ways">
      {group.items.map(({ key, to, waits }) => (
        <li key={key}>
          <NavLink to={to} end={isAbove(to)} className="nav-link">
            {t(key)}
            <Count count={sumOf(waits, waiting)} />
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** Whether another place of the menu lies under this one, and so is not within it. */
const isAbove = (place: string): boolean =>
  staffMenu.some(({ items }) => items.some(({ to }) => to.startsWith(`${place}/`)));

/** How much waits, where something does. */
function Count({ count }: { count: number }) {
  const t = useWords(consoleMessages);
  if (count === 0) return null;
  return (
    <>
      {" "}
      <b className="count figures" title={t("waitsHere", { count })}>
        {count}
      </b>
    </>
  );
}
