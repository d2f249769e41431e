import { Form, Link, NavLink } from "@remix-run/react";
import { paths } from "~/http/paths";
import type { RootData } from "~/root-data";
import { ButtonLink } from "~/ui/button";
import { useUi, useWords } from "~/ui/ui-context";
import { uiMessages } from "~/ui/words";
import { Menu } from "./menus";
import { siteMenu } from "./site-menu";
import { shellMessages } from "./words";

/** The mark: an evergreen on its ground. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M16 2l6.6 8.2h-3.3l5.4 6.6h-3.5l6 7.2H17.4v3.2h-2.8V24H4.8l6-7.2H7.3l5.4-6.6H9.4z" />
      <rect x="4" y="28" width="24" height="2.4" rx="1.2" />
    </svg>
  );
}

export interface HeaderProps {
  /** Who is signed in; undefined for a visitor. */
  person?: { readonly firstName: string; readonly isStaff: boolean } | undefined;
  /** The page has a navigation of its own: that of a member or of the staff. */
  isInside: boolean;
  /** The lines of the menu that lead to inquiry forms. */
  formWays: RootData["formWays"];
}

/** Logo, ways around the site, who is signed in. On phones a menu that opens without script. */
export function Header(props: HeaderProps) {
  const words = useWords(uiMessages);
  const { brand } = useUi();
  return (
    <header className="site-head">
      <div className="site-head-row">
        <Link to={paths.home} className="wordmark">
          <Mark />
          {brand.name}
        </Link>
        <nav className="site-nav" aria-label={words("shell.nav")}>
          {!props.isInside && <SiteWords formWays={props.formWays} />}
          <Who {...props} />
        </nav>
        <Menu className="nav-menu" label={words("shell.menu")}>
          <nav aria-label={words("shell.nav")}>
            <Who {...props} />
            {!props.isInside && <SiteGroups formWays={props.formWays} />}
          </nav>
        </Menu>
      </div>
    </header>
  );
}

/** The words of the public site, each with its links under it. */
function SiteWords({ formWays }: Pick<HeaderProps, "formWays">) {
  const t = useWords(shellMessages);
  return (
    <ul>
      {siteMenu.map(({ key, ways }) => (
        <li key={key}>
          <Menu name="site-menu" label={t(key)}>
            <Ways ways={ways} formWays={formWays.filter(({ menu }) => menu === key)} />
          </Menu>
        </li>
      ))}
      <li>
        <NavLink to={paths.pricing} className="nav-link">
          {t("nav.pricing")}
        </NavLink>
      </li>
    </ul>
  );
}

/** The same for phones: all of it at once. */
function SiteGroups({ formWays }: Pick<HeaderProps, "formWays">) {
  const t = useWords(shellMessages);
  return (
    <>
      <ul>
        <li>
          <NavLink to={paths.pricing} className="nav-link">
            {t("nav.pricing")}
          </NavLink>
        </li>
      </ul>
      {siteMenu.map(({ key, ways }) => (
        <div key={key}>
          <p className="nav-group">{t(key)}</p>
          <Ways ways={ways} formWays={formWays.filter(({ menu }) => menu === key)} />
        </div>
      ))}
    </>
  );
}

type WaysProps = Pick<(typeof siteMenu)[number], "ways"> & Pick<HeaderProps, "formWays">;

/** The links under a word of the menu. */
function Ways({ ways, formWays }: WaysProps) {
  const t = useWords(shellMessages);
  return (
    <ul className="menu-ways">
      {[...ways.map(({ key, to }) => ({ to, label: t(key) })), ...formWays].map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} className="nav-link">
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Who({ person, isInside }: Omit<HeaderProps, "formWays">) {
  const words = useWords(uiMessages);
  const t = useWords(shellMessages);
  const { csrfToken } = useUi();
  if (!person) {
    return (
      <ul className="who">
        <li>
          <NavLink to={paths.login()} className="nav-link">
            {words("shell.signIn")}
          </NavLink>
        </li>
        <li>
          <ButtonLink to={paths.applicationStart()}>
            {t("nav.start")}
            <span className="sr-only"> {t("nav.startWhat")}</span>
          </ButtonLink>
        </li>
      </ul>
    );
  }
  return (
    <ul className="who">
      {person.isStaff ? (
        <li>
          <NavLink to={paths.admin} className="nav-link">
            {t("nav.admin")}
          </NavLink>
        </li>
      ) : (
        !isInside && (
          <li>
            <NavLink to={paths.app} className="nav-link">
              {t("nav.app")}
            </NavLink>
          </li>
        )
      )}
      {isInside && (
        <li>
          <NavLink to={paths.account} className="nav-link">
            {words("shell.signedInAs", { name: person.firstName })}
          </NavLink>
        </li>
      )}
      <li>
        <Form method="post" action={paths.logout}>
          <input type="hidden" name="_token" value={csrfToken} />
          <button type="submit" className="nav-link">
            {words("shell.signOut")}
          </button>
        </Form>
      </li>
    </ul>
  );
}
