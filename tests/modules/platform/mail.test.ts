import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { type Delivery, deliver } from "#modules/platform/mail/deliver.server";
import { mailbox } from "#modules/platform/mail/mailbox.server";
import { MailRefused, type MailTransport, MailUnavailable } from "#modules/platform/mail/port";
import { smtpTransport } from "#modules/platform/mail/transport.server";
import { greeting } from "./greeting.mail";

interface Received {
  readonly recipient: string;
  readonly source: string;
}

/** What both twins must do with the letters they get. */
interface Twin {
  readonly transport: MailTransport;
  /** All letters so far, the oldest first. */
  received(): Promise<Received[]>;
  close(): Promise<void>;
}

async function smtpTwin(): Promise<Twin> {
  const letters: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const code = { "refused.example": 550, "busy.example": 451 }[address.split("@")[1] ?? ""];
      done(code ? Object.assign(new Error("no"), { responseCode: code }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipient = session.envelope.rcptTo.map(({ address }) => address).join();
        letters.push({ recipient, source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    transport: smtpTransport(`smtp://127.0.0.1:${port}`),
    received: async () => letters,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function mailboxTwin(): Promise<Twin> {
  const folder = await mkdtemp(join(tmpdir(), "goodstanding-mail-"));
  const box = mailbox(folder);
  return {
    transport: box,
    async received() {
      const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
      const entries = (await box.list()).reverse();
      return Promise.all(
        names.map(async (name, at) => ({
          recipient: entries[at]?.to.replace(/^.*<|>$/g, "") ?? "",
          source: await readFile(join(folder, name), "utf8"),
        })),
      );
    },
    close: () => rm(folder, { recursive: true }),
  };
}

/** Header lines, folded ones joined. */
function headersOf(source: string): string[] {
  return (source.split(/\r?\n\r?\n/)[0] ?? "").replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
}

/** Both parts with their quoted-printable taken off, as far as plain words need it. */
const wordsOf = (source: string) => source.replace(/=\r?\n/g, "").replace(/=3D/g, "=");

let clock = new Date("2026-11-21T10:00:00Z");
const ctx = createCtx({ now: () => clock, actor: { kind: "system", name: "test" } });
beforeEach(() => {
  clock = new Date(clock.getTime() + 60_000);
});

function delivery(over: Partial<Delivery<{ name: string; link: string }>> = {}) {
  return {
    mail: greeting,
    to: "pat@example.org",
    props: greeting.example,
    messageKey: `greeting:${crypto.randomUUID()}`,
    locale: "en",
    ...over,
  } as const;
}

function contract(name: string, make: () => Promise<Twin>) {
  describe(`mail contract on ${name}`, () => {
    let twin: Twin;
    beforeAll(async () => {
      twin = await make();
    });
    afterAll(() => twin.close());
    const send = (over: Parameters<typeof delivery>[0] = {}) =>
      deliver(ctx, delivery(over), twin.transport);
    const latest = async () => {
      const letters = await twin.received();
      return letters.at(-1) ?? { recipient: "", source: "" };
    };

    it("delivers HTML and text with subject, sender and recipient", async () => {
      expect(await send({ to: { name: "Pat Müller", address: "pat@example.org" } })).toEqual({
        sent: true,
      });
      const { recipient, source } = await latest();
      expect(recipient).toBe("pat@example.org");
      const headers = headersOf(source);
      expect(headers).toContain("Subject: Welcome, Pat");
      expect(headers).toContain("From: Goodstanding <no-reply@goodstanding.example>");
      expect(headers).toContain("Auto-Submitted: auto-generated");
      expect(headers.join("\n")).toMatch(/^Message-ID: <[0-9a-f]{32}@goodstanding\.example>$/m);
      expect(source).toContain("Content-Type: text/plain; charset=utf-8");
      expect(source).toContain("Content-Type: text/html; charset=utf-8");
      expect(wordsOf(source).match(/https:\/\/goodstanding\.example\/start\?a=1/g)?.length).toBe(4);
    });

    it("sends the same key once, and a new key under a new Message-ID", async () => {
      const messageKey = `greeting:${crypto.randomUUID()}`;
      const before = (await twin.received()).length;
      expect(await send({ messageKey })).toEqual({ sent: true });
      expect(await send({ messageKey })).toEqual({ sent: false });
      expect(await twin.received()).toHaveLength(before + 1);
      const row = await db.mailDelivery.findUniqueOrThrow({ where: { messageKey } });
      expect(row).toMatchObject({ status: "sent", sentAt: clock, mail: "test.greeting" });
      expect(JSON.stringify(row)).not.toContain("pat@");
    });

    it("sends once when many processes try at the same time", async () => {
      const messageKey = `greeting:${crypto.randomUUID()}`;
      const before = (await twin.received()).length;
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => send({ messageKey })));
      expect(tries.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
      expect(await twin.received()).toHaveLength(before + 1);
    });

    it("keeps its Message-ID when it is sent again after a crash", async () => {
      const messageKey = `greeting:${crypto.randomUUID()}`;
      await send({ messageKey });
      const first = headersOf((await latest()).source).find((line) =>
        line.startsWith("Message-ID"),
      );
      // The process died between the server's yes and the note of it.
      const crashed = { status: "sending", lockedUntil: new Date(clock.getTime() + 30_000) };
      await db.mailDelivery.update({ where: { messageKey }, data: crashed });
      await expect(send({ messageKey })).rejects.toThrow(MailUnavailable);
      clock = new Date(clock.getTime() + 30_001);
      expect(await send({ messageKey })).toEqual({ sent: true });
      expect(headersOf((await latest()).source)).toContain(first);
    });

    it("lets no header be added by a name or a subject", async () => {
      const evil = "Pat\r\nBcc: all@example.org\u2028X-Evil: 1\0";
      await send({
        to: { name: evil, address: "pat@example.org" },
        props: { name: evil, link: "/" },
      });
      const { recipient, source } = await latest();
      expect(recipient).toBe("pat@example.org");
      expect(headersOf(source).filter((line) => /^(Bcc|X-Evil)/i.test(line))).toEqual([]);
      expect(headersOf(source).join("\n")).toContain("Subject: Welcome, Pat");
    });

    it.each([
      "pat@example.org\r\nBcc: x@example.org",
      "a@b.example, c@d.example",
      "no address",
      "@",
      "",
    ])("refuses the address %j for good", async (to) => {
      const before = (await twin.received()).length;
      await expect(send({ to })).rejects.toThrow(MailRefused);
      expect(await twin.received()).toHaveLength(before);
    });

    it("delivers to an international address", async () => {
      await send({ to: "jürgen@bücher.example" });
      expect((await latest()).recipient).toMatch(/^jürgen@(bücher|xn--bcher-kva)\.example$/);
    });

    it("gives up what is refused for good, and takes it up again when asked to", async () => {
      const messageKey = `greeting:${crypto.randomUUID()}`;
      await expect(send({ messageKey, to: "pat@refused.example" })).rejects.toThrow(MailRefused);
      const where = { messageKey };
      expect((await db.mailDelivery.findUniqueOrThrow({ where })).status).toBe("failed");
      expect(await send({ messageKey, to: "pat@example.org" })).toEqual({ sent: true });
      expect(await db.mailDelivery.findUniqueOrThrow({ where })).toMatchObject({
        status: "sent",
        attempts: 2,
        error: null,
      });
    });

    it("asks to be tried again when the server is busy", async () => {
      const messageKey = `greeting:${crypto.randomUUID()}`;
      const first = send({ messageKey, to: "pat@busy.example" });
      await expect(first).rejects.toThrow(MailUnavailable);
      await expect(first).rejects.not.toBeInstanceOf(MailRefused);
      expect(await send({ messageKey })).toEqual({ sent: true });
    });

    it("offers to end bulk mail with one click", async () => {
      await send({ unsubscribeUrl: "https://goodstanding.example/unsubscribe/abc" });
      const headers = headersOf((await latest()).source);
      expect(headers).toContain("List-Unsubscribe: <https://goodstanding.example/unsubscribe/abc>");
      expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
      // What its reader may end goes to nobody without the way to end it.
      const before = (await twin.received()).length;
      const mail = { ...greeting, kind: "event" as const };
      await expect(send({ mail })).rejects.toThrow("has no link for it");
      expect(await twin.received()).toHaveLength(before);
    });
  });
}

contract("an SMTP server", smtpTwin);
contract("the development mailbox", mailboxTwin);

it("mail waits when the SMTP server is away", async () => {
  const messageKey = `greeting:${crypto.randomUUID()}`;
  const away = smtpTransport("smtp://127.0.0.1:1");
  await expect(deliver(ctx, delivery({ messageKey }), away)).rejects.toThrow(MailUnavailable);
  const row = await db.mailDelivery.findUniqueOrThrow({ where: { messageKey } });
  expect(row).toMatchObject({ status: "sending", lockedUntil: clock });
});

describe("the development mailbox", () => {
  it("lists the newest first and reads by id only", async () => {
    const folder = await mkdtemp(join(tmpdir(), "goodstanding-mail-"));
    const box = mailbox(folder);
    expect(await box.list()).toEqual([]);
    await deliver(ctx, delivery({ props: { name: "One", link: "/" } }), box);
    clock = new Date(clock.getTime() + 1_000);
    await deliver(ctx, delivery({ props: { name: "Two", link: "/" } }), box);
    const entries = await box.list();
    expect(entries.map(({ subject }) => subject)).toEqual(["Welcome, Two", "Welcome, One"]);
    expect(await box.read(entries[0]?.id ?? "")).toEqual(entries[0]);
    expect(await box.read("../../package")).toBeUndefined();
    await rm(folder, { recursive: true });
  });
});
