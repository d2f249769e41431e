import { useNavigate } from "@remix-run/react";
import { type MouseEvent, type RefObject, useRef, useState } from "react";
import { paths } from "~/http/paths";
import { addressOf } from "./address-of";
import type { PeopleView, PersonRow } from "./people-page.server";
import type { WireUser } from "./wire-user";

/** `primary`: it cannot be deleted; `failed`: the server did not do it. */
export type DeletionStep = "closed" | "ask" | "busy" | "primary" | "failed";

export interface Deletion {
  readonly rows: readonly PersonRow[];
  readonly step: DeletionStep;
  readonly row: PersonRow | undefined;
  /** Somebody was deleted since the page was opened, and nobody dismissed the message. */
  readonly isDone: boolean;
  readonly listHead: RefObject<HTMLHeadingElement | null>;
  ask(row: PersonRow, event: MouseEvent<HTMLAnchorElement>): void;
  confirm(): void;
  close(): void;
  dismiss(): void;
}

/** Deletes a person with script: asks, calls, and reads the list again. */
export function useDeletion(view: PeopleView): Deletion {
  const navigate = useNavigate();
  const listHead = useRef<HTMLHeadingElement>(null);
  const [reloaded, setReloaded] = useState({ view, rows: view.rows });
  const [asked, setAsked] = useState<{ step: DeletionStep; row?: PersonRow }>({ step: "closed" });
  const [isDone, setIsDone] = useState(false);
  const rows = reloaded.view === view ? reloaded.rows : view.rows;

  async function remove(row: PersonRow) {
    setAsked({ step: "busy", row });
    const path = paths.personDelete(row.user.id, view.accountId);
    const { status, confirm } = await callDelete(path);
    if (confirm) {
      navigate(confirm);
      return;
    }
    if (status !== 200) {
      setAsked({ step: status === 409 ? "primary" : "failed", row });
      return;
    }
    setAsked({ step: "closed" });
    setIsDone(true);
    const left = rows.filter(({ user }) => user.id !== row.user.id);
    setReloaded({ view, rows: left });
    listHead.current?.focus();
    if (view.chosenId === row.user.id) {
      navigate(addressOf(view), { replace: true, preventScrollReset: true });
      return;
    }
    const users = await reload(paths.peopleJson(view.accountId));
    if (users) setReloaded({ view, rows: users.map((user) => rowOf(user, left)) });
  }

  return {
    rows,
    step: asked.step,
    row: asked.row,
    isDone,
    listHead,
    ask(row, event) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setIsDone(false);
      setAsked({ step: row.user.is_primary === 1 ? "primary" : "ask", row });
    },
    confirm() {
      if (asked.step === "ask" && asked.row) void remove(asked.row);
    },
    close: () => setAsked(({ row }) => ({ step: "closed", row })),
    dismiss: () => setIsDone(false),
  };
}

/** What a reload does not tell, invitations and locks, stays as it was. */
const rowOf = (user: WireUser, known: readonly PersonRow[]): PersonRow => ({
  lock: null,
  invitation: null,
  ...known.find((row) => row.user.id === user.id),
  user,
});

interface Answer {
  /** 0 when none came. */
  readonly status: number;
  /** The page that asks for the password first and leads back to the question. */
  readonly confirm?: string;
}

async function callDelete(path: string): Promise<Answer> {
  try {
    const answer = await fetch(path, { method: "DELETE" });
    const { confirm } = (answer.status === 403 ? await answer.json() : {}) as Partial<Answer>;
    return confirm ? { status: 403, confirm } : { status: answer.status };
  } catch {
    return { status: 0 };
  }
}

/** The list as it is now; a failure is logged and nothing else, since the deletion itself worked. */
async function reload(path: string): Promise<WireUser[] | undefined> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`the list of users answered ${answer.status}`);
    return (await answer.json()) as WireUser[];
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the contract says that a failed reload is only logged
    console.warn("The list of users could not be read again.", error);
    return undefined;
  }
}
