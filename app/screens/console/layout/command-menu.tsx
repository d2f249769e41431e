import { Link, useNavigate } from "@remix-run/react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type Found, MOST_SEARCHED } from "#modules/console/contract";
import { formatCurrency } from "#modules/platform/format";
import { consolePaths } from "~/http/console-staff-paths";
import { paths } from "~/http/paths";
import { staffPaths } from "~/http/staff-paths";
import { Dialog } from "~/ui/dialog";
import { useWords } from "~/ui/ui-context";
import { consoleMessages } from "../console-words";
import { staffMenu } from "./staff-menu";

const PAUSE_MS = 200;

/** Somewhere to go. */
interface Way {
  readonly kind: "page" | "account" | "person" | "invoice" | "all";
  readonly to: string;
  readonly label: string;
  readonly hint?: string;
}

/** What a search found, for the text that it was asked. */
interface Answer {
  readonly text: string;
  /** Undefined when the search did not answer. */
  readonly found: Found | undefined;
}

async function ask(text: string, signal: AbortSignal): Promise<Found | undefined> {
  const query = new URLSearchParams({ search: text });
  try {
    const headers = { Accept: "application/json" };
    const answer = await fetch(`${consolePaths.search}?${query}`, { headers, signal });
    return answer.ok ? ((await answer.json()) as Found) : undefined;
  } catch {
    return undefined;
  }
}

/** Asks once typing pauses; undefined while there is no answer to what is typed. */
function useFound(text: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (text === "") return undefined;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const found = await ask(text, stop.signal);
      if (!stop.signal.aborted) setAnswer({ text, found });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  return answer?.text === text ? answer : undefined;
}

function waysIn({ accounts, people, invoices }: Found): readonly Way[] {
  return [
    ...accounts.map(({ id, name, city, state }): Way => {
      const hint = [city, state].filter(Boolean).join(", ");
      return { kind: "account", to: consolePaths.account(id), label: name, hint };
    }),
    ...people.map(({ id, name, email }): Way => {
      return { kind: "person", to: staffPaths.person(id), label: name || email, hint: email };
    }),
    ...invoices.map(({ id, number, account, balance }): Way => {
      const hint = `${account} · ${formatCurrency(balance)}`;
      return { kind: "invoice", to: paths.invoice(id), label: number, hint };
    }),
  ];
}

export interface CommandMenuProps {
  onClose: () => void;
  /** Whether j, k and / do something on lists. */
  hasKeys: boolean;
  onKeys: (isOn: boolean) => void;
}

/**
 * Goes anywhere by typing a part of its name: the staff's pages, and whatever "Search everything"
 * finds. Enter takes the first, the arrows go through the others.
 */
export default function CommandMenu({ onClose, hasKeys, onKeys }: CommandMenuProps) {
  const t = useWords(consoleMessages);
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const answer = useFound(text);
  const found = answer?.found;

  const pages = staffMenu
    .flatMap((group): readonly Way[] =>
      group.items.map(({ key, to }) => ({ kind: "page", to, label: t(key) })),
    )
    .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  const all: Way = {
    kind: "all",
    to: `${consolePaths.search}?${new URLSearchParams({ search: text })}`,
    label: t("command.all", { search: `“${text}”` }),
  };
  const ways = [...pages, ...(found ? waysIn(found) : []), ...(text === "" ? [] : [all])];

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const [first] = ways;
    if (!first) return;
    onClose();
    navigate(first.to);
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement) + by;
    event.preventDefault();
    if (at < 0) field.current?.focus();
    else links[at]?.focus();
  }

  return (
    <Dialog isOpen title={t("command.title")} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows go between the field and the links in it */}
      <div className="command" onKeyDown={onKeyDown}>
        <form onSubmit={onSubmit}>
          <label htmlFor="command" className="hint">
            {t("command.hint")}
          </label>
          <input
            ref={field}
            id="command"
            type="search"
            className="control"
            autoComplete="off"
            spellCheck={false}
            maxLength={MOST_SEARCHED}
            value={typed}
            onChange={({ target: { value } }) => setTyped(value)}
          />
        </form>
        <p role="status" className="sr-only">
          {answer && t("command.count", { count: ways.length })}
        </p>
        {answer && !found && <p className="hint mt-2">{t("command.failed")}</p>}
        <ul ref={list} className="command-ways">
          {ways.map(({ kind, to, label, hint }) => (
            <li key={kind + to}>
              <Link to={to} onClick={onClose}>
                <span>{label}</span>
                {hint && <span className="hint">{hint}</span>}
                <span className="command-kind">{kind !== "all" && t(`command.${kind}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="choice">
          <input
            type="checkbox"
            id="staff-keys"
            checked={hasKeys}
            onChange={({ target: { checked } }) => onKeys(checked)}
          />
          <label htmlFor="staff-keys">{t("command.keys")}</label>
        </div>
      </div>
    </Dialog>
  );
}
