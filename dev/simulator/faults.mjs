// Ways to fail, asked for by the tests: each for so many calls of one kind.
import { setTimeout as sleep } from "node:timers/promises";

/** Changes of how an answer is written or whether it comes; the rest happens as usual. */
const onTheWire = [
  "reset-before",
  "reset-after",
  "delay",
  "http-500",
  "http-500-after",
  "redirect",
  "truncated",
  "html",
  "no-bom",
  "no-trans-id",
  "wrapped",
  "numbers",
  "busy",
];
/** Changes of what the transaction comes to. */
const inTheBooks = ["held", "duplicate", "decline", "paypal-cancelled"];

/** The slowness of a bank that does not answer in time. */
const DEFAULT_DELAY_MS = 31_000;

/** Keeps the failures that are still to come. */
export function createFaults() {
  let waiting = [];
  return {
    /**
     * `only` keeps it for calls that say this text, where others pay at the same time.
     * @param {{ kind: string, times?: number, on?: string, delayMs?: number, only?: string }} fault
     */
    add({
      kind,
      times = 1,
      on = "createTransactionRequest",
      delayMs = DEFAULT_DELAY_MS,
      only = "",
    }) {
      if (![...onTheWire, ...inTheBooks].includes(kind)) throw new Error(`no such fault: ${kind}`);
      waiting.push({ kind, times, on, delayMs, only });
    },
    clear() {
      waiting = [];
    },
    /** The failure of this call, if one is due. */
    take(name, body) {
      const due = waiting.find(
        ({ on, only }) => (on === name || on === "any") && body.includes(only),
      );
      if (!due) return undefined;
      due.times -= 1;
      if (due.times <= 0) waiting = waiting.filter((fault) => fault !== due);
      return due;
    },
  };
}

/** Fails before anything is done; true when the call is over. */
export async function failBefore(fault, response) {
  if (fault?.kind === "reset-before") response.destroy();
  else if (fault?.kind === "http-500") internalError(response);
  else if (fault?.kind === "redirect") {
    response.writeHead(307, { location: "/xml/v1/request.api" }).end();
  } else return false;
  return true;
}

/** Writes the answer, in the way the failure wants it. */
export async function answer(fault, response, body) {
  const kind = fault?.kind;
  if (kind === "reset-after") return void response.destroy();
  if (kind === "http-500-after") return internalError(response);
  if (kind === "delay") await sleep(fault.delayMs, undefined, { ref: false });
  if (kind === "html") {
    return void response
      .writeHead(200, { "content-type": "text/html" })
      .end("<html><body>Scheduled maintenance</body></html>");
  }
  const json = JSON.stringify(reshape(kind, body));
  const text = `${kind === "no-bom" ? "" : "\ufeff"}${json}`;
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(kind === "truncated" ? text.slice(0, Math.floor(text.length * 0.6)) : text);
}

function internalError(response) {
  response
    .writeHead(500, { "content-type": "text/html" })
    .end("<html><body><h1>Internal Server Error</h1></body></html>");
}

function reshape(kind, body) {
  const inner = body.transactionResponse;
  if (kind === "no-trans-id" && inner) {
    const { transId: _, ...rest } = inner;
    return { ...body, transactionResponse: rest };
  }
  if (kind === "wrapped" && inner) {
    const messages = inner.messages && { messages: { message: inner.messages } };
    const errors = inner.errors && { errors: { error: inner.errors } };
    return { ...body, transactionResponse: { ...inner, ...messages, ...errors } };
  }
  if (kind === "numbers" && inner) {
    const { responseCode, transId } = inner;
    const numbers = { responseCode: Number(responseCode), transId: Number(transId) };
    return { ...body, transactionResponse: { ...inner, ...numbers } };
  }
  if (kind === "busy") {
    return {
      messages: {
        resultCode: "Error",
        message: [
          { code: "E00001", text: "An error occurred during processing. Please try again." },
        ],
      },
    };
  }
  return body;
}
