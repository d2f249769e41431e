import pg from "pg";
import { vi } from "vitest";

/** The statements that the database got while something was done. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const calls = spy.mock.calls.map(([query]) =>
    typeof query === "string" ? query : ((query as { text?: string } | undefined)?.text ?? ""),
  );
  spy.mockRestore();
  return calls;
}
