import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import {
  currentWording,
  listWording,
  type NewText,
  readHistory,
  saveTexts,
} from "#modules/wording/index.server";
import { as, makePerson, newAddress, system, visitor } from "#tests/modules/accounts/people";

let name: { catalogue: string; key: string };
beforeEach(() => {
  name = { catalogue: "tests", key: newAddress().slice(0, 12) };
});

const english = (changes: Partial<NewText> = {}): NewText => ({
  locale: "en",
  product: "Welcome to {brand}",
  other: "Hello from {brand}",
  one: "",
  version: 0,
  ...changes,
});
const said = async () => (await currentWording(system)).en.tests?.[name.key];

describe("a text that staff reword", () => {
  it("is said at once, keeps its versions, and gives way to the product's own again", async () => {
    const ctx = as(await makePerson({ isStaff: true, firstName: "Grace", lastName: "Hopper" }));
    expect(await saveTexts(ctx, name, [english()])).toEqual({ ok: true, value: { saved: 1 } });
    expect(await said()).toBe("Hello from {brand}");
    expect((await saveTexts(ctx, name, [english({ other: "", version: 1 })])).ok).toBe(true);
    expect(await said()).toBeUndefined();
    const again = english({ other: "Welcome to {brand}", version: 2 });
    expect(await saveTexts(ctx, name, [again])).toEqual({ ok: true, value: { saved: 0 } });
    const history = await readHistory(ctx, name);
    expect(history.ok && history.value.map(({ version, text, by }) => [version, text, by])).toEqual(
      [
        [2, null, "Grace Hopper"],
        [1, "Hello from {brand}", "Grace Hopper"],
      ],
    );
    const subject = `wording:tests.${name.key}.en`;
    expect(await db.auditEntry.count({ where: { subject } })).toBe(2);
    const listed = await listWording(ctx);
    expect(listed.ok && listed.value.filter(({ key }) => key === name.key)).toMatchObject([
      { version: 2, text: null },
    ]);
  });

  it("is refused with other places than the product's, and nothing is saved", async () => {
    const wrong = english({ other: "Hello from {brnd}" });
    const spanish = english({ locale: "es", other: "Hola de {brand}" });
    const refused = await saveTexts(system, name, [spanish, wrong]);
    expect(!refused.ok && refused.refusal).toMatchObject({
      code: "invalid",
      errors: { en: [{ key: "places", values: { places: "{brand}" } }] },
    });
    const none = english({ product: "Welcome", other: "Welcome, {name}" });
    const empty = await saveTexts(system, name, [none]);
    expect(!empty.ok && empty.refusal).toMatchObject({ errors: { en: [{ key: "noPlaces" }] } });
    expect(await db.wordingVersion.count({ where: { key: name.key } })).toBe(0);
  });

  it("has both forms where the product has both", async () => {
    const product = { one: "{count} member", other: "{count} members" };
    const half = english({ product, other: "{count} people", one: "" });
    const refused = await saveTexts(system, name, [half]);
    expect(!refused.ok && refused.refusal).toMatchObject({ errors: { en_one: [{}] } });
    const whole = { ...half, one: "{count} person" };
    expect((await saveTexts(system, name, [whole])).ok).toBe(true);
    expect(await said()).toEqual({ one: "{count} person", other: "{count} people" });
  });

  it("is not overwritten by somebody who had read an older version", async () => {
    expect((await saveTexts(system, name, [english()])).ok).toBe(true);
    const late = await saveTexts(system, name, [english({ other: "Late at {brand}" })]);
    expect(!late.ok && late.refusal.code).toBe("conflict");
    const early = await saveTexts(system, name, [
      english({ other: "Early at {brand}", version: 7 }),
    ]);
    expect(!early.ok && early.refusal.code).toBe("conflict");
    const spanish = english({ locale: "es", other: "Hola de {brand}" });
    const both = [spanish, english({ other: "Late at {brand}" })];
    expect((await saveTexts(system, name, both)).ok).toBe(false);
    expect(await db.wordingVersion.count({ where: { key: name.key } })).toBe(1);
  });

  it("is saved once by two at the same time", async () => {
    const tries = ["One", "Two", "Three", "Four"].map((word) =>
      saveTexts(system, name, [english({ other: `${word} at {brand}` })]),
    );
    const done = await Promise.all(tries);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.wordingVersion.count({ where: { key: name.key } })).toBe(1);
  });

  it("is for staff alone", async () => {
    for (const other of [visitor, as(await makePerson())]) {
      expect((await saveTexts(other, name, [english()])).ok).toBe(false);
      expect((await listWording(other)).ok).toBe(false);
      expect((await readHistory(other, name)).ok).toBe(false);
    }
    const staff = as(await makePerson({ isStaff: true }));
    expect((await readHistory(staff, name)).ok).toBe(true);
    expect(await db.wordingVersion.count({ where: { key: name.key } })).toBe(0);
  });
});
