import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answersOf, fillIn } from "#tests/modules/applications/kit";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { listByIrs, makeApplicant, send, steeringOf, viewOf } from "./applicant";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const startUp = answersOf("start-up");
const ein = "58-1234567";

beforeEach(() => listByIrs("581234567", "LINCOLN ORCHESTRA BOOSTERS"));

/** An applicant on the page with the EIN. */
async function atTheEin() {
  const applicant = await makeApplicant(web.url);
  const { visitor, at } = applicant;
  await send(visitor, at(1), startUp[0] ?? {});
  const page = await visitor.open(at(2));
  const press = (then: string, typed: Record<string, string>) =>
    visitor.submit(at(2), { ...steeringOf(page), _then: then, ...typed });
  return { ...applicant, press };
}

describe("looking up an EIN without script", () => {
  it("shows what the IRS file knows and keeps what was typed", async () => {
    const { visitor, at, press, token, ctx } = await atTheEin();
    const sent = await press("ein", { has_ein: "1", ein: "58 1234567", entity_number: "K-77" });
    expect(sent.headers.get("location")).toBe(`${at(2)}&ein=look`);
    const page = await visitor.open(`${at(2)}&ein=look`);
    for (const words of ["LINCOLN ORCHESTRA BOOSTERS", "AVONDALE, GA", "May", "October 12, 2026"]) {
      expect(page.text).toContain(words);
    }
    expect(page.html).toContain('value="K-77"');
    expect((await viewOf(ctx, token)).answers).toMatchObject(startUp[0] ?? {});
  });

  it("fills in name, city, state and fiscal year only when the applicant confirms", async () => {
    const { visitor, at, press, token, ctx } = await atTheEin();
    const used = await press("use-ein", { has_ein: "1", ein, entity_number: "K-77" });
    expect(used.headers.get("location")).toBe(`${at(2)}&ein=used`);
    const page = await visitor.open(`${at(2)}&ein=used`);
    expect(page.text).toContain("We filled in what the IRS knows");
    expect(page.html).toContain('value="K-77"');
    const view = await viewOf(ctx, token);
    expect(view.answers).toMatchObject({
      legal_name: "LINCOLN ORCHESTRA BOOSTERS",
      address_city: "AVONDALE",
      address_state: "GA",
      address_street: "12 Elm Street",
    });
    expect(view.drafts[3]?.fields.fiscal_year_end).toBe("5");
    await send(visitor, at(2), startUp[1] ?? {});
    expect((await visitor.open(at(3))).html).toMatch(/<option value="5" selected/);
  });

  it("fills a fiscal year that is saved already by saving its page", async () => {
    const { press, token, ctx } = await atTheEin();
    await fillIn(ctx, token, "start-up");
    await press("use-ein", { ...startUp[1], ein });
    expect((await viewOf(ctx, token)).answers).toMatchObject({
      fiscal_year_end: "5",
      total_assets: "5200.50",
    });
  });

  it("says that a number is not in the file, and what a wrong one must look like", async () => {
    const { visitor, at, press } = await atTheEin();
    await press("ein", { has_ein: "1", ein: "58-7654321" });
    const page = await visitor.open(`${at(2)}&ein=look`);
    expect(page.text).toContain("does not list this number");
    const wrong = await press("ein", { has_ein: "1", ein: "12", entity_number: "K-77" });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('href="#ein"');
    expect(wrong.html).toContain('value="K-77"');
  });
});
