import { lazy, Suspense, useLayoutEffect, useState } from "react";
import { consolePaths } from "~/http/console-staff-paths";
import { useSingleKeys } from "~/ui/single-keys";
import { useHydrated, useWords } from "~/ui/ui-context";
import { consoleMessages } from "../console-words";

/** Loaded once somebody asks for it. */
const CommandMenu = lazy(() => import("./command-menu"));

const typing = "input:not([type=checkbox], [type=radio]), textarea, select, dialog";

/** Of each row of the page's list the link that names it, else the first of what can be done there. */
const rowLinks = (): readonly HTMLElement[] =>
  [...document.querySelectorAll(".table-work tbody tr")].flatMap(
    (row) =>
      row.querySelector<HTMLElement>("th a") ?? row.querySelector<HTMLElement>("a, button") ?? [],
  );

function step(by: 1 | -1): boolean {
  const links = rowLinks();
  const row = document.activeElement?.closest(".table-work tbody tr");
  const at = links.findIndex((link) => row?.contains(link));
  const next = links[at < 0 ? 0 : at + by];
  next?.focus();
  next?.closest("tr")?.scrollIntoView({ block: "nearest" });
  return next !== undefined;
}

function search(): boolean {
  const field = document.querySelector<HTMLInputElement>("main input[type=search]");
  field?.select();
  field?.focus();
  return field !== null;
}

const keys: Readonly<Record<string, () => boolean>> = {
  j: () => step(1),
  k: () => step(-1),
  "/": search,
};

function followKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as Element | null)?.closest(typing)) return;
  if (keys[event.key]?.()) event.preventDefault();
}

/**
 * Keys on every page of the staff: j and k go through the rows of a list, / into its search, Ctrl-K
 * opens the command menu. There the single keys can be turned off, for whoever speaks to the
 * computer (WCAG 2.1.4). Without script the link leads to the search page.
 */
export function StaffKeys() {
  const t = useWords(consoleMessages);
  const isLive = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [isOn = false, turn] = useSingleKeys("staff-keys-off", followKey);
  // With the page, not after it is painted: a key that is pressed at once is heard.
  useLayoutEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);

  return (
    <>
      <a
        href={consolePaths.search}
        className="command-open"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t("search")}
        {isLive && <kbd>Ctrl K</kbd>}
      </a>
      {isOpen && (
        <Suspense>
          <CommandMenu onClose={() => setOpen(false)} hasKeys={isOn} onKeys={turn} />
        </Suspense>
      )}
    </>
  );
}
