// The card provider on this machine: API, tokenising script, PayPal's and the hosted page, webhooks.
import { createServer } from "node:http";
import { adminApi, levers, restApi } from "./admin.mjs";
import { callApi } from "./api.mjs";
import { openBooks } from "./books.mjs";
import { createFaults } from "./faults.mjs";
import { hostedPage } from "./hosted-page.mjs";
import { paypalPage } from "./paypal-page.mjs";
import { tokenisingScripts } from "./scripts.mjs";
import { createState } from "./state.mjs";
import { createWebhooks } from "./webhooks.mjs";

const LARGEST_BODY = 1_000_000;

/**
 * Starts a provider, with empty books unless they are kept in a file.
 * @param {object} [options]
 * @param {number} [options.port] 0 takes a free one
 * @param {string} [options.host]
 * @param {string} [options.publicUrl] the origin at which browsers reach it
 * @param {string} [options.webhookUrl] where notifications go
 * @param {number} [options.bankLimitCents] the most that one bank payment may be
 * @param {string} [options.file] where the books are kept
 * @param {{ apiLoginId: string, transactionKey: string, clientKey: string, signatureKey: string }} [options.keys]
 */
export async function startSimulator(options = {}) {
  const {
    port = 0,
    host = "127.0.0.1",
    publicUrl,
    webhookUrl,
    bankLimitCents,
    keys,
    file,
  } = options;
  const books = file === undefined ? undefined : openBooks(file);
  const state = createState({ keys, bankLimitCents, kept: books?.read() });
  const faults = createFaults();
  const webhooks = createWebhooks(state, { url: webhookUrl });
  const admin = levers({ state, faults, webhooks });
  let origin = "";
  const world = { state, faults, webhooks, admin, origin: () => origin };

  const server = createServer((request, response) => {
    serve(world, request, response)
      .catch((error) => {
        if (!response.headersSent) response.writeHead(400, { "content-type": "text/plain" });
        response.end(error.message);
      })
      .finally(() => books?.write(state.kept()));
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  const url = `http://${host}:${typeof address === "object" && address ? address.port : port}`;
  origin = publicUrl ?? url;
  return {
    url,
    admin,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function serve(world, request, response) {
  const { pathname: path, searchParams: query } = new URL(request.url, "http://simulator");
  const { method, headers } = request;
  const body = await bodyOf(request);
  const form = new URLSearchParams(body);
  const scripts = tokenisingScripts(world.origin());
  // The script of a page elsewhere calls the API.
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", "content-type");
  if (method === "OPTIONS") return response.writeHead(204).end();
  if (path === "/xml/v1/request.api" && method === "POST") return callApi(world, body, response);
  if (path in scripts) {
    const type = "text/javascript; charset=utf-8";
    return response.writeHead(200, { "content-type": type }).end(scripts[path]);
  }
  if (path === "/cgi-bin/webscr") return paypalPage(world.state, { method, query, form }, response);
  if (path.startsWith("/payment/") && method === "POST") {
    return hostedPage(world, { form, path }, response);
  }
  if (path.startsWith("/admin/")) return adminApi(world, { method, path, body }, response);
  if (path.startsWith("/rest/v1/")) {
    return restApi(world, { method, path, body, headers }, response);
  }
  if (path === "/")
    return response.writeHead(200, { "content-type": "text/plain" }).end("card provider simulator");
  return response.writeHead(404, { "content-type": "text/plain" }).end("not found");
}

async function bodyOf(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > LARGEST_BODY) throw new Error("The request is too large.");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
