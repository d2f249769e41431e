import { describe, expect, it } from "vitest";
import { createLog, redactedNames } from "#modules/platform/log.server";

function capture() {
  const lines: string[] = [];
  return { log: createLog("info", { write: (line) => lines.push(line) }), lines };
}

describe("log lines", () => {
  it.each(redactedNames.map((name) => [name]))(
    "hold no value of %s at any of three levels",
    (name) => {
      const { log, lines } = capture();
      const secret = "s3cret-value";
      log.info({ [name]: secret }, "one");
      log.info({ body: { [name]: secret } }, "two");
      log.info({ request: { body: { [name]: secret } } }, "three");
      expect(lines).toHaveLength(3);
      for (const line of lines) {
        expect(line).not.toContain(secret);
        expect(line).toContain("[redacted]");
      }
    },
  );

  it("stay one line each, whatever was typed", () => {
    const { log, lines } = capture();
    log.info({ name: 'x\n{"level":"fatal"}\r\n' }, "a\nb");
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
  });

  it("carry the request id of their child logger", () => {
    const { log, lines } = capture();
    log.child({ requestId: "AAAA-BBBB-CCCC" }).info("hello");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ requestId: "AAAA-BBBB-CCCC" });
  });
});
