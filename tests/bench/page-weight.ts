import { weighPage } from "#tests/setup/page-weight";
import { Visitor } from "#tests/setup/visitor";
import { startWeb } from "#tests/setup/web";
import type { Row } from "./report";

const budgets = { script: 113, style: 15 } as const;

/** Script and style of each public page after gzip, beside their budgets. */
export async function run(): Promise<Row[]> {
  const web = await startWeb({ LOG_LEVEL: "warn" });
  try {
    const rows: Row[] = [];
    for (const path of [
      "/",
      "/privacy",
      "/bylaws-generator/chapter",
      "/login",
      "/password/email",
    ]) {
      const weight = weighPage((await new Visitor(web.url).open(path)).html);
      for (const kind of ["script", "style"] as const) {
        const kilobytes = weight[kind] / 1000;
        rows.push({
          name: `${kind} of ${path}`,
          ours: kilobytes,
          reference: budgets[kind],
          ratio: kilobytes / budgets[kind],
          unit: "kB gzip",
          target: `at most ${budgets[kind]} kB`,
          ok: kilobytes <= budgets[kind],
        });
      }
    }
    return rows;
  } finally {
    await web.stop();
  }
}
