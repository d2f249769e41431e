import { admin, signIn } from "./people";
import { chooseInStaffMenu, expect, expectAccessible, ready, test } from "./support";

/** A state for each project: they run at the same time. */
const states: Readonly<Record<string, readonly [code: string, name: string]>> = {
  "script-1280": ["WV", "West Virginia"],
  "script-360": ["ND", "North Dakota"],
  "plain-1280": ["MS", "Mississippi"],
  "plain-360": ["SC", "South Carolina"],
};

test(
  "G-34 staff correct a state, see what changed and bring it back",
  { tag: "@http" },
  async ({ page, javaScriptEnabled }, { project }) => {
    const [code, name] = states[project.name] ?? ["AR", "Arkansas"];
    const isLive = () => ready(page, javaScriptEnabled);
    const save = () => page.getByRole("button", { name: "Save", exact: true }).click();
    await signIn(page, admin, "/admin");
    await isLive();
    await chooseInStaffMenu(page, "State requirements");
    await expect(page).toHaveURL("/admin/states");
    await isLive();
    await expectAccessible(page);
    await page.getByRole("searchbox", { name: "Search" }).fill(name);
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole("table").first().getByRole("row")).toHaveCount(2);
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`/admin/states/${code}`);
    await isLive();
    await expectAccessible(page);

    const fee = page.locator("[name=articles_fee]");
    await fee.fill("about 30");
    await page.getByLabel("Reason for the change").fill("Read again");
    await save();
    await expect(page.getByRole("alert")).toContainText("Enter an amount");
    await expect(fee).toHaveValue("about 30");
    await expect(page.getByLabel("Reason for the change")).toHaveValue("Read again");
    await expectAccessible(page);

    await fee.fill("31.25");
    // Not confirmed, or by what somebody else says of the state, it stays with staff.
    const read = page.getByRole("group", { name: "Where it was read: Fee for articles" });
    await read.getByLabel("Page of the state's own").fill("https://fees.example.com/");
    await read.getByLabel("Read on").fill("2026-11-20");
    await read.getByLabel(/^Confirmed/).check();
    await save();
    await expect(page.getByRole("alert")).toContainText("ends in .gov or .us");
    await read.getByLabel("Page of the state's own").fill("https://fees.example.gov/");
    await save();
    await expect(page.getByText(/is \$31\.25/).first()).toBeVisible();
    await isLive();
    await expectAccessible(page);
    await page.getByRole("link", { name: "The page that visitors see" }).click();
    await expect(page).toHaveURL(`/state-registration/${code}`);
    await expect(page.getByText("$31.25").first()).toBeVisible();
    await expect(
      page.getByRole("link", { name: "Read on November 20, 2026: fees.example.gov" }),
    ).toHaveAttribute("href", "https://fees.example.gov/");

    await page.goto(`/admin/states/${code}`);
    await isLive();
    await page.getByRole("button", { name: "Bring back version 1", exact: true }).click();
    await expect(page.getByText("Version 1 was brought back.").first()).toBeVisible();
    await expect(fee).not.toHaveValue("31.25");
  },
);
