import { Form, Link, NavLink } from "@remix-run/react";
import { Icon } from "~/ui/icons";
import { useUi, useWords } from "~/ui/ui-context";
import { uiMessages } from "~/ui/words";
import { Mark } from "./logo";

export interface NavItem {
  readonly to: string;
  readonly label: string;
}

export interface HeaderProps {
  nav: readonly NavItem[];
  /** Who is signed in; undefined for a visitor. */
  person?: { readonly name: string } | undefined;
}

/** Logo, navigation, who is signed in. On phones a menu that opens without script. */
export function Header({ nav, person }: HeaderProps) {
  const words = useWords(uiMessages);
  const { brand } = useUi();
  const menu = { nav, person };
  return (
    <header className="site-head">
      <div className="site-head-row">
        <Link to="/" className="wordmark">
          <Mark />
          {brand.name}
        </Link>
        <nav className="site-nav" aria-label={words("shell.nav")}>
          <MenuItems {...menu} />
        </nav>
        <details className="nav-menu">
          <summary>
            <Icon name="menu" />
            {words("shell.menu")}
          </summary>
          <nav aria-label={words("shell.nav")}>
            <MenuItems {...menu} />
          </nav>
        </details>
      </div>
    </header>
  );
}

/** Closes the phone's menu when the page behind it changes without a reload. */
function closeMenu(event: { currentTarget: Element }) {
  event.currentTarget.closest("details")?.removeAttribute("open");
}

function MenuItems({ nav, person }: HeaderProps) {
  const words = useWords(uiMessages);
  const { csrfToken } = useUi();
  return (
    <>
      <ul>
        {nav.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className="nav-link" onClick={closeMenu}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <ul className="who">
        {person ? (
          <>
            <li className="nav-person">{words("shell.signedInAs", { name: person.name })}</li>
            <li>
              <Form method="post" action="/logout">
                <input type="hidden" name="_token" value={csrfToken} />
                <button type="submit" className="nav-link">
                  {words("shell.signOut")}
                </button>
              </Form>
            </li>
          </>
        ) : (
          <li>
            <NavLink to="/login" className="nav-link" onClick={closeMenu}>
              {words("shell.signIn")}
            </NavLink>
          </li>
        )}
      </ul>
    </>
  );
}
