import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson, password } from "#tests/modules/accounts/people";
import { folder } from "#tests/setup/data-folder";
import {
  type FileToSend,
  formOf,
  leftovers,
  media,
  mediaNames,
  sendAsForm,
  sendAsScript,
} from "#tests/setup/files";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";

const SAMPLE = "/storage/profile/sample/public-profile-image.png";

let web: RunningProcess;
let photo: Buffer;
beforeAll(async () => {
  web = await sharedWeb();
  const background = { r: 30, g: 91, b: 67 };
  photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "Secret place" } })
    .toBuffer();
});
afterAll(async () => {
  await web.stop();
});

async function signedIn(options: { isStaff?: boolean } = {}) {
  const person = await makePerson(options);
  const account = await db.account.create({
    data: { name: "Lincoln Boosters", renewalDueAt: new Date("2027-05-03") },
  });
  await db.accountUser.create({ data: { accountId: account.id, userId: person.id } });
  const visitor = new Visitor(web.url);
  await visitor.open("/login");
  await visitor.submit("/login", { email: person.email, password });
  const path = `/app/account/image/${account.id}`;
  await visitor.open(path);
  return { visitor, accountId: account.id, path };
}

type Member = Awaited<ReturnType<typeof signedIn>>;

const picture = (changes: Partial<FileToSend> = {}): FileToSend => ({
  name: "team.jpg",
  bytes: photo,
  ...changes,
});

const send = ({ visitor, path }: Pick<Member, "visitor" | "path">, file = picture()) =>
  sendAsScript(visitor, path, formOf({}, file));

interface AccountJson {
  id: number;
  public_profile_image: string;
}
const accountIn = async (answer: Response) => (await answer.json()) as AccountJson;

describe("POST /app/account/image/{id}", () => {
  it("B-93 stores the picture and answers the account, whose picture anybody can load", async () => {
    const member = await signedIn();
    const answer = await send(member);
    expect(answer.status).toBe(200);
    const account = await accountIn(answer);
    expect(account).toEqual({
      id: member.accountId,
      public_profile_image: expect.stringMatching(/^\/storage\/profile\/[\w-]{22}\/1600\.jpeg$/),
    });
    const base = account.public_profile_image.replace(/1600\.jpeg$/, "");
    for (const width of [480, 960, 1600]) {
      for (const format of ["webp", "jpeg"]) {
        const loaded = await new Visitor(web.url).request(`${base}${width}.${format}`);
        expect(loaded.headers.get("content-type")).toBe(`image/${format}`);
        expect(loaded.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        expect(loaded.headers.get("x-content-type-options")).toBe("nosniff");
        const bytes = Buffer.from(await loaded.arrayBuffer());
        expect(await sharp(bytes).metadata()).toMatchObject({
          format,
          width,
          height: (width * 5) / 16,
        });
        expect(bytes.includes("Secret place")).toBe(false);
      }
    }
    expect(await leftovers(folder)).toEqual([]);
  });

  it("B-93 takes a plain form and leads back to the page, which shows the new picture", async () => {
    const { visitor, path, accountId } = await signedIn();
    const answer = await sendAsForm(visitor, path, {}, picture());
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
    const { profileImageKey } = await db.account.findUniqueOrThrow({ where: { id: accountId } });
    const page = await visitor.open(path);
    expect(page.html).toContain(`/storage/profile/${profileImageKey}/480.webp 480w`);
    expect(page.text).toContain("Your data was saved.");
  });

  it("B-94 takes JPEG, PNG and GIF and refuses every other type, whatever it is called", async () => {
    const member = await signedIn();
    const image = sharp(photo).resize(300);
    for (const format of ["jpeg", "png", "gif"] as const) {
      const file = picture({
        name: `team.${format}`,
        bytes: await image.toFormat(format).toBuffer(),
        type: `image/${format}`,
      });
      expect((await send(member, file)).status).toBe(200);
    }
    const webp = await image.webp().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const refused: Partial<FileToSend>[] = [
      { name: "team.webp", bytes: webp, type: "image/webp" },
      { name: "team.jpg", bytes: webp, type: "image/jpeg" },
      { name: "team.png", bytes: svg, type: "image/png" },
      { name: "team.svg", bytes: svg, type: "image/svg+xml" },
      { name: "team.jpg", type: "text/html" },
      { name: "team.jpg.exe", type: "image/jpeg" },
      { name: "team.exe.jpg" },
    ];
    for (const changes of refused) {
      const answer = await send(member, picture(changes));
      expect(answer.status).toBe(422);
      const { errors } = (await answer.json()) as { errors: unknown };
      expect(errors).toEqual({ file: [`${changes.name} is not allowed.`] });
    }
  });

  it("B-94 a refused plain form shows the page again with the error at its field", async () => {
    const { visitor, path } = await signedIn();
    const answer = await sendAsForm(visitor, path, {}, picture({ name: "team.bmp" }));
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("team.bmp is not allowed.");
    expect(html).toContain("That didn&#x27;t work.");
    expect(html).toContain(SAMPLE);
    const none = await sendAsForm(visitor, path, {}, { name: "", bytes: Buffer.alloc(0) });
    expect(await none.text()).toContain("Choose a file first.");
  });

  it("refuses more than 15 MB with 413", async () => {
    const member = await signedIn();
    const answer = await send(member, picture({ bytes: Buffer.alloc(15_000_001, photo) }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: "team.jpg is too large: 15 MB at most." });
  });

  it("B-97 is for the account's own people and staff", async () => {
    const { path } = await signedIn();
    const other = await signedIn();
    expect((await send({ visitor: other.visitor, path })).status).toBe(404);
    const staff = await signedIn({ isStaff: true });
    expect((await send({ visitor: staff.visitor, path })).status).toBe(200);
    const stranger = new Visitor(web.url);
    await stranger.open("/login");
    expect((await send({ visitor: stranger, path })).status).toBe(401);
    expect((await stranger.open(path)).headers.get("location")).toContain("/login");
  });

  it("B-94 answers every hostile and odd file with 200 or a field error, and goes on working", async () => {
    const member = await signedIn();
    const verdicts: string[] = [];
    for (const name of mediaNames) {
      const type = /\.(png|gif)$/.exec(name)?.[1] ?? "jpeg";
      const file = picture({ name: `team.${type}`, bytes: media(name), type: `image/${type}` });
      const answer = await send(member, file);
      const body = (await answer.json()) as { errors?: { file: string[] } };
      if (answer.status === 422) expect(body.errors?.file).toHaveLength(1);
      else expect(answer.status).toBe(200);
      if (answer.status === 200) verdicts.push(name);
    }
    const accepted = mediaNames.filter((name) => /^(img|sharp)__.*\.(jpg|png|gif)$/.test(name));
    const alsoFine = ["bad__gifar.gif", "bad__jpeg_named.mp4"].filter((name) =>
      mediaNames.includes(name),
    );
    const broken = ["sharp__corrupt-header.jpg"];
    expect(verdicts.sort()).toEqual(
      [...accepted.filter((name) => !broken.includes(name)), ...alsoFine].sort(),
    );
    expect((await send(member)).status).toBe(200);
    expect(await leftovers(folder)).toEqual([]);
  });
});

describe("POST /app/account/empty-image/{id}", () => {
  it("B-90 B-91 clears the picture, answers the account, and the sample returns", async () => {
    const { visitor, path, accountId } = await signedIn();
    await send({ visitor, path });
    expect((await visitor.open(path)).html).not.toContain(SAMPLE);
    const answer = await visitor.call(`/app/account/empty-image/${accountId}`, "POST", {});
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ id: accountId, public_profile_image: "" });
    expect((await visitor.open(path)).html).toContain(SAMPLE);
    const sample = await visitor.request(SAMPLE);
    const { format, width, height } = await sharp(
      Buffer.from(await sample.arrayBuffer()),
    ).metadata();
    expect([format, width, height]).toEqual(["png", 1600, 500]);
  });

  it("B-92 a failed clear without script says so, and the picture stays", async () => {
    const { visitor, path, accountId } = await signedIn();
    const { public_profile_image: url } = await accountIn(await send({ visitor, path }));
    const fields = { _token: "old.token" };
    const page = await visitor.submit(`/app/account/empty-image/${accountId}`, fields);
    expect(page.status).toBe(403);
    expect(page.text).toContain("That didn't work.");
    expect(page.html).toContain(`src="${url}"`);
  });

  it("B-91 takes a plain form; B-97 not for somebody else's account", async () => {
    const { visitor, accountId } = await signedIn();
    const own = await visitor.submit(`/app/account/empty-image/${accountId}`, {});
    expect(own.headers.get("location")).toBe(`/app/account/image/${accountId}`);
    const other = await signedIn();
    const call = `/app/account/empty-image/${other.accountId}`;
    expect((await visitor.call(call, "POST", {})).status).toBe(404);
  });
});
