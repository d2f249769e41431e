import { expect, it } from "vitest";
import { MembershipBadge } from "~/parts/accounts/membership-badge";
import { badgeOf } from "~/parts/standing/badge";
import { StatusBadge } from "~/ui/status-badge";
import { render, textOf } from "./ui/render";

it("STD-15 a reader of the screen and a print without color tell the words apart: each has words and a sign of its own", () => {
  const badges = Object.values(badgeOf).map((standing) =>
    render(<StatusBadge standing={standing} />),
  );
  const words = badges.map((html) => textOf(html).trim());
  expect(words.every((word) => word !== "")).toBe(true);
  expect(new Set(words).size).toBe(5);
  // What is left without the classes that give the color, and without the words: the drawn sign.
  const signs = badges.map((html) => /<svg.*<\/svg>/s.exec(html)?.[0] ?? "");
  const drawn = signs.map((svg) => svg.replaceAll(/ class="[^"]*"/g, ""));
  expect(new Set(drawn).size).toBe(5);
  expect(signs.every((svg) => svg.includes('aria-hidden="true"'))).toBe(true);
});

it("what is paid to us has words of its own, none of which the standing with the IRS has", () => {
  const standing = Object.values(badgeOf).map((one) =>
    textOf(render(<StatusBadge standing={one} />)).trim(),
  );
  const states = ["good", "soon", "late", "new"] as const;
  const words = states.map((state) => textOf(render(<MembershipBadge state={state} />)).trim());
  expect(words).toEqual(["Membership current", "Renews soon", "Membership late", "Not a member"]);
  expect(words.filter((word) => standing.includes(word))).toEqual([]);
});
