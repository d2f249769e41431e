import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addContest } from "#modules/contest/index.server";
import { addDays, civilDateIn } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { makePerson, password } from "#tests/modules/accounts/people";
import { contestInput, somebody, system } from "#tests/modules/contest/entries";
import { folder } from "#tests/setup/data-folder";
import { formOf, leftovers, media, mediaNames, sendAsScript } from "#tests/setup/files";
import { peakOf, tableOf } from "#tests/setup/storm";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb, stopFaultless } from "#tests/setup/web";

const MOST_MB = 512;
let web: RunningProcess;
let visitor: Visitor;
let member: Visitor;
let imagePath = "";
const rows: (string | number)[][] = [["file", "photo", "video", "profile", "drop zone", "web MB"]];

beforeAll(async () => {
  const today = civilDateIn(new Date(), "America/New_York");
  const days = { opensOn: addDays(today, -3), closesOn: addDays(today, 3) };
  for (const kind of ["photo", "video"] as const) {
    await addContest(system, { ...contestInput(kind), ...days });
  }
  web = await startWeb({ DATA_DIR: folder });
  visitor = new Visitor(web.url);
  await visitor.open("/contest/photo");
  const person = await makePerson();
  const { id } = await db.account.create({ data: { name: "Lincoln Boosters" } });
  await db.accountUser.create({ data: { accountId: id, userId: person.id, isPrimary: true } });
  imagePath = `/app/account/image/${id}`;
  member = new Visitor(web.url);
  await member.open("/login");
  await member.submit("/login", { email: person.email, password });
  await member.open(imagePath);
});
afterAll(async () => {
  console.log(tableOf(rows));
  await stopFaultless(web);
});

const list = media("INDEX.tsv")
  .toString("utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([name = "", , words = ""]) => ({ name, words }))
  .filter(({ name }) => mediaNames.includes(name));

/** Whether a form took the file; a file that is not taken is refused at its field. */
async function verdict(by: Visitor, path: string, fields: Record<string, string>, name: string) {
  const field = path === "/app/files" ? "uploads[]" : "file";
  const sent = await sendAsScript(by, path, formOf(fields, { field, name, bytes: media(name) }));
  const { errors = {} } = (await sent.json()) as { errors?: object };
  if (sent.status === 200) return "taken";
  expect([sent.status, Object.keys(errors)]).toEqual([422, [field]]);
  return "refused";
}

const entry = () => ({ ...somebody(), type: "empty", message: "", is_member: "0" });

describe("every odd and hostile file, through every form", () => {
  it.each(list)("F-28 F-29 F-32 F-35 B-90 $name: $words", async ({ name, words }) => {
    const found = await Promise.all([
      verdict(visitor, "/contest/photo", entry(), name),
      verdict(visitor, "/contest/video", entry(), name),
      verdict(member, imagePath, {}, name),
      verdict(member, "/app/files", {}, name),
    ]);
    const [photo, video, profile, papers] = found;
    rows.push([name, ...found, peakOf(web.pid)]);
    if (/^accept photo(?!.*or refuse)/.test(words))
      expect([photo, video]).toEqual(["taken", "refused"]);
    if (/^accept video(?!.*or refuse)/.test(words))
      expect([photo, video]).toEqual(["refused", "taken"]);
    if (/^refuse(?!.*or accept)/.test(words))
      expect([photo, video]).toEqual(["refused", "refused"]);
    if (!/ or (?:accept|refuse)/.test(words)) {
      const isPicture = words.startsWith("accept photo") && /\.(?:jpe?g|png|gif)$/.test(name);
      expect(profile).toBe(isPicture ? "taken" : "refused");
      expect(papers).toBe(isPicture ? "taken" : "refused");
    }
    // Of the kinds that all three doors for pictures take, each says the same.
    if (/\.(?:jpe?g|png|gif)$/.test(name)) expect([photo, profile]).toEqual([papers, papers]);
    expect(peakOf(web.pid)).toBeLessThan(MOST_MB);
    expect(await leftovers(folder)).toEqual([]);
  });
});

describe("what a sender declares", () => {
  it.each([
    ["/contest/photo", "img__alpha.png", "image/png", true],
    ["/contest/photo", "img__alpha.png", "", true],
    ["/contest/photo", "img__alpha.png", "image/jpeg", false],
    ["/contest/photo", "img__alpha.png", "video/mp4", false],
    ["/contest/photo", "img__alpha.png", "text/html", false],
    ["/contest/photo", "bad__html_gif_magic.gif", "image/gif", false],
    ["/contest/photo", "vid__quarter_is_red.mp4", "image/png", false],
    ["/contest/video", "vid__quarter_is_red.mp4", "video/mp4", true],
    ["/contest/video", "vid__quarter_is_red.mp4", "", true],
    ["/contest/video", "vid__quarter_is_red.mp4", "video/webm", false],
    ["/contest/video", "vid__quarter_is_red.mp4", "image/png", false],
    ["/contest/video", "img__alpha.png", "video/mp4", false],
    ["/contest/video", "bad__jpeg_named.mp4", "video/mp4", false],
  ] as const)("F-28 F-29 F-32 at %s, of %s: %j", async (path, name, type, isTaken) => {
    const form = formOf(entry(), { name, bytes: media(name), type });
    expect((await sendAsScript(visitor, path, form)).status).toBe(isTaken ? 200 : 422);
  });
});
