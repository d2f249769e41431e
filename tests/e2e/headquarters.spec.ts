import { press, tabTo } from "./keys";
import { signIn } from "./people";
import { done, itemOf, minutes, readiness, say, sendPapers } from "./readiness";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phoneSize,
  ready,
  test,
} from "./support";

const board = "/app/group/standing";

/** A phone whose pages run no script. */
const onPhone = {
  javaScriptEnabled: false,
  viewport: phoneSize,
  hasTouch: true,
};

test("HQ-10 HQ-13 SUP-05 SUP-11 SUP-12 two people at a headquarters get ready for the end of the transition", {
  tag: ["@script", "@once"],
}, async ({ page, browser }) => {
  await signIn(page, "headquarters@goodstanding.example", "/app/group/people");

  // The other of the two may look at the West alone; from now on she changes all chapters.
  await page.getByRole("link", { name: "Change Morgan Reyes" }).click();
  await page.getByRole("radio", { name: "Editor" }).check();
  await page.getByRole("radio", { name: "All chapters" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: /Morgan Reyes/ })).toContainText("Editor");

  const plain = await browser.newContext(onPhone);
  const phone = await plain.newPage();
  await signIn(phone, "region@goodstanding.example", board);

  await test.step("HQ-10 the board is sorted by keyboard, and the strip has a table twin", async () => {
    await page.goto(board);
    await ready(page);
    await press(page, "Standing");
    await expect(page.getByRole("columnheader", { name: "Verdict" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await tabTo(page, /^Next due/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("columnheader", { name: "Next due" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    const regions = page.getByRole("table", { name: "By region" });
    await expect(regions.getByRole("row", { name: /West/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("HQ-13 the board works on a phone", async () => {
    await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(phone);
    const regions = phone.getByRole("table", { name: "By region" });
    await regions.getByRole("link", { name: "West" }).click();
    await expect(phone.getByRole("link", { name: "Show all chapters" })).toBeVisible();
    await expectNoSidewaysScroll(phone);
  });

  await test.step("SUP-11 each item is open until something shows it", async () => {
    await page.goto(readiness);
    await ready(page);
    await expect(page.getByText("3 of 9 items are done")).toBeVisible();
    await expect(itemOf(page, "One group letter only")).toContainText("nobody yet");
    await expectAccessible(page);

    // What one of them says meanwhile is not written over by the other.
    await phone.goto(readiness);
    const letter = itemOf(phone, "One group letter only");
    await letter.locator("summary").click();
    await letter.getByLabel("Who must act").fill("Morgan Reyes");
    await say(page, "One group letter only", (item) => item.getByLabel("Shown on").fill(done));
    await letter.getByRole("button", { name: "Save" }).click();
    await expect(letter).toContainText("Somebody else saved this meanwhile");
    await expect(itemOf(phone, "One group letter only").getByLabel("Who must act")).toHaveValue(
      "Morgan Reyes",
    );

    await say(page, "All under the same paragraph of 501(c)", (item) =>
      item.getByLabel("Shown on").fill(done),
    );
    await say(page, "The way of the relationship is chosen", async (item) => {
      await item.getByLabel("General supervision").check();
      await item.getByLabel("Shown on").fill(done);
    });
  });

  await test.step("SUP-12 the purpose is written, and kept for all chapters that lack it", async () => {
    await page.goto(`${readiness}/purpose`);
    await page
      .getByRole("textbox", { name: "Statement" })
      .fill("The chapter serves its members and their school.");
    await page.getByRole("button", { name: "Save the statement" }).click();
    await expect(page.getByRole("heading", { name: "Version 1" })).toBeVisible();
    await page.getByRole("radio", { name: /^All \d+ that lack it$/ }).check();
    await page.locator("input[type=file]").setInputFiles(minutes);
    await expect(page.getByRole("button", { name: "Remove minutes.pdf" })).toBeVisible();
    await page.getByRole("button", { name: "They have the purpose" }).click();
    await expect(page.getByRole("heading", { name: "Tick chapters with a file" })).toBeHidden();
  });

  await test.step("the other puts the authorizations on file, on the phone", async () => {
    await phone.goto(`${readiness}/authorizations`);
    await phone.getByRole("radio", { name: /^All \d+ that lack it$/ }).check();
    await phone.getByLabel("First day").fill(done);
    await phone.getByRole("radio", { name: "A paper that we keep" }).check();
    await phone.getByRole("button", { name: "Put it on file" }).click();
    await expect(phone.getByRole("heading", { name: "Put authorizations on file" })).toBeHidden();
    await expectNoSidewaysScroll(phone);
  });

  await test.step("a chapter sends its papers for the year that is set up", async () => {
    await page.goto("/app/group/supervision");
    await page.getByRole("button", { name: /^Set up the year/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Supervision year" })).toBeVisible();

    const treasurer = await browser.newContext(onPhone);
    const chapter = await treasurer.newPage();
    await signIn(chapter, "chapter@goodstanding.example", "/app/supervision");
    await expect(chapter.getByText(/^Your fiscal year ends on/)).toBeVisible();
    await sendPapers(chapter);
    await expectNoSidewaysScroll(chapter);
    await treasurer.close();

    await page.goto("/app/group/supervision?year=2026");
    await ready(page);
    const sent = page.locator("#review-list > details", { hasText: "Theta Chapter" }).first();
    await sent.locator("summary").click();
    await expect(sent).toContainText("A car wash");
    await expect(sent).toContainText("$299.50");
    await expect(sent).toContainText("Supplement: it came after the year was closed");
  });

  await test.step("SUP-05 the list is reviewed by single keys", async () => {
    await page.goto("/app/group/supervision");
    await ready(page);
    const items = page.locator("#review-list > details");
    await tabTo(page, /Alpha Beta Chapter/);
    await page.keyboard.press("Enter");
    await expect(items.nth(0)).toHaveAttribute("open", "");
    await page.keyboard.press("j");
    await expect(items.nth(1)).toHaveAttribute("open", "");
    await expect(items.nth(1).locator("summary")).toBeFocused();
    await page.keyboard.press("k");
    await expect(items.nth(0).locator("summary")).toBeFocused();
    await page.keyboard.press("y");
    await expect(items.nth(0)).toContainText("In order, Avery Stone");
    await expect(items.nth(1).locator("summary")).toBeFocused();
    await page.keyboard.press("q");
    await expect(items.nth(1).getByLabel("Note")).toBeFocused();
    await page.keyboard.type("Where is the report?");
    await items.nth(1).getByRole("button", { name: "Save and open the next" }).click();
    await expect(items.nth(1)).toContainText("Question, Avery Stone");
    await expect(items.nth(2).locator("summary")).toBeFocused();
  });

  await test.step("SUP-11 all is green, each by what shows it", async () => {
    await page.goto(readiness);
    await expect(page.getByText("9 of 9 items are done")).toBeVisible();
  });

  // The demonstration is left as it says of itself: she looks at the West.
  await page.goto("/app/group/people");
  await page.getByRole("link", { name: "Change Morgan Reyes" }).click();
  await page.getByRole("radio", { name: "Viewer" }).check();
  await page.getByRole("radio", { name: "These regions alone" }).check();
  await page.getByRole("checkbox", { name: "West" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: /Morgan Reyes/ })).toContainText("Viewer");
  await plain.close();
});
