import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";

let web: RunningProcess;
let visitor: Visitor;

beforeAll(async () => {
  web = await sharedWeb();
  visitor = new Visitor(web.url);
});
afterAll(() => stopFaultless(web));

describe("addresses and headers", () => {
  it("A-14 a person who opens a download that is not there sees a page, a script gets JSON", async () => {
    const path = "/bylaws-generator/download/AAAAAAAAAAAAAAAAAAAAAA";
    const page = await visitor.open(path);
    expect(page.status).toBe(404);
    expect(page.html).toContain('class="site-head"');
    expect(page.text).toContain("We can't find that page");
    const answer = await visitor.call(path);
    expect([answer.status, await answer.json()]).toEqual([404, { message: expect.any(String) }]);
  });

  it.each([
    "/%E0%A4%A",
    "/%00",
    "/bylaws-generator/%",
    "/bylaws-generator/__proto__",
    "/bylaws-generator/constructor",
    "/bylaws-generator/chapter/%00",
    "/bylaws-generator/chapter/%ED%A0%80",
    `/bylaws-generator/chapter/${"A".repeat(8_000)}`,
    "/bylaws-generator/download/%00?version=%00&format=%00",
    "/bylaws-generator/download/AAAAAAAAAAAAAAAAAAAAAA?version=1e99&format=docx",
    "/password/reset/%00",
    "/..%2f..%2fetc%2fpasswd",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%00",
    "/__manifest?p=%00",
    "/bylaws-generator/chapter.data?_routes=%00",
  ])("A-18 answers %s with a page or 4xx", async (path) => {
    for (const call of [
      visitor.request(path, { headers: { Accept: "text/html" } }),
      visitor.call(path),
    ]) {
      const { status } = await call;
      expect(status).toBeLessThan(500);
    }
  });

  it.each([
    ["Cookie", "sid=%E0%A4%A; flash=%00; =; ;;; __Host-sid=v."],
    ["Cookie", `sid=s.${"A".repeat(43)}; flash=__proto__`],
    ["Accept-Language", `${"x-".repeat(3_000)},*;q=nan, en-US-u-ca-\u00e9`],
    ["Accept", "text/;;;q=2"],
    ["X-CSRF-TOKEN", "..."],
    ["X-Forwarded-For", "\u00ff, ::1, not an address"],
    ["Range", "bytes=9-1,-"],
    ["If-None-Match", '"'],
  ])("A-18 is not brought down by the header %s: %s", async (name, value) => {
    for (const path of ["/", "/bylaws-generator/chapter"]) {
      const headers = { Accept: "text/html", [name]: value };
      expect((await fetch(new URL(path, web.url), { headers })).status).toBeLessThan(500);
    }
  });
});
