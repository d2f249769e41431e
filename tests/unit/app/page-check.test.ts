import { describe, expect, it } from "vitest";
import { say } from "#modules/platform/messages";
import { judgePage } from "~/screens/page-check/show/judge-page.server";
import { ownPath } from "~/screens/page-check/show/read-page.server";

const sentence = "Your club keeps its papers and its dates in one safe place with us. ";
const whole = {
  head: '<title>A page with a good title</title><meta name="description" content="What this page tells its readers, in one or two short sentences."><link rel="canonical" href="https://own/page"><meta property="og:image" content="/p.png"><script type="application/ld+json">{"@type":"FAQPage"}</script>',
  body: `<h1>One</h1><h2>Two</h2><p>${sentence.repeat(10)}</p><p><a href="/x">Here</a> <a href="https://other.example">There</a></p><img src="p.png" alt="">`,
};
const judge = ({ head = whole.head, body = whole.body, lang = ' lang="en"', status = 200 } = {}) =>
  judgePage({
    status,
    html: `<!doctype html><html${lang}><head>${head}</head><body><main>${body}</main></body></html>`,
  });
const wordsOf = (judgement: ReturnType<typeof judge>) =>
  judgement.findings.map(({ weight, says }) => `${weight}: ${say("en", says)}`);

describe("the check of a page", () => {
  it("G-44 finds nothing wrong with a good page, and says what is there", () => {
    const found = judge();
    expect(wordsOf(found).filter((line) => !line.startsWith("good:"))).toEqual([]);
    expect(found).toMatchObject({ words: 144, links: { own: 1, others: 1 } });
    expect(found.flesch).toBeGreaterThan(80);
  });

  it.each([
    [
      "no title",
      { head: whole.head.replace(/<title>.*<\/title>/, "") },
      "serious: The page has no title.",
    ],
    [
      "a short title",
      { head: whole.head.replace("A page with a good title", "Page") },
      "minor: The title has 4 characters",
    ],
    [
      "no description",
      { head: whole.head.replace(/<meta name[^>]*>/, "") },
      "serious: The page has no description.",
    ],
    [
      "a short description",
      { head: whole.head.replace(/content="What[^"]*"/, 'content="Words"') },
      "minor: The description has 5 characters",
    ],
    [
      "no heading",
      { body: whole.body.replace("<h1>One</h1>", "") },
      "serious: The page has no main heading.",
    ],
    ["two headings", { body: `${whole.body}<h1>B</h1>` }, "serious: The page has 2 main headings"],
    [
      "a skipped level",
      { body: `${whole.body}<h4>Deep</h4>` },
      "minor: The heading “Deep” skips a level.",
    ],
    [
      "a link without words",
      { body: `${whole.body}<a href="/y"></a>` },
      "serious: 1 link has no words.",
    ],
    [
      "a picture without words",
      { body: `${whole.body}<img src="q">` },
      "serious: 1 picture has no alternative text.",
    ],
    [
      "few words",
      { body: "<h1>One</h1><p><a href='/'>Home</a></p>" },
      "minor: The page has 2 words",
    ],
    [
      "broken data",
      { head: whole.head.replace('{"@type"', "{@type") },
      "serious: The structured data cannot be read.",
    ],
    [
      "no data",
      { head: whole.head.replace(/<script.*<\/script>/, "") },
      "minor: The page has no structured data.",
    ],
    [
      "no canonical address",
      { head: whole.head.replace(/<link[^>]*>/, "") },
      "minor: The page names no canonical address",
    ],
    ["no language", { lang: "" }, "serious: The page does not say its language."],
    ["another status", { status: 404 }, "serious: The page answers 404"],
    [
      "no picture for sharing",
      { head: whole.head.replace(/<meta property[^>]*>/, "") },
      "minor: Without a picture",
    ],
    [
      "hard words",
      {
        body: `<h1>One</h1><p>${"Organizational incorporation necessitates comprehensive documentation of considerable administrative responsibilities. ".repeat(12)}<a href="/">Home</a></p>`,
      },
      "serious: Reading ease is 0",
    ],
  ])("G-44 finds %s, before what is good", (_, page, expected) => {
    const lines = wordsOf(judge(page));
    expect(lines.some((line) => line.startsWith(expected))).toBe(true);
    const order = lines.map((line) =>
      ["serious", "minor", "good"].indexOf(line.split(":")[0] ?? ""),
    );
    expect(order).toEqual(order.toSorted());
  });

  it.each(["/pricing", "/pricing?lang=es", "/", "/application/start", "/state-registration/CA"])(
    "G-44 reads the site's own path %s",
    (path) => expect(ownPath(path)).toBe(path),
  );

  it.each([
    "",
    "pricing",
    "//evil.example/",
    "/\\evil.example",
    "/\\/evil.example",
    "http://evil.example/",
    "https:/evil.example",
    "/..//evil.example",
    "/a\nb",
    "/pricing#x",
    "@evil.example",
    "/admin",
    "/admin/yoast/show?url=/",
    "/APP/finances",
    "/./admin",
    "/x/../account",
    "/dev/mailbox",
    `/${"x".repeat(500)}`,
  ])("G-44 never reads %j", (asked) => expect(ownPath(asked)).toBeUndefined());
});
