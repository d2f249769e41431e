import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { isSignedByProvider } from "#modules/billing/gateway/signature.server";
import { env } from "#modules/platform/env.server";
import { approvedCharge, isSimulated, type Provider, startProvider } from "./gateway-support";

/** A notification and its signature that were published (stymiee/authnetjson, its webhook test). */
const published = {
  key: "52CB4A002C634B84E397DC8A218E1A160BA7CAB7CBE4C05B35E9CBB05E14FE4A2385812E980CCF97D177F17863CE214D1BE6CE8E1E894487AACF3609C1A5FE17",
  body: '{"notificationId":"182cbbff-cab2-4080-931d-80e5d818f23a","eventType":"net.authorize.payment.authcapture.created","eventDate":"2017-08-18T20:40:52.7722007Z","webhookId":"849eb87e-078a-4169-a34b-c0bded5019a8","payload":{"responseCode":0,"authCode":"Z3PV5H","avsResponse":"Y","authAmount":0.0,"entityName":"transaction","id":"40005915599"}}',
  header:
    "sha512=A1E0CC0F8A7B6274E0951CAC5EB63579F70FC6B7B15384B146DCE02B98DEE3954A5A8E331661B51DE953E141E88994DFA7D267FFB8428BE0660511B6EFB94960",
};

describe("the signature of a notification", () => {
  const { key, body, header } = published;
  const bytes = Buffer.from(body);

  it("is the published one: the key is literal text, not decoded from hex", () => {
    expect(isSignedByProvider(key, bytes, header)).toBe(true);
  });

  it.each([
    ["of another key", `${key.slice(0, -1)}8`, body, header],
    ["of other bytes, if only a space", key, `${body} `, header],
    ["in lower case", key, body, header.toLowerCase()],
    ["without its prefix", key, body, header.replace("sha512=", "")],
    ["that is cut off", key, body, header.slice(0, -1)],
    ["that is empty", key, body, ""],
  ])("is refused: one %s", (_what, aKey, aBody, aHeader) => {
    expect(isSignedByProvider(aKey, Buffer.from(aBody), aHeader)).toBe(false);
  });

  it("must be there", () => {
    expect(isSignedByProvider(key, bytes, null)).toBe(false);
  });
});

interface Letter {
  readonly id: string;
  readonly eventType: string;
  readonly transId: string;
  readonly isSigned: boolean;
}

/** The simulator tells a receiver of the test's own; the sandbox cannot reach one. */
describe.runIf(isSimulated)("notifications", () => {
  const letters: Letter[] = [];
  let status = 200;
  const receiver = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const bytes = Buffer.concat(parts);
    const header = request.headers["x-anet-signature"];
    const body = JSON.parse(bytes.toString()) as {
      notificationId: string;
      eventType: string;
      payload: { id: string };
    };
    letters.push({
      id: body.notificationId,
      eventType: body.eventType,
      transId: body.payload.id,
      isSigned: isSignedByProvider(
        env.ANET_SIGNATURE_KEY,
        bytes,
        typeof header === "string" ? header : null,
      ),
    });
    response.writeHead(status).end();
  });
  let provider: Provider;
  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    const { port } = receiver.address() as AddressInfo;
    provider = await startProvider({ webhookUrl: `http://127.0.0.1:${port}/hook` });
  });
  afterEach(() => {
    letters.length = 0;
    status = 200;
    provider.simulator.admin.sendWebhooks({});
  });
  afterAll(async () => {
    await provider.stop();
    receiver.close();
  });

  async function charged() {
    const charge = await approvedCharge(provider);
    await provider.simulator.admin.webhooksSettled();
    return charge;
  }

  it("tell of a charge, signed with the key of the configuration", async () => {
    const { transId } = await charged();
    expect(letters).toEqual([
      {
        id: expect.any(String),
        eventType: "net.authorize.payment.authcapture.created",
        transId,
        isSigned: true,
      },
    ]);
  });

  it("tell of a void and of a refund", async () => {
    const first = await charged();
    await provider.gateway.void(first.transId);
    const second = await charged();
    provider.simulator.admin.settle();
    const { transId, amount } = second;
    await provider.gateway.refund({ transId, amount, lastFour: "1111" });
    await provider.simulator.admin.webhooksSettled();
    const types = letters.map(({ eventType }) => eventType.replace("net.authorize.payment.", ""));
    expect(types).toEqual([
      "authcapture.created",
      "void.created",
      "authcapture.created",
      "refund.created",
    ]);
  });

  it("come several times as the same notification", async () => {
    provider.simulator.admin.sendWebhooks({ copies: 4 });
    await charged();
    expect(letters).toHaveLength(4);
    expect(new Set(letters.map(({ id }) => id)).size).toBe(1);
  });

  it("come late, and in another order", async () => {
    provider.simulator.admin.sendWebhooks({ isHeldBack: true });
    const first = await charged();
    const second = await charged();
    expect(letters).toEqual([]);
    expect(provider.simulator.admin.waitingWebhooks()).toBe(2);
    await provider.simulator.admin.flushWebhooks({ isShuffled: true });
    expect(letters.map(({ transId }) => transId)).toEqual([second.transId, first.transId]);
  });

  it("come after a while", async () => {
    provider.simulator.admin.sendWebhooks({ delayMs: 50 });
    const { transId } = await charged();
    expect(letters.map((letter) => letter.transId)).toEqual([transId]);
  });

  it.each(["none", "wrong"])("come with a signature that is %s", async (signature) => {
    provider.simulator.admin.sendWebhooks({ signature });
    await charged();
    expect(letters).toMatchObject([{ isSigned: false }]);
  });

  it("come again until they are answered with 200", async () => {
    status = 500;
    await charged();
    status = 200;
    expect(provider.simulator.admin.waitingWebhooks()).toBe(1);
    await provider.simulator.admin.flushWebhooks();
    expect(letters).toHaveLength(2);
    expect(provider.simulator.admin.waitingWebhooks()).toBe(0);
    expect(provider.simulator.admin.sentWebhooks().map((one) => one.status)).toContain(500);
  });

  it("are registered with the server's keys only", async () => {
    const { url } = provider.simulator;
    const register = (password: string) =>
      fetch(`${url}/rest/v1/webhooks`, {
        method: "POST",
        headers: { authorization: `Basic ${btoa(`${env.ANET_API_LOGIN_ID}:${password}`)}` },
        body: JSON.stringify({ url: "http://127.0.0.1:9/nobody" }),
      });
    expect((await register("wrong")).status).toBe(401);
    const registered = await register(env.ANET_TRANSACTION_KEY);
    const { webhookId } = (await registered.json()) as { webhookId: string };
    const removed = await fetch(`${url}/rest/v1/webhooks/${webhookId}`, {
      method: "DELETE",
      headers: {
        authorization: `Basic ${btoa(`${env.ANET_API_LOGIN_ID}:${env.ANET_TRANSACTION_KEY}`)}`,
      },
    });
    expect(removed.status).toBe(200);
  });
});
