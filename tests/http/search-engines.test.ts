import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePerson } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
let staff: Visitor;
beforeAll(async () => {
  web = await sharedWeb();
  staff = await signedIn(web.url, (await makePerson({ isStaff: true })).email);
});
afterAll(() => web.stop());

const open = (path: string) => new Visitor(web.url).open(path);
const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll("&amp;", "&");
const canonicalOf = (html: string) => tag(html, /<link rel="canonical" href="([^"]*)"/);

describe("what search engines read", () => {
  it("every address of the sitemap answers, has a title and a description, and names itself", {
    timeout: 120_000,
  }, async () => {
    const { status, html: xml, headers } = await open("/sitemap.xml");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toMatch(/^application\/xml/);
    const all = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, at = ""]) => new URL(at.replaceAll("&amp;", "&")),
    );
    expect(all.length).toBeGreaterThan(120);
    const states = all.filter(({ pathname }) => /^\/state-registration\/./.test(pathname));
    expect(states).toHaveLength(102);
    const some = all.filter((at) => !states.includes(at)).concat(states.slice(0, 4));
    for (const at of some) {
      const page = await open(`${at.pathname}${at.search}`);
      expect([at.href, page.status]).toEqual([at.href, 200]);
      expect(canonicalOf(page.html)).toBe(at.href);
      expect(tag(page.html, /<title>([^<]*)</)).toMatch(/.{10}/);
      expect([at.href, tag(page.html, /<meta name="description" content="([^"]*)"/)]).toEqual([
        at.href,
        expect.stringMatching(/.{20}/),
      ]);
      expect(tag(page.html, /<meta property="og:title" content="([^"]*)"/)).toMatch(/.{10}/);
      expect(page.html).toContain(`lang="${at.search === "?lang=es" ? "es" : "en"}"`);
    }
  });

  it("robots.txt names the sitemap and closes what is nobody's business", async () => {
    const { html } = await open("/robots.txt");
    expect(html).toMatch(/^User-agent: \*\n/);
    expect(html).toContain("Disallow: /admin\n");
    expect(html).toContain("Disallow: /password/reset\n");
    expect(html).not.toContain("/password/email");
    expect(html).toMatch(/Sitemap: http[^\n]*\/sitemap\.xml/);
  });

  it("each page names both languages, and pages of keys name nothing", async () => {
    const { html } = await open("/pricing?lang=es&from=mail");
    expect(canonicalOf(html)).toMatch(/\/pricing\?lang=es$/);
    for (const [language, end] of [
      ["en", "/pricing"],
      ["es", "/pricing\\?lang=es"],
      ["x-default", "/pricing"],
    ]) {
      expect(html).toMatch(
        new RegExp(`<link rel="alternate" hrefLang="${language}" href="[^"]*${end}"`, "i"),
      );
    }
    for (const path of ["/login", "/password/email", "/no-such-page"]) {
      expect((await open(path)).html).not.toContain('rel="canonical"');
    }
  });

  it("the picture beside a link exists, and the data can be read", async () => {
    const home = await open("/");
    const picture = new URL(tag(home.html, /<meta property="og:image" content="([^"]*)"/) ?? "");
    const answer = await fetch(new URL(picture.pathname, web.url));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    const typeOn = async (path: string) => {
      const { html } = await open(path);
      const block = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
      return JSON.parse(block ?? "{}")["@type"];
    };
    expect(await typeOn("/")).toBe("Organization");
    expect(await typeOn("/irs-form-990?lang=es")).toBe("FAQPage");
    expect(await typeOn("/state-registration/OH")).toBe("BreadcrumbList");
  });
});

describe("staff's check of a page", () => {
  const link = /<a[^>]*href="\/admin\/yoast\/show\?url=%2Fpricing"[^>]*>/;

  it("G-44 H-14 its link shows to staff alone, where there is a path, and opens in a new tab", async () => {
    const shown = link.exec((await staff.open("/pricing")).html)?.[0];
    expect(shown).toContain('target="_blank"');
    expect((await open("/pricing")).html).not.toContain("yoast");
    expect((await staff.open("/admin")).html).not.toContain("yoast");
  });

  it("G-44 H-14 checks a page of this site and shows findings by weight", async () => {
    const { status, text } = await staff.open("/admin/yoast/show?url=%2Fpricing");
    expect(status).toBe(200);
    for (const words of ["Pricing – ", "Good", "Reading ease", "One main heading"]) {
      expect(text).toContain(words);
    }
  });

  it.each(["http%3A%2F%2Fevil.example%2F", "%2F%2Fevil.example", "%2Fadmin", ""])(
    "G-44 asks nobody for %s",
    async (url) => {
      const { status, text } = await staff.open(`/admin/yoast/show?url=${url}`);
      expect(status).toBe(200);
      expect(text).not.toContain("Findings");
    },
  );
});
