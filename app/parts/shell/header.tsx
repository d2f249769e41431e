import { Form, Link, NavLink } from "@remix-run/react";
import { Icon } from "~/ui/icons";
import { useUi, useWords } from "~/ui/ui-context";
import { uiMessages } from "~/ui/words";

/** The mark: an evergreen that stands on its ground. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M16 2l6.6 8.2h-3.3l5.4 6.6h-3.5l6 7.2H17.4v3.2h-2.8V24H4.8l6-7.2H7.3l5.4-6.6H9.4z" />
      <rect x="4" y="28" width="24" height="2.4" rx="1.2" />
    </svg>
  );
}

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
