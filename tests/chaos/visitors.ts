import { setTimeout as sleep } from "node:timers/promises";
import { Visitor } from "#tests/setup/visitor";

const form = "/bylaws-generator/chapter";
const answers = { name: "Gamma", purpose: "Friendship.", fiscal_year_end: "6", version: "1" };

/** A request and what came of it. */
export interface Sent {
  readonly what: "page" | "form" | "document";
  /** By `performance.now()`. */
  readonly began: number;
  readonly ended: number;
  /** The status, or the words of the fault. */
  readonly answer: string;
  /** Whether the answer is one of ours below 400. */
  readonly isGood: boolean;
  /** The key of the document that the answer promises. */
  readonly hash: string | undefined;
}

/** Visitors who hardly rest: a page, a form, a document, and again until `end` is called. */
export function startVisitors(url: string, count: number, restMs = 200) {
  let isOver = false;
  const sent: Sent[] = [];
  async function one(what: Sent["what"], send: () => Promise<{ status: number; hash?: string }>) {
    const began = performance.now();
    const found = await send().then(
      ({ status, hash }) => ({ answer: String(status), hash }),
      (error: Error) => ({
        answer: `${error.message} ${String(error.cause ?? "")}`,
        hash: undefined,
      }),
    );
    const isGood = /^[23]\d\d$/.test(found.answer);
    sent.push({ what, began, ended: performance.now(), isGood, ...found });
  }
  const loops = Array.from({ length: count }, async () => {
    const visitor = new Visitor(url);
    const _at = (await visitor.open(form)).hidden("_at");
    await sleep(2_050);
    const post = async () => {
      const answer = await visitor.call(form, "POST", { ...answers, _at });
      const text = await answer.text();
      const { bylaw } = (answer.ok ? JSON.parse(text) : {}) as { bylaw?: { hash: string } };
      return { status: answer.status, ...bylaw };
    };
    while (!isOver) {
      await one("page", () => visitor.open("/"));
      await one("form", () => visitor.open(form));
      await one("document", post);
      await sleep(restMs);
    }
  });
  return {
    /** Every request so far that has its answer. */
    sent: sent as readonly Sent[],
    /** Lets everybody finish what they are at. */
    async end(): Promise<void> {
      isOver = true;
      await Promise.all(loops);
    },
  };
}
