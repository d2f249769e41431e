import { connect as connectPlain } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { connect, type SecureVersion } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Balancer, hasBalancer, startBalancer } from "#tests/setup/balancer";
import { freePort, type RunningProcess, sharedWeb } from "#tests/setup/web";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

/** Sends bytes as they are; what comes back until the line is closed, or for a second. */
function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let said = "";
    const socket = connectPlain(port, "127.0.0.1", () => socket.write(bytes));
    socket.setEncoding("latin1").on("data", (chunk) => {
      said += chunk;
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(said));
    void sleep(1_000).then(() => socket.destroy());
  });
}

/** Requests whose ends two readers could see at different places. */
const ambiguous = {
  "both lengths":
    "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n",
  "two different lengths":
    "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
  "a length that is no number":
    "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: +5\r\n\r\nhello",
  "an encoding that hides itself":
    "POST /login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
  "chunks of no size":
    "POST /login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
  "a space before the colon": "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length : 5\r\n\r\nhello",
  "a header that goes on in the next line":
    "GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n Content-Length: 5\r\n\r\n",
} as const;

describe.each(Object.entries(ambiguous))("a request with %s", (_name, bytes) => {
  it("is refused, and what follows it is never a request of its own", async () => {
    const said = await raw(Number(new URL(web.url).port), bytes);
    const statuses = [...said.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status);
    expect(statuses).toEqual(["400"]);
  });
});

describe.skipIf(!hasBalancer())("the proxy of the site", () => {
  let proxy: Balancer;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    proxy = await startBalancer(port, [web.url], `https://localhost:${port}`);
  });
  afterAll(() => proxy.stop());

  /** The agreed version and cipher, or the fault. */
  const agreed = (version: SecureVersion): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(
        {
          port,
          host: "127.0.0.1",
          servername: "localhost",
          // Its own certificate authority is nobody's; what it agrees to is looked at, not who it is.
          rejectUnauthorized: false,
          minVersion: version,
          maxVersion: version,
          ciphers: "ALL:@SECLEVEL=0",
        },
        () => {
          resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
          socket.destroy();
        },
      );
      socket.on("error", (fault: NodeJS.ErrnoException) => resolve(fault.code ?? fault.message));
    });

  it("speaks TLS 1.2 and 1.3 with authenticated encryption, and nothing older", async () => {
    expect(await agreed("TLSv1.3")).toMatch(/^TLSv1\.3 TLS_(AES|CHACHA20)/);
    expect(await agreed("TLSv1.2")).toMatch(/^TLSv1\.2 ECDHE-\w+-(AES\d+-GCM|CHACHA20)/);
    for (const old of ["TLSv1.1", "TLSv1"] as const) {
      expect(await agreed(old)).toMatch(/PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|NO_PROTOCOLS/);
    }
  });
});
