import type { Page } from "@playwright/test";
import axe from "axe-core";

interface Violation {
  readonly id: string;
  readonly help: string;
  /** The first element that breaks the rule. */
  readonly html: string;
  /** What would mend it. */
  readonly summary: string;
}

/** Rules whose answer depends on the theme and the width; all others judge the markup. */
export const rulesOfLooks = ["color-contrast", "link-in-text-block", "target-size"];

/** Rules whose answer depends on the words; the same markup in another language breaks no other. */
export const rulesOfWords = [
  "button-name",
  "document-title",
  "empty-heading",
  "html-has-lang",
  "html-lang-valid",
  "image-alt",
  "label",
  "label-content-name-mismatch",
  "link-name",
  "select-name",
  "valid-lang",
];

/**
 * What breaks WCAG 2.2 A or AA or axe's best practices in the page as it stands; `rules` asks some
 * of them only, `without` leaves some out. axe is called in the page itself: its adapter for Playwright opens a page of its own
 * for each report, which costs as much as the judging. No page here has a frame that people see.
 */
export async function violationsOf(
  page: Page,
  { rules, without = [] }: { rules?: readonly string[]; without?: readonly string[] } = {},
): Promise<Violation[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return await page.evaluate(
    async ({ only, not }) => {
      const { axe: judge } = window as unknown as { axe: typeof axe };
      const { violations } = await judge.run({
        iframes: false,
        preload: { assets: ["media"] },
        resultTypes: ["violations"],
        ...(only && { runOnly: [...only] }),
        rules: {
          // The one rule of WCAG 2.2 that axe leaves out unless it is asked for.
          "target-size": { enabled: true },
          // Who speaks to the page says the words that show (WCAG 2.5.3); axe calls its rule experimental.
          "label-content-name-mismatch": { enabled: true },
          ...Object.fromEntries(not.map((rule) => [rule, { enabled: false }])),
        },
      });
      return violations.map(({ id, help, nodes: [first] }) => ({
        id,
        help,
        html: first?.html ?? "",
        summary: first?.failureSummary ?? "",
      }));
    },
    { only: rules, not: without },
  );
}
