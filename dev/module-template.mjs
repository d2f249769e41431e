// What `npm run new:module` writes: a room that keeps entries, each with a title of its own.

const words = (name) => name.replaceAll("-", " ");
const sentence = (text) => text[0].toUpperCase() + text.slice(1);
const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** How a room is called in code, in the database and in the record of changes. */
export function namesOf(name) {
  return {
    model: `${sentence(camel(name))}Entry`,
    table: `${name.replaceAll("-", "_")}_entries`,
    action: `${name}.entry-added`,
    actionWords: `Added an entry to ${words(name)}`,
  };
}

/**
 * The files of a new room: path → text.
 * @param {string} name lower-case words joined by hyphens
 * @param {Date} now names the migration
 * @returns {Record<string, string>}
 */
export function moduleFiles(name, now) {
  const { model, table, action } = namesOf(name);
  const title = sentence(words(name));
  const variable = camel(name);
  const row = `${variable}Entry`;
  const stamp = now.toISOString().replace(/\D/g, "").slice(0, 14);
  const room = `modules/${name}`;
  return {
    [`${room}/README.md`]: `# ${title}

Entries, each with a title of its own.

- Owns: the entries. Staff and the system add and read them.
- Invariants: each title exists once, whoever adds it at the same time.
- Table: \`${table}\`.
`,
    [`${room}/index.server.ts`]: `export { addEntry, type NewEntry } from "./commands/add-entry.server";
export { listEntries } from "./queries/list-entries.server";
export { entrySchema } from "./schemas";
`,
    [`${room}/contract.ts`]: `export * from "./views";
`,
    [`${room}/views.ts`]: `export const ENTRY_TITLE_MAX = 200;

/** An entry as staff see it. */
export interface EntryView {
  readonly id: number;
  readonly title: string;
  readonly addedAt: Date;
}
`,
    [`${room}/messages.ts`]: `import { defineMessages } from "#modules/platform/messages";

/** Why an entry was refused, and how messages name its fields. */
export const ${variable}Messages = defineMessages({
  en: {
    labelTitle: "title",
    taken: "There is an entry with this title already.",
  },
});
`,
    [`${room}/schemas.ts`]: `import { labelsFrom, namedFields, text } from "#modules/platform/fields";
import { ${variable}Messages } from "./messages";
import { ENTRY_TITLE_MAX } from "./views";

const fields = namedFields(labelsFrom(${variable}Messages, { title: "labelTitle" }));

/** An entry as staff enter it. */
export const entrySchema = fields({ title: text({ max: ENTRY_TITLE_MAX }) });
`,
    [`${room}/commands/add-entry.server.ts`]: `import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { ${variable}Messages } from "../messages";

export interface NewEntry {
  readonly title: string;
}

/**
 * Adds an entry: staff and the system.
 * @returns refusal \`unauthenticated\` or \`forbidden\`; \`invalid\` at \`title\` where it stands already
 */
export async function addEntry(ctx: Ctx, { title }: NewEntry): Promise<Result<{ id: number }>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  return inTransaction(ctx, async (tx): Promise<Result<{ id: number }>> => {
    const [added] = await tx.tx.${row}.createManyAndReturn({
      data: { title, createdAt: tx.now() },
      select: { id: true },
      skipDuplicates: true,
    });
    if (!added) return refuseField("title", message(${variable}Messages, "taken"));
    await audit(tx, { action: "${action}", subject: \`${name}:\${added.id}\`, data: { title } });
    return ok(added);
  });
}
`,
    [`${room}/queries/list-entries.server.ts`]: `import { type Ctx, reader } from "#modules/platform/ctx.server";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import type { EntryView } from "../views";

/** So many are shown, the latest ones. */
const MOST = 200;

/** The entries, the latest first: for staff. */
export async function listEntries(ctx: Ctx): Promise<Result<readonly EntryView[]>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const rows = await reader(ctx).${row}.findMany({ orderBy: { id: "desc" }, take: MOST });
  return ok(rows.map(({ id, title, createdAt }) => ({ id, title, addedAt: createdAt })));
}
`,
    [`prisma/schema/${name}.prisma`]: `// ${title}.

/// Rows are added by \`addEntry\`.
model ${model} {
  id        Int      @id @default(autoincrement())
  title     String   @unique
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@map("${table}")
}
`,
    [`prisma/migrations/${stamp}_${name.replaceAll("-", "_")}/migration.sql`]: `-- CreateTable
CREATE TABLE "${table}" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "${table}_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "${table}_title_key" ON "${table}"("title");
`,
    [`tests/modules/${name}/entries.test.ts`]: testOf({ name, title, row, action }),
  };
}

const testOf = ({ name, title, row, action }) => `import { describe, expect, it } from "vitest";
import { ENTRY_TITLE_MAX } from "#modules/${name}/contract";
import { addEntry, entrySchema, listEntries } from "#modules/${name}/index.server";
import { db } from "#modules/platform/db.server";
import { parseFields } from "#modules/platform/fields";
import { as, makePerson, visitor } from "#tests/modules/accounts/people";

describe("${title}: an entry", () => {
  it("is added by staff once, however often it is sent at a time, and listed", async () => {
    const staff = as(await makePerson({ isStaff: true }));
    const answers = await Promise.all([1, 2, 3].map(() => addEntry(staff, { title: "Sent" })));
    const added = answers.flatMap((answer) => (answer.ok ? [answer.value.id] : []));
    expect(added).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array(2).fill({
        ok: false,
        refusal: { code: "invalid", errors: { title: [expect.objectContaining({ key: "taken" })] } },
      }),
    );
    const listed = await listEntries(staff);
    expect(listed).toMatchObject({ ok: true, value: [{ id: added[0], title: "Sent" }] });
    expect(await db.auditEntry.count({ where: { action: "${action}" } })).toBe(1);
  });

  it("is neither added nor read by others", async () => {
    const member = as(await makePerson());
    const before = await db.${row}.count();
    for (const [ctx, code] of [[visitor, "unauthenticated"], [member, "forbidden"]] as const) {
      expect(await addEntry(ctx, { title: "Other" })).toEqual({ ok: false, refusal: { code } });
      expect(await listEntries(ctx)).toEqual({ ok: false, refusal: { code } });
    }
    expect(await db.${row}.count()).toBe(before);
  });

  it("has a title of a certain length", () => {
    const keysOf = (title: string) => {
      const parsed = parseFields(entrySchema, { title }, "en");
      return parsed.ok || parsed.refusal.code !== "invalid"
        ? []
        : parsed.refusal.errors.title?.map(({ key }) => key);
    };
    expect(keysOf("x".repeat(ENTRY_TITLE_MAX))).toEqual([]);
    expect(keysOf("x".repeat(ENTRY_TITLE_MAX + 1))).toEqual(["tooLong"]);
    expect(keysOf(" ")).toEqual(["required"]);
  });
});
`;
