import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PowChallenge } from "#modules/platform/captcha/contract";
import { guardForm } from "~/parts/bot-check/form-guard";
import { answerOutside, whenThere } from "~/parts/bot-check/outside.client";
import { answerEmbedded } from "~/parts/bot-check/solve.client";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the guard of a form", () => {
  /**
   * The part of a form that the guard uses; `sent` holds the response of each submit let through.
   * @param isBegun whether somebody is in the form before script comes
   */
  function page(solve: () => Promise<string>, isBegun = false) {
    const sent: string[] = [];
    const input = { value: "" };
    const submit = () => {
      const event = Object.assign(new Event("submit", { cancelable: true }), { submitter: null });
      form.dispatchEvent(event);
      if (!event.defaultPrevented) sent.push(input.value);
    };
    const form = Object.assign(new EventTarget(), {
      isConnected: true,
      requestSubmit: submit,
      matches: () => isBegun,
    });
    const remove = guardForm(
      form as unknown as HTMLFormElement,
      input as HTMLInputElement,
      async () => ({ response: await solve(), usableUntil: performance.now() + 1_000 }),
    );
    const touch = () => form.dispatchEvent(new Event("focusin"));
    return { sent, submit, touch, remove, form };
  }
  /** A check that takes half a second and numbers its responses. */
  function slow() {
    let count = 0;
    return vi.fn(async () => {
      count += 1;
      const response = `response ${count}`;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return response;
    });
  }

  it("G-01 solves while the visitor types, once, and lets the submit through at once", async () => {
    const solve = slow();
    const { sent, submit, touch } = page(solve);
    expect(solve).not.toHaveBeenCalled();
    touch();
    touch();
    await vi.advanceTimersByTimeAsync(600);
    submit();
    expect(sent).toEqual(["response 1"]);
    expect(solve).toHaveBeenCalledTimes(1);
  });

  it("solves at once for who began before script came", async () => {
    const { sent, submit } = page(slow(), true);
    await vi.advanceTimersByTimeAsync(600);
    submit();
    expect(sent).toEqual(["response 1"]);
  });

  it("holds a submit until the response is there, and sends it once", async () => {
    const { sent, submit } = page(slow());
    submit();
    submit();
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(499);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(["response 1"]);
  });

  it("sends a new response with the next submit", async () => {
    const { sent, submit, touch } = page(slow());
    touch();
    await vi.advanceTimersByTimeAsync(500);
    submit();
    touch();
    await vi.advanceTimersByTimeAsync(500);
    submit();
    expect(sent).toEqual(["response 1", "response 2"]);
  });

  it("gets a new response when the first has grown too old", async () => {
    const { sent, submit, touch } = page(slow());
    touch();
    await vi.advanceTimersByTimeAsync(2_000);
    submit();
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual(["response 2"]);
  });

  it("sends the form without a response when none can be had", async () => {
    const { sent, submit } = page(() => Promise.reject(new Error("away")));
    submit();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([""]);
  });

  it("does nothing any more when it is taken off, or its form is gone", async () => {
    const { sent, submit, remove, form } = page(slow());
    submit();
    form.isConnected = false;
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual([]);
    remove();
    submit();
    expect(sent).toEqual([""]);
  });
});

describe("a proof of work", () => {
  /** So easy that the first keys solve it. */
  const challenge: PowChallenge = {
    parameters: {
      algorithm: "PBKDF2/SHA-256",
      nonce: "a".repeat(32),
      salt: "0".repeat(32),
      cost: 1,
      keyLength: 32,
      keyPrefix: "0",
      data: { form: "contact", until: 0 },
    },
    signature: "",
  };

  it("is asked for when it is needed, solved, and usable for less than its 5 minutes", async () => {
    vi.useRealTimers();
    const asked = vi.fn(async (_url: string) => Response.json(challenge));
    vi.stubGlobal("fetch", asked);
    const { response, usableUntil } = await answerEmbedded("/fresh");
    expect(JSON.parse(atob(response))).toMatchObject({ challenge, solution: {} });
    expect(asked.mock.calls.map(([url]) => url)).toEqual(["/fresh"]);
    expect(usableUntil - performance.now()).toBeGreaterThan(240_000);
    expect(usableUntil - performance.now()).toBeLessThan(290_000);
  });

  it("that cannot be had is a failure, not an empty response", async () => {
    vi.useRealTimers();
    vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
    await expect(answerEmbedded("/fresh")).rejects.toThrow();
  });
});

describe("the script of an outside service", () => {
  it("G-05 is looked for every 200 ms until it is there", async () => {
    const looks: number[] = [];
    const startedAt = performance.now();
    const found = whenThere(() => {
      looks.push(performance.now() - startedAt);
      return looks.length > 3 ? "there" : undefined;
    });
    await vi.advanceTimersByTimeAsync(600);
    expect(await found).toBe("there");
    expect(looks).toEqual([0, 200, 400, 600]);
  });

  it("is given up after 15 seconds", async () => {
    const found = whenThere(() => undefined);
    const gone = expect(found).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(15_400);
    await gone;
  });

  it.each([
    { provider: "recaptcha", global: "grecaptcha" },
    { provider: "turnstile", global: "turnstile" },
  ] as const)(
    "G-05 $provider renders invisibly and gives its token",
    async ({ provider, global }) => {
      const scripts: string[] = [];
      let rendered: Record<string, unknown> = {};
      vi.stubGlobal("window", globalThis);
      vi.stubGlobal("document", {
        querySelector: () => null,
        createElement: () => ({ remove() {} }),
        head: { append: ({ src }: { src: string }) => scripts.push(src) },
        body: { appendChild: (place: unknown) => place },
      });
      const challenge = { formName: "contact", provider, noticeName: "", at: "", siteKey: "key" };
      const answer = answerOutside(challenge);
      await vi.advanceTimersByTimeAsync(350);
      vi.stubGlobal(global, {
        render: (_place: unknown, options: Record<string, unknown>) => {
          rendered = options;
        },
        execute: () => (rendered.callback as (token: string) => void)("token"),
      });
      await vi.advanceTimersByTimeAsync(50);
      expect(await answer).toMatchObject({ response: "token" });
      expect(rendered).toMatchObject({ sitekey: "key", action: "contact" });
      expect(scripts).toHaveLength(1);
    },
  );
});
