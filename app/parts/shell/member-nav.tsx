import { Link, useLocation, useMatches } from "@remix-run/react";
import { calendarPaths } from "~/http/calendar-paths";
import { handoverPaths } from "~/http/handover-paths";
import { headquartersPaths } from "~/http/headquarters-paths";
import { letterPaths } from "~/http/letter-paths";
import { officerPaths } from "~/http/officer-paths";
import { paths } from "~/http/paths";
import { supervisionPaths } from "~/http/supervision-paths";
import { Drawing } from "~/ui/icons";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import { memberNavMessages } from "./member-nav-words";
import { Menu } from "./menus";

type Place = (typeof places)[number]["key"];
interface Part {
  readonly key:
    | "files"
    | "bylaws"
    | "letters"
    | "headquarters"
    | "signIns"
    | "officers"
    | "handover"
    | "you"
    | "organization"
    | "reminders";
  readonly to: (accountId: number) => string;
}
type OwnAccount = { readonly id: number; readonly name: string; readonly hasChapters?: boolean };

/** Each place, with the pages that belong to it; home has what fits nowhere else. */
const places = [
  { key: "home", pages: /^/ },
  // Of who heads a group alone.
  { key: "chapters", pages: /^\/app\/group/ },
  { key: "calendar", pages: /^\/app\/calendar/ },
  {
    key: "money",
    pages: /^\/app\/(finances|gifts|invoices|memberships|payments|renewal|discount|treasury)/,
  },
  { key: "documents", pages: /^\/app\/(files|inspection|packet|bylaws|letters|supervision)/ },
  { key: "people", pages: /^\/app\/(account\/users|officers|handover)/ },
  { key: "settings", pages: /^\/(account|app\/account\/(?!users))/ },
] as const;

/** Where a place is, for an account that is not the first. */
const addressOf = {
  home: (id) => (id === undefined ? paths.app : paths.appOf(id)),
  chapters: headquartersPaths.board,
  calendar: (accountId) => calendarPaths.calendar({ accountId }),
  money: (accountId) => paths.finances({ accountId }),
  documents: (accountId) => paths.files({ accountId }),
  people: (accountId) => paths.people({ accountId }),
  settings: () => paths.account,
} as const satisfies Record<Place, (id: number | undefined) => string>;

/** The parts of a place that has several, each with its address for an account. */
const partsOf: Partial<Record<Place, readonly Part[]>> = {
  documents: [
    { key: "files", to: (accountId) => paths.files({ accountId }) },
    { key: "bylaws", to: (accountId) => paths.ownBylaws({ accountId }) },
    { key: "letters", to: (accountId) => letterPaths.list(accountId) },
    { key: "headquarters", to: (accountId) => supervisionPaths.own({ accountId }) },
  ],
  people: [
    { key: "signIns", to: (accountId) => paths.people({ accountId }) },
    { key: "officers", to: (accountId) => officerPaths.roster(accountId) },
    { key: "handover", to: (accountId) => handoverPaths.list(accountId) },
  ],
  settings: [
    { key: "you", to: () => paths.account },
    { key: "organization", to: paths.accountUpdate },
    { key: "reminders", to: (accountId) => paths.reminders({ accountId }) },
  ],
};

const shapes = {
  home: "M4 11.5L12 4l8 7.5M6 10v10h12V10",
  chapters:
    "M12 3.5v5M5 15.5v-3.5h14v3.5M12 8.5V12M2.5 15.5h5v5h-5zM9.5 15.5h5v5h-5zM16.5 15.5h5v5h-5z",
  calendar:
    "M4 6.5h16V20H4zM4 10.5h16M8.5 3.5v5M15.5 3.5v5M8 14h.2M12 14h.2M16 14h.2M8 17h.2M12 17h.2",
  money: "M3.5 6.5h17v11h-17zM12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM6.5 9.5v.2M17.5 14.3v.2",
  documents: "M6.5 3.5h7.5l4 4v13H6.5zM13.5 3.5V8H18M9.5 12.5h5.5M9.5 16h5.5",
  people:
    "M9 5a3 3 0 100 6 3 3 0 000-6zM3.5 19.5c0-3.3 2.4-5.5 5.5-5.5s5.5 2.2 5.5 5.5M15.5 5.4a3 3 0 010 5.4M17 14.4c2.1.7 3.5 2.6 3.5 5.1",
  settings:
    "M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3M15 5a2 2 0 100 4 2 2 0 000-4zM9 10a2 2 0 100 4 2 2 0 000-4zM15 15a2 2 0 100 4 2 2 0 000-4z",
} as const satisfies Record<Place, string>;

/** A page of one officer belongs to the officers as their list does. */
const isAtOrUnder = (pathname: string, place: string) =>
  pathname === place || pathname.startsWith(`${place}/`);

const ofAccountItself = /^\/app\/account\/(?!users)/;

/**
 * Of which of a person's organizations the page is: its address names it, or else its data does
 * (`accountId`), or else it is the first.
 */
function useShownAccount(accounts: readonly OwnAccount[]): OwnAccount | undefined {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const data = page?.data as { accountId?: unknown } | null | undefined;
  const named = [
    new URLSearchParams(search).get("account_id"),
    ofAccountItself.test(pathname) ? page?.params.id : undefined,
    data?.accountId,
  ];
  const own = named.map((name) => accounts.find(({ id }) => String(id) === String(name)));
  return own.find((account) => account) ?? accounts[0];
}

/**
 * A member's way around: the organization, with a switch for people of several, and its places, side
 * by side on wide screens and as a bar under the thumb on phones.
 */
export default function MemberNav({ accounts }: { accounts: readonly OwnAccount[] }) {
  const t = useWords(memberNavMessages);
  const { pathname } = useLocation();
  const shown = useShownAccount(accounts);
  const others = accounts.filter(({ id }) => id !== shown?.id);
  // The first one goes without saying in every address.
  const named = shown === accounts[0] ? undefined : shown?.id;
  const current = places.findLast(({ pages }) => pages.test(pathname))?.key ?? "home";
  const parts = partsOf[current];
  const shownPlaces = places.filter(({ key }) => key !== "chapters" || shown?.hasChapters);
  return (
    <>
      <nav className="member-head" aria-label={t("label")}>
        <div className="member-club">
          {others.length === 0 ? (
            <p>{shown?.name}</p>
          ) : (
            <Menu
              label={
                <>
                  {shown?.name} <span className="sr-only">{t("switch")}</span>
                </>
              }
            >
              <ul className="menu-ways">
                {others.map(({ id, name }) => (
                  <li key={id}>
                    <Link to={paths.appOf(id)} className="nav-link">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </Menu>
          )}
        </div>
        <div className="member-nav">
          <ul>
            {shownPlaces.map(({ key }) => (
              <li key={key}>
                <Link
                  to={addressOf[key](named)}
                  className="nav-link"
                  aria-current={key === current ? "page" : undefined}
                >
                  <Drawing shape={shapes[key]} />
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      {parts && shown && (
        <div className="member-parts">
          <Tabs
            label={t(current)}
            tabs={parts.map(({ key, to }) => ({
              to: to(shown.id),
              label: t(key),
              isCurrent: isAtOrUnder(pathname, to(shown.id).split("?")[0] ?? ""),
            }))}
          />
        </div>
      )}
    </>
  );
}
