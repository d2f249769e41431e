import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { answerEvents, closeEventStreams, type Look } from "~/http/event-stream.server";

const preparing: Look = { data: { state: "preparing" }, isLast: false };
const ready: Look = { data: { state: "ready" }, isLast: true };
const quick = { lookMs: 5, heartbeatMs: 60_000 };
const wait = { visitor: "a", look: async () => preparing, limits: quick };
const never = () => new AbortController().signal;

describe("a stream of events", () => {
  it("E-18 says what is new, once, and ends with the last", async () => {
    const looks = [preparing, preparing, preparing, ready];
    const look = async () => looks.shift() ?? ready;
    const answer = answerEvents({ ...wait, look, signal: never() });
    expect(await answer?.text()).toBe('data: {"state":"preparing"}\n\ndata: {"state":"ready"}\n\n');
  });

  it("E-18 says that it is open still while there is nothing new", async () => {
    const looks = [preparing, preparing, preparing, ready];
    const look = async () => looks.shift() ?? ready;
    const limits = { lookMs: 5, heartbeatMs: 0 };
    const answer = answerEvents({ ...wait, look, limits, signal: never() });
    expect(await answer?.text()).toBe(
      'data: {"state":"preparing"}\n\n:\n\n:\n\ndata: {"state":"ready"}\n\n',
    );
  });

  it("E-18 ends after its time, whatever is still to come", async () => {
    const limits = { ...quick, longestMs: 100 };
    const text = await answerEvents({ ...wait, limits, signal: never() })?.text();
    expect(text).toBe('data: {"state":"preparing"}\n\n');
  });

  it("E-18 ends quietly when it cannot look; whoever listens asks in another way", async () => {
    const look = async () => {
      throw new Error("no database");
    };
    expect(await answerEvents({ ...wait, look, signal: never() })?.text()).toBe("");
  });

  it("E-18 is open so many times for a visitor, and so many times in all", async () => {
    const limits = { ...quick, most: 3, mostOfVisitor: 2 };
    const gone = new AbortController();
    const open = (visitor: string) =>
      answerEvents({ ...wait, visitor, limits, signal: gone.signal });
    const answers = [open("a"), open("a")];
    expect(open("a")).toBeUndefined();
    answers.push(open("b"));
    expect(open("c")).toBeUndefined();
    await answers[2]?.body?.cancel();
    answers.push(open("c"));
    expect(answers[3]).toBeDefined();
    gone.abort();
    expect(await Promise.all(answers.slice(0, 2).map((answer) => answer?.text()))).toHaveLength(2);
    expect(open("a")).toBeDefined();
    closeEventStreams();
  });

  it("E-18 ends when the server stops, and looks no more", async () => {
    let looks = 0;
    const look = async () => {
      looks++;
      return preparing;
    };
    const answer = answerEvents({ ...wait, look, signal: never() });
    const text = answer?.text();
    await expect.poll(() => looks).toBeGreaterThan(1);
    closeEventStreams();
    expect(await text).toContain("preparing");
    const then = looks;
    await sleep(50);
    expect(looks).toBe(then);
  });
});
