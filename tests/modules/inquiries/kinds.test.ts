import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { inquiryKinds } from "#modules/inquiries/contract";
import { handlers } from "#modules/inquiries/handlers.server";
import {
  exampleOf,
  exportInquiries,
  inquiryFacts,
  kindName,
  readInquiry,
  sendInquiry,
} from "#modules/inquiries/index.server";
import { brand } from "#modules/platform/brand.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { americanEnglish } from "#modules/platform/locale";
import { lettersTo } from "#tests/modules/accounts/mailbox";
import { as, makePerson, newAddress, system } from "#tests/modules/accounts/people";

const visitor = createCtx();

async function factsOf(id: number) {
  const found = await readInquiry(as(await makePerson({ isStaff: true })), id);
  if (!found.ok) throw new Error("staff may not read it");
  return inquiryFacts(found.value.inquiry, americanEnglish);
}

it.each(inquiryKinds)(
  "G-13 what somebody sends with %s comes back to staff, field by field",
  async (kind) => {
    const fields = { ...exampleOf(kind), email: newAddress() };
    const sent = await sendInquiry(visitor, { kind, fields, isVerified: true });
    if (!sent.ok) throw new Error("refused");
    const told = (await factsOf(sent.value.id)).map(({ name }) => name);
    const asked = Object.keys(fields).filter((name) => name !== "message" && name !== "concerns");
    expect(told).toEqual(asked);
  },
);

it("G-13 an inquiry by a form of another release is found, exported and told by mail", async () => {
  const email = newAddress();
  const row = {
    kind: "pilot",
    token: newAddress(),
    email,
    organization: "Lincoln Band Boosters",
    details: { bank: "First" },
    isVerified: true,
    locale: "en",
    createdAt: new Date(),
    updatedAt: new Date(),
  };
  const { id } = await db.inquiry.create({ data: row });
  const facts = await factsOf(id);
  expect(facts).toContainEqual({ name: "bank", term: "bank", text: "First" });
  expect(kindName("pilot")).toBe("pilot");
  const staff = as(await makePerson({ isStaff: true }));
  const sheet = await exportInquiries(staff, { search: email });
  const rows: unknown = sheet.ok && parse(sheet.value, { bom: true, columns: true });
  expect(rows).toMatchObject([{ kind: "pilot", email, organization: row.organization }]);
  for (const { job, run } of handlers) {
    if (job.name === "inquiries.send-reply") continue;
    const signal = new AbortController().signal;
    await run({ ...system, jobId: `${job.name}:${id}`, attempt: 1, signal }, { inquiryId: id });
  }
  expect(await lettersTo(email)).toMatchObject([{ subject: "We have received your message" }]);
  const arrived = await lettersTo(brand.supportEmail);
  expect(arrived.filter(({ text }) => text.includes(`/admin/inquiries/${id}`))).toHaveLength(1);
});
