import { describe, expect, it } from "vitest";
import { handlers } from "#modules/inquiries/handlers.server";
import {
  listInquiries,
  moveInquiry,
  readInquiry,
  replyToInquiry,
  sendInquiry,
} from "#modules/inquiries/index.server";
import { brand } from "#modules/platform/brand.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db, pool } from "#modules/platform/db.server";
import { lettersTo } from "#tests/modules/accounts/mailbox";
import { as, makePerson, newAddress, system } from "#tests/modules/accounts/people";

const visitor = createCtx();

/** Runs the room's jobs that wait, twice: a job may come again, a letter must not. */
async function runJobs(): Promise<void> {
  const { rows } = await pool.query<{ id: string; job_name: string; payload: unknown }>(
    "DELETE FROM outbox_jobs WHERE job_name LIKE 'inquiries.%' RETURNING id, job_name, payload",
  );
  for (const { id, job_name, payload } of [...rows, ...rows]) {
    const handler = handlers.find(({ job }) => job.name === job_name);
    const signal = new AbortController().signal;
    await handler?.run({ ...system, jobId: id, attempt: 1, signal }, payload);
  }
}

async function sent(by = visitor) {
  const email = newAddress();
  const organization = `Club ${email.slice(0, 8)}`;
  const fields = {
    name: "Maria Lopez",
    email,
    organization,
    subject: "general" as const,
    message: "Who may sign?",
  };
  const kept = await sendInquiry(by, { kind: "contact", fields, isVerified: false });
  if (!kept.ok) throw new Error("the message was refused");
  return { id: kept.value.id, email, organization };
}

describe("the mails of an inquiry", () => {
  it("G-13 staff and the sender are told once each", async () => {
    const { id, email, organization } = await sent();
    await runJobs();
    const [letter, ...more] = await lettersTo(email);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe("We have received your message");
    expect(letter?.text).toContain("We'll get back with you shortly.");
    expect(letter?.text).toContain("Who may sign?");
    const arrived = (await lettersTo(brand.supportEmail)).filter(({ text }) =>
      text.includes(organization),
    );
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.text).toContain(`/admin/inquiries/${id}`);
    expect(arrived[0]?.text).toContain("Sent without a solved bot check");
  });

  it("G-13 a reply of staff goes to the sender once", async () => {
    const { id, email } = await sent();
    await runJobs();
    const staff = as(await makePerson({ isStaff: true }));
    const text = "Dear Maria,\n\nany officer may.";
    expect(await replyToInquiry(staff, { id, version: 1, text })).toMatchObject({ ok: true });
    await runJobs();
    const letters = (await lettersTo(email)).filter(({ subject }) => subject.startsWith("Re:"));
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain("any officer may.");
  });

  it("G-13 who wrote in Spanish is answered in Spanish, around the words of staff", async () => {
    const { id, email } = await sent(createCtx({ locale: "es" }));
    const staff = as(await makePerson({ isStaff: true }));
    const text = "Estimada María: cualquier directivo puede firmar.";
    expect(await replyToInquiry(staff, { id, version: 1, text })).toMatchObject({ ok: true });
    await runJobs();
    const letters = await lettersTo(email);
    const about = letters.map(
      (letter) => `${letter.subject}: ${letter.text.replaceAll("\n", " ")}`,
    );
    expect(about.sort()).toEqual([
      expect.stringMatching(/^Hemos recibido su mensaje: .*Usted nos escribió:.*Who may sign/),
      expect.stringMatching(/^Re: su mensaje a .*Estimada María.*Usted escribió: Who may sign/),
    ]);
  });

  it("G-13 an answer closes an open inquiry where nothing is left to do, and tells both", async () => {
    const staff = as(await makePerson({ isStaff: true }));
    const kept = await sent();
    const closed = await sent();
    const answer = { version: 1, text: "Any officer may." };
    expect(await replyToInquiry(staff, { id: kept.id, ...answer })).toMatchObject({ ok: true });
    const done = await replyToInquiry(staff, { id: closed.id, ...answer, isDone: true });
    expect(done).toMatchObject({ ok: true });
    const stateOf = async (id: number) => {
      const read = await readInquiry(staff, id);
      if (!read.ok) throw new Error("refused");
      const { inquiry, events } = read.value;
      return [inquiry.state, ...events.map(({ kind, text }) => `${kind}: ${text}`)];
    };
    expect(await stateOf(kept.id)).toEqual(["open", "reply: Any officer may."]);
    expect(await stateOf(closed.id)).toEqual(["done", "reply: Any officer may.", "moved: done"]);
  });

  it("G-13 of open ones who waits longest comes first, of done ones the latest", async () => {
    const staff = as(await makePerson({ isStaff: true }));
    const search = newAddress().slice(0, 8);
    const ids: number[] = [];
    for (const _ of [1, 2]) {
      const { id } = await sent();
      await db.inquiry.update({ where: { id }, data: { organization: search } });
      ids.push(id);
    }
    const listed = async (state: "open" | "done") => {
      const inbox = await listInquiries(staff, { state, search, page: 1 });
      if (!inbox.ok) throw new Error("refused");
      return inbox.value.rows.map(({ id }) => id);
    };
    expect(await listed("open")).toEqual(ids);
    for (const id of ids) await moveInquiry(staff, { id, version: 1, to: "done" });
    expect(await listed("done")).toEqual(ids.toReversed());
  });

  it("G-13 nobody but staff takes a step, and of two at once one", async () => {
    const { id } = await sent();
    const member = as(await makePerson());
    const move = { id, version: 1, to: "done" } as const;
    expect(await moveInquiry(member, move)).toMatchObject({ refusal: { code: "forbidden" } });
    expect(await moveInquiry(visitor, move)).toMatchObject({
      refusal: { code: "unauthenticated" },
    });
    const staff = as(await makePerson({ isStaff: true }));
    const both = await Promise.all([moveInquiry(staff, move), moveInquiry(staff, move)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.inquiryEvent.count({ where: { inquiryId: id } })).toBe(1);
  });
});
