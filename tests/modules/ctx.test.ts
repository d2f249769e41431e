import { describe, expect, it } from "vitest";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { ok, refuse } from "#modules/platform/result";

const ctx = createCtx();
const addGroup = (
  label: string,
  end: () => ReturnType<typeof refuse> | ReturnType<typeof ok<string>>,
) =>
  inTransaction(ctx, async (tx) => {
    await tx.tx.group.create({ data: { label } });
    return end();
  });
const groups = (label: string) => ctx.db.group.count({ where: { label } });

describe("a transaction", () => {
  it("keeps its writes when the use case succeeds", async () => {
    expect(await addGroup("kept", () => ok("done"))).toEqual({ ok: true, value: "done" });
    expect(await groups("kept")).toBe(1);
  });

  it("rolls everything back on a refusal and returns it", async () => {
    const refused = refuse({ code: "not_found" });
    expect(await addGroup("refused", () => refused)).toEqual(refused);
    expect(await groups("refused")).toBe(0);
  });

  it("rolls everything back on a fault and throws it on", async () => {
    const fault = () => {
      throw new Error("boom");
    };
    await expect(addGroup("faulty", fault)).rejects.toThrow("boom");
    expect(await groups("faulty")).toBe(0);
  });
});
