import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addContest } from "#modules/contest/index.server";
import { addDays, civilDateIn } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { makeClub } from "#tests/modules/accounts/clubs";
import { contestInput, somebody, system } from "#tests/modules/contest/entries";
import { folder } from "#tests/setup/data-folder";
import { type FileToSend, formOf, leftovers, sendAsScript } from "#tests/setup/files";
import { animatedGif, animatedPng, pngWithText } from "#tests/setup/odd-pictures";
import { peakOf } from "#tests/setup/storm";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb, stopFaultless } from "#tests/setup/web";
import { signedIn } from "./signed-in";

const MOST_MB = 512;
let web: RunningProcess;
let visitor: Visitor;
let member: Visitor;
let accountId = 0;
let png: Buffer;
let jpeg: Buffer;

beforeAll(async () => {
  const today = civilDateIn(new Date(), "America/New_York");
  const days = { opensOn: addDays(today, -3), closesOn: addDays(today, 3) };
  await addContest(system, { ...contestInput("photo"), ...days });
  // Its memory is measured, so it is one that nobody used before.
  web = await startWeb({ DATA_DIR: folder });
  visitor = new Visitor(web.url);
  await visitor.open("/contest/photo");
  const club = await makeClub();
  accountId = club.id;
  member = await signedIn(web.url, club.primary.email);
  await member.open(`/app/account/image/${accountId}`);
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  jpeg = await sharp(grain(640 * 480 * 3), { raw: { width: 640, height: 480, channels: 3 } })
    .jpeg()
    .toBuffer();
});
afterAll(() => stopFaultless(web));

/**
 * Bytes like noise, the same in every run: of one in twenty pictures of chance the last two bytes
 * can go without a pixel missing, and such a picture is taken.
 */
function grain(length: number): Buffer {
  let state = 1;
  return Buffer.from(
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 24;
    }),
  );
}

/** What the three doors for pictures say of a file: an account's papers, a profile, a contest. */
async function verdicts(file: FileToSend): Promise<string[]> {
  const entry = { ...somebody(), type: "empty", message: "", is_member: "0" };
  const answers = [
    await sendAsScript(member, "/app/files", formOf({}, { ...file, field: "uploads[]" })),
    await sendAsScript(member, `/app/account/image/${accountId}`, formOf({}, file)),
    await sendAsScript(visitor, "/contest/photo", formOf(entry, file)),
  ];
  expect(await leftovers(folder)).toEqual([]);
  return Promise.all(
    answers.map(async (answer) => {
      const { errors = {} } = (await answer.json()) as { errors?: Record<string, string[]> };
      if (answer.status === 200) return "taken";
      return `${answer.status} ${Object.values(errors).join()}`;
    }),
  );
}

const notAllowed = (name: string) => `422 ${name} is not allowed.`;
const unreadable = (name: string) =>
  `422 ${name} could not be read. It may be damaged, larger than 50 megapixels, or an animation of more than 1000 pictures.`;

type Case = readonly [title: string, file: () => FileToSend, verdict: string];
const cases: readonly Case[] = [
  ["a whole picture", () => ({ name: "x.png", bytes: png }), "taken"],
  [
    "a PNG that is named .jpg",
    () => ({ name: "png_named.jpg", bytes: png }),
    notAllowed("png_named.jpg"),
  ],
  [
    "a PNG that is named .jpg, of which nothing is declared",
    () => ({ name: "png_named.jpg", bytes: png, type: "application/octet-stream" }),
    notAllowed("png_named.jpg"),
  ],
  [
    "a PNG that is declared a JPEG",
    () => ({ name: "x.png", bytes: png, type: "image/jpeg" }),
    notAllowed("x.png"),
  ],
  ["a JPEG", () => ({ name: "x.jpg", bytes: jpeg }), "taken"],
  [
    "a JPEG without its last two bytes",
    () => ({ name: "cut.jpg", bytes: jpeg.subarray(0, -2) }),
    unreadable("cut.jpg"),
  ],
  [
    "a JPEG without its last sixth",
    () => ({ name: "cut.jpg", bytes: jpeg.subarray(0, (jpeg.length * 5) / 6) }),
    unreadable("cut.jpg"),
  ],
  ["a name that ends in a dot", () => ({ name: "x.png.", bytes: png, type: "image/png" }), "taken"],
  [
    "a name that ends in a space",
    () => ({ name: "x.png ", bytes: png, type: "image/png" }),
    "taken",
  ],
  [
    "a name that hides a program's",
    () => ({ name: "x.exe.png. ", bytes: png, type: "image/png" }),
    notAllowed("x.exe.png"),
  ],
  ["a GIF of 300 pictures", () => ({ name: "x.gif", bytes: animatedGif(300) }), "taken"],
  [
    "a GIF of 200,000 pictures",
    () => ({ name: "x.gif", bytes: animatedGif(200_000) }),
    unreadable("x.gif"),
  ],
  [
    "a PNG of 200,000 pictures",
    () => ({ name: "x.png", bytes: animatedPng(png, 200_000) }),
    unreadable("x.png"),
  ],
  [
    "a PNG with a page of text",
    () => ({ name: "x.png", bytes: pngWithText(png, "zTXt", 5_000) }),
    "taken",
  ],
  ...(["zTXt", "iTXt", "iCCP"] as const).map(
    (type): Case => [
      `a PNG whose ${type} inflates to 100 MB`,
      () => ({ name: "x.png", bytes: pngWithText(png, type, 100_000_000) }),
      unreadable("x.png"),
    ],
  ),
  [
    "a PNG whose 60 texts inflate to 240 MB together",
    () => ({ name: "x.png", bytes: pngWithText(png, "zTXt", 4_000_000, 60) }),
    unreadable("x.png"),
  ],
  [
    "a PNG whose text inflates to 100 MB and has no end",
    () => ({ name: "x.png", bytes: pngWithText(png, "zTXt", 100_000_000, 1, 9) }),
    unreadable("x.png"),
  ],
];

describe("a picture is judged alike at all three doors", () => {
  it.each(cases)("F-32 B-94 %s", async (_title, file, verdict) => {
    expect(await verdicts(file())).toEqual([verdict, verdict, verdict]);
    expect(peakOf(web.pid)).toBeLessThan(MOST_MB);
  });

  it("F-32 what is kept bears the bare name", async () => {
    const file = { name: "Team.png. ", bytes: png, type: "image/png", field: "uploads[]" };
    const sent = await sendAsScript(member, "/app/files", formOf({}, file));
    expect(sent.status).toBe(200);
    const kept = await db.accountFile.findFirst({
      where: { accountId },
      orderBy: { createdAt: "desc" },
    });
    expect(kept?.fileName).toBe("Team.png");
  });
});
