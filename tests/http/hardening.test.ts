import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db, pool } from "#modules/platform/db.server";
import { makePerson } from "#tests/modules/accounts/people";
import type { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

/** Sends a body in chunks until an answer comes, and no further than `most` bytes. */
function sendChunks(path: string, headers: Record<string, string>, most: number) {
  return new Promise<{ status: number; body: string; ms: number; sent: number }>(
    (resolve, reject) => {
      const began = performance.now();
      const chunk = Buffer.alloc(1_000_000, "a");
      let sent = 0;
      let isAnswered = false;
      const sending = request(`${web.url}${path}`, { method: "POST", headers }, (answer) => {
        isAnswered = true;
        let body = "";
        answer.setEncoding("utf8").on("data", (text) => {
          body += text;
        });
        answer.on("end", () => {
          resolve({ status: answer.statusCode ?? 0, body, ms: performance.now() - began, sent });
          sending.destroy();
        });
      });
      sending.on("error", (error) => isAnswered || reject(error));
      const more = () => {
        if (isAnswered) return;
        if (sent >= most) return void sending.end();
        sent += chunk.length;
        if (sending.write(chunk)) setImmediate(more);
        else sending.once("drain", more);
      };
      more();
    },
  );
}

describe("what is sent in chunks without an end", () => {
  it("is answered 413 as soon as it is too much, as JSON for a script", async () => {
    const script = { Accept: "application/json", "Content-Type": "application/json" };
    const { status, body, ms, sent } = await sendChunks("/contact", script, 300_000_000);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toEqual({ message: "What you sent is too large." });
    expect(ms).toBeLessThan(15_000);
    // Before its end, which may never come.
    expect(sent).toBeLessThan(200_000_000);
    expect((await sendChunks("/contact", {}, 60_000_000)).status).toBe(413);
  });
});

describe("what a signed-in person gets", () => {
  it.each(["/", "/account", "/app", "/privacy", "/account.data", "/app/no-such-page"])(
    "is kept nowhere: %s",
    async (path) => {
      const browser = await signedIn(web.url, (await makePerson()).email);
      const { headers } = await browser.open(path);
      expect(headers.get("cache-control")).toContain("no-store");
    },
  );
});

describe("a write is ours by the configured origin alone", () => {
  const send = (visitor: Visitor, host: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const body = new URLSearchParams({ _token: visitor.csrfToken, first_name: "Mallory" });
      const sending = request(
        `${web.url}/account`,
        {
          method: "POST",
          headers: {
            Host: host,
            Accept: "text/html",
            Cookie: `sid=${visitor.cookie("sid")}`,
            "Content-Type": "application/x-www-form-urlencoded",
            ...headers,
          },
        },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        },
      );
      sending.on("error", reject);
      sending.end(body.toString());
    });

  it.each<Record<string, string>>([{}, { "Sec-Fetch-Site": "same-origin" }])(
    "a foreign Host with an equal Origin is refused (%o)",
    async (more) => {
      const person = await makePerson({ firstName: "Ada" });
      const visitor = await signedIn(web.url, person.email);
      await visitor.open("/account");
      const foreign = { Origin: "http://evil.example", ...more };
      expect(await send(visitor, "evil.example", foreign)).toBe(403);
      const { firstName } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
      expect(firstName).toBe("Ada");
      const own = { Origin: web.url, ...more };
      expect(await send(visitor, new URL(web.url).host, own)).toBe(303);
    },
  );
});

describe("a fault while somebody pays", () => {
  it("says to check the payments before trying again, with the link", async () => {
    const browser = await signedIn(web.url, (await makePerson()).email);
    await browser.open("/account");
    await pool.query("alter table account_users rename to account_users_away");
    try {
      const path = "/app/payments/credit?account_id=7";
      const answer = await browser.call(path, "POST", {});
      const body = await answer.json();
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(body.message).toContain("Check your payments before you try again");
      expect(body.payments).toBe("/app/payments?account_id=7");
      const page = await browser.submit(path, {});
      expect(page.text).toContain("Check your payments before you try again");
      expect(page.text).not.toContain("Nothing was");
      expect(page.html).toContain('href="/app/payments?account_id=7"');
    } finally {
      await pool.query("alter table account_users_away rename to account_users");
    }
  });
});
