import { randomBytes } from "node:crypto";
import type { Visitor } from "#tests/setup/visitor";

/** A form that anybody may send: where it goes and one right answer for each of its fields. */
export interface PublicForm {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The fields that take words; the others take one of a few values. */
  readonly words: readonly string[];
  /** The fields that may be left out. */
  readonly optional?: readonly string[];
}

const password = "quiet-harbor-1979";

export const publicForms: readonly PublicForm[] = [
  {
    path: "/login",
    fields: { email: "nobody@school.example", password },
    words: ["email", "password"],
  },
  { path: "/password/email", fields: { email: "nobody@school.example" }, words: ["email"] },
  {
    path: "/password/reset",
    fields: {
      token: "A".repeat(43),
      email: "nobody@school.example",
      password,
      password_confirmation: password,
    },
    words: ["token", "email", "password", "password_confirmation"],
  },
  {
    path: "/application/start",
    fields: {
      email: "nobody@school.example",
      password,
      level_id: "1001",
      schema: "start-up",
    },
    words: ["email", "password"],
  },
  {
    path: "/bylaws-generator/chapter",
    fields: {
      version: "1",
      name: "Alpha Beta Chapter",
      purpose: "To promote friendship and scholarship among its members.",
      fiscal_year_end: "6",
      is_highlighted: "1",
    },
    words: ["version", "name", "purpose"],
    optional: ["is_highlighted"],
  },
  {
    path: "/bylaws-generator/school",
    fields: {
      version: "1",
      name: "Lincoln Band Boosters",
      purpose: "To support and enrich the band program.",
      facility: "Lincoln High School",
      meeting_attendee_minimum: "10",
      meeting_request_minimum: "1/4",
      nomination_month: "3",
      annual_meeting_month: "5",
      fiscal_year_end: "6",
      school_official_title: "principal",
      is_501c3_required: "1",
      is_highlighted: "1",
    },
    words: ["version", "name", "purpose", "facility", "school_official_title"],
    optional: ["is_highlighted"],
  },
  {
    path: "/contact",
    fields: {
      name: "Maria Lopez",
      email: "maria@school.example",
      organization: "Lincoln Band Boosters",
      subject: "general",
      message: "Who may sign the 990-N?",
    },
    words: ["name", "email", "organization", "message"],
    optional: ["organization"],
  },
  {
    path: "/compliance-check",
    fields: {
      name: "Maria Lopez",
      email: "maria@school.example",
      phone: "(202) 555-0142",
      organization: "Lincoln Band Boosters",
      ein: "12-3456789",
      group_id: "1234",
    },
    words: ["name", "email", "phone", "organization", "ein", "group_id"],
    optional: ["phone", "group_id"],
  },
  {
    path: "/multi-chapter",
    fields: {
      name: "Maria Lopez",
      email: "maria@school.example",
      phone: "(202) 555-0142",
      organization: "Sigma Chi",
      concerns: "Officers change every May.",
      affiliates: "25",
      regions: "Kansas and Missouri",
    },
    words: ["name", "email", "phone", "organization", "concerns", "regions"],
    optional: ["phone", "regions"],
  },
  {
    path: "/greek-collector",
    fields: { email: "maria@school.example", organization: "University of Kansas" },
    words: ["email", "organization"],
  },
];

/** The ways in which a body travels, each with the headers that say so. */
export const encodings = {
  "script JSON": (fields: Record<string, unknown>) => ({
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(fields),
  }),
  "urlencoded script": (fields: Record<string, string>) => ({
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  }),
  "multipart script": (fields: Record<string, string>) => multipart(fields),
} as const;

function multipart(fields: Record<string, string>) {
  const boundary = randomBytes(12).toString("hex");
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join("")}--${boundary}--\r\n`,
  };
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: { message?: unknown; errors?: Record<string, unknown> } | null;
}

/** Sends a body as a script does and reads what comes back, whatever it is. */
export async function sendRaw(
  visitor: Visitor,
  path: string,
  body: BodyInit,
  headers: Record<string, string>,
): Promise<Answer> {
  const response = await visitor.request(path, {
    method: "POST",
    body,
    headers: {
      Accept: "application/json",
      "X-Requested-With": "XMLHttpRequest",
      "X-CSRF-TOKEN": visitor.csrfToken,
      ...headers,
    },
  });
  const text = await response.text();
  const type = response.headers.get("content-type") ?? "";
  return {
    status: response.status,
    type,
    body: type.startsWith("application/json") ? JSON.parse(text) : null,
  };
}

/** Does something for each item, a few at a time. */
export async function forEachOf<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  atOnce = 8,
): Promise<void> {
  const rest = items.entries();
  const one = async () => {
    for (const [, item] of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
