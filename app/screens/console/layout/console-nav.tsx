import { NavLink, useLocation } from "@remix-run/react";
import { Icon } from "~/ui/icons";
import { useWords } from "~/ui/ui-context";
import { consoleMessages } from "../console-words";
import { staffMenu } from "./staff-menu";

/** The menu of the staff's pages: in groups, the current place marked, folded on phones. */
export function ConsoleNav() {
  const t = useWords(consoleMessages);
  const { pathname } = useLocation();
  return (
    <div className="console-menu">
      <nav className="console-wide" aria-label={t("menuLabel")}>
        <Groups />
      </nav>
      <details key={pathname} className="console-narrow">
        <summary>
          <Icon name="menu" />
          {t("menu")}
        </summary>
        <nav aria-label={t("menuLabel")}>
          <Groups />
        </nav>
      </details>
    </div>
  );
}

function Groups() {
  const t = useWords(consoleMessages);
  return (
    <ul className="console-groups">
      {staffMenu.map((group) => (
        <li key={group.key}>
          <span className="console-group">{t(`group.${group.key}`)}</span>
          <ul>
            {group.items.map(({ key, to }) => (
              <li key={key}>
                <NavLink to={to} end={key === "today"} className="nav-link">
                  {t(key)}
                </NavLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
