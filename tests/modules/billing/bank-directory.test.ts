import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { embeddedDirectory } from "#modules/billing/bank-directory/embedded.server";
import type { BankDirectory } from "#modules/billing/bank-directory/port";
import { remoteDirectory } from "#modules/billing/bank-directory/remote.server";
import { isRoutingNumber } from "#modules/billing/bank-directory/routing-number";
import { findBank } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";

let close: (() => void) | undefined;
afterEach(() => {
  close?.();
  close = undefined;
});

/** A service of the kind that the configuration may name. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/data.json?key=k`;
}

const known = "121042882";
const unknown = "124303120";

const lookUp: RequestListener = (request, response) => {
  const rn = new URL(request.url ?? "", "http://x").searchParams.get("rn");
  const body =
    rn === known
      ? { code: 200, rn, customer_name: "Wells Fargo Bank" }
      : { code: 404, message: "not found" };
  response.end(JSON.stringify(body));
};

const twins: readonly [string, () => Promise<BankDirectory>][] = [
  ["the embedded list", async () => embeddedDirectory],
  ["a service", async () => remoteDirectory(await serve(lookUp))],
];

describe.each(twins)("the port to %s", (_name, make) => {
  it("C-30 names the bank of a number, and says nothing of one it does not know", async () => {
    const directory = await make();
    expect(await directory.bankOf(known)).toBe("Wells Fargo Bank");
    expect(await directory.bankOf(unknown)).toBeUndefined();
  });
});

describe("a service that fails", () => {
  it.each<[string, RequestListener]>([
    ["500", (_request, response) => response.writeHead(500).end("{}")],
    ["no JSON", (_request, response) => response.end("<html>")],
    ["another shape", (_request, response) => response.end(`{"code":"x"}`)],
    ["a redirect", (_request, response) => response.writeHead(302, { location: "/" }).end()],
    ["a torn connection", (_request, response) => response.destroy()],
    ["a flood", (_request, response) => response.end(`{"code":200,"x":"${"x".repeat(200_000)}"}`)],
  ])("C-30 is away, whatever it does: %s", async (_name, answer) => {
    const directory = remoteDirectory(await serve(answer));
    await expect(directory.bankOf(known)).rejects.toThrow("could not be asked");
  });

  it("C-30 is not waited for when it never answers", async () => {
    const directory = remoteDirectory(await serve(() => {}));
    await expect(directory.bankOf(known)).rejects.toThrow("could not be asked");
  });
});

describe("findBank", () => {
  it("C-29 C-30 asks for nine digits with the right sum and names the bank", async () => {
    const ctx = createCtx();
    expect(await findBank(ctx, "1210-42882")).toEqual({
      ok: true,
      value: { routingNumber: known, name: "Wells Fargo Bank" },
    });
    for (const typed of ["", "121042883", "1".repeat(40), unknown]) {
      expect(await findBank(ctx, typed)).toMatchObject({
        ok: false,
        refusal: { code: "invalid", errors: { rn: [{}] } },
      });
    }
  });

  it("C-30 ships only numbers that can be routing numbers", async () => {
    for (const digits of ["011401533", "021000021", "256074974", "314074269"]) {
      expect(isRoutingNumber(digits)).toBe(true);
      expect(await embeddedDirectory.bankOf(digits)).toBeTruthy();
    }
  });
});
