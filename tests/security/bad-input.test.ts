import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, stopFaultless } from "#tests/setup/web";
import { type Answer, encodings, type PublicForm, publicForms, sendRaw } from "./public-forms";

let web: RunningProcess;
let visitor: Visitor;

beforeAll(async () => {
  web = await sharedWeb();
  visitor = new Visitor(web.url);
  await visitor.open("/bylaws-generator/chapter");
});
afterAll(() => stopFaultless(web));

const json = { "Content-Type": "application/json" };
const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };

function expectRefused(answer: Answer, status: readonly number[] = [400, 413, 415, 422]) {
  expect(answer.type).toMatch(/^application\/json/);
  expect(status, JSON.stringify(answer.body)).toContain(answer.status);
  expect(answer.body).toMatchObject({ message: expect.stringMatching(/\S/) });
}

/** 422, with a message at the field. */
function expectFieldError(answer: Answer, field: string) {
  expectRefused(answer, [422]);
  expect(answer.body?.errors?.[field], JSON.stringify(answer.body)).toEqual([
    expect.stringMatching(/\S/),
  ]);
}

const sendJson = (form: PublicForm, fields: unknown) =>
  sendRaw(visitor, form.path, JSON.stringify(fields), json);

/** Each field of each form. */
const everyField = publicForms.flatMap((form) =>
  Object.keys(form.fields).map((field) => [form.path, field, form] as const),
);
const everyWordField = publicForms.flatMap((form) =>
  form.words.map((field) => [form.path, field, form] as const),
);

describe.each(publicForms.map((form) => [form.path, form] as const))("%s", (path, form) => {
  it.each([
    ["half an object", '{"email":'],
    ["a word without quotes", "nul"],
    ["a trailing comma", '{"email":"a@b.example",}'],
    ["a list", "[1,2]"],
    ["a text", '"text"'],
    ["a number", "123"],
    ["null", "null"],
    ["bytes that are no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ["100,000 lists in each other", "[".repeat(100_000) + "]".repeat(100_000)],
    ["100,000 objects in each other", `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`],
  ])("A-18 refuses JSON that is %s", async (_, body) => {
    expectRefused(await sendRaw(visitor, path, body, json));
  });

  it.each([
    ["plain text", "text/plain"],
    ["XML", "application/xml"],
    ["a picture", "image/png"],
    ["JSON under a false name", "application/x-www-form-urlencoded"],
    ["multipart without a boundary", "multipart/form-data"],
    ["multipart with another boundary", "multipart/form-data; boundary=nowhere"],
    ["a type that is none", ";;;"],
    ["an unknown character set", "application/json; charset=utf-32"],
  ])("A-18 refuses a body sent as %s", async (_, type) => {
    const body = JSON.stringify({ unknown: "1" });
    expectRefused(await sendRaw(visitor, path, body, { "Content-Type": type }));
  });

  it("A-18 refuses form fields sent as JSON, and a body without any type", async () => {
    const { body } = encodings["urlencoded script"]({ ...form.fields });
    expectRefused(await sendRaw(visitor, path, body, json));
    expectRefused(await sendRaw(visitor, path, new Blob([body]), {}));
  });

  it.each([
    ["cut off in the middle", '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nabc'],
    ["without a name", "--x\r\nContent-Disposition: form-data\r\n\r\nabc\r\n--x--\r\n"],
    [
      "with a file",
      '--x\r\nContent-Disposition: form-data; name="email"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nabc\r\n--x--\r\n',
    ],
    ["of nothing but its end", "--x--\r\n"],
  ])("A-18 refuses multipart %s", async (_, body) => {
    const type = { "Content-Type": "multipart/form-data; boundary=x" };
    expectRefused(await sendRaw(visitor, path, body, type));
  });

  it("A-18 names unknown fields in the errors", async () => {
    const answer = await sendJson(form, {
      ...form.fields,
      is_staff: "1",
      bonus_balance_cents: 1002,
    });
    expectFieldError(answer, "is_staff");
    expectFieldError(answer, "bonus_balance_cents");
  });

  it.each([
    "__proto__",
    "constructor",
    "prototype",
    "constructor.prototype",
    "a[__proto__]",
    "toString",
    "hasOwnProperty",
    "then",
  ])("A-18 refuses a field called %s in every encoding", async (name) => {
    const text = `{"${name}":{"isStaff":true},${JSON.stringify(form.fields).slice(1)}`;
    expectRefused(await sendRaw(visitor, path, text, json));
    for (const encode of Object.values(encodings)) {
      const { body, headers } = encode({ ...form.fields, [name]: "1" });
      expectRefused(await sendRaw(visitor, path, body, headers));
    }
  });

  it("A-18 refuses 2,000 fields in every encoding", async () => {
    const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`field${n}`, "x"]));
    for (const encode of Object.values(encodings)) {
      const { body, headers } = encode(many);
      expectRefused(await sendRaw(visitor, path, body, headers));
    }
  });

  it("A-18 refuses broken percent escapes", async () => {
    for (const body of ["email=%", "email=%zz", "email=%E0%A4%A", "email=%ED%A0%80", "%FF=1"]) {
      expectRefused(await sendRaw(visitor, path, body, urlencoded));
    }
  });

  it("A-18 takes no strange method override", async () => {
    for (const method of ["DELETE", "GET", "TRACE", "__proto__", "<script>", "PUT "]) {
      const answer = await sendRaw(visitor, path, new URLSearchParams({ _method: method }), {});
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });

  it("A-19 refuses a body of more than a megabyte, also one that does not say how long it is", async () => {
    const large = JSON.stringify({ ...form.fields, [form.words[0] ?? ""]: "x".repeat(1_000_001) });
    expectRefused(await sendRaw(visitor, path, large, json), [413]);
    const chunks = new Blob([large]).stream();
    const response = await visitor.request(path, {
      method: "POST",
      body: chunks,
      duplex: "half",
      headers: {
        Accept: "application/json",
        "X-Requested-With": "XMLHttpRequest",
        "X-CSRF-TOKEN": visitor.csrfToken,
        ...json,
      },
    } as RequestInit);
    expect(response.status).toBe(413);
  });
});

describe("every field", () => {
  it.each(everyField)("A-18 %s: %s of a wrong type", async (_path, field, form) => {
    const wrong = [[], ["a"], [["a"]], {}, { a: "b" }, { $ne: null }, null, [null], { length: 5 }];
    for (const value of wrong) {
      const answer = await sendJson(form, { ...form.fields, [field]: value });
      // What may be left out may be null.
      if (value === null && form.optional?.includes(field)) continue;
      expectFieldError(answer, field);
    }
  });

  it.each(everyWordField)("A-18 %s: %s as a number or a yes", async (_path, field, form) => {
    for (const value of [12_345, 1e308, -0.5, true]) {
      expectFieldError(await sendJson(form, { ...form.fields, [field]: value }), field);
    }
  });

  it.each(everyField)("A-18 %s: %s twice", async (_path, field, form) => {
    const { body } = encodings["urlencoded script"]({ ...form.fields });
    const twice = `${body}&${new URLSearchParams({ [field]: form.fields[field] ?? "" })}`;
    expectFieldError(await sendRaw(visitor, form.path, twice, urlencoded), field);
  });

  it.each(everyField)(
    "A-19 %s: %s with a NUL byte, in every encoding",
    async (_path, field, form) => {
      for (const encode of Object.values(encodings)) {
        const { body, headers } = encode({ ...form.fields, [field]: "a\0b" });
        expectFieldError(await sendRaw(visitor, form.path, body, headers), field);
      }
    },
  );

  it.each(everyField)("A-19 %s: %s with a lone surrogate", async (_path, field, form) => {
    for (const value of ["\ud800", "a\udfffb", "\udc00\ud800"]) {
      expectFieldError(await sendJson(form, { ...form.fields, [field]: value }), field);
    }
  });

  it.each(everyField)(
    "A-19 %s: %s of nearly a megabyte, in every encoding",
    async (_path, field, form) => {
      for (const encode of Object.values(encodings)) {
        const { body, headers } = encode({ ...form.fields, [field]: "x".repeat(990_000) });
        expectFieldError(await sendRaw(visitor, form.path, body, headers), field);
      }
    },
  );
});
