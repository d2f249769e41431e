import type { Log } from "#modules/platform/log.server";
import {
  batchListAnswer,
  detailsAnswer,
  firstMessage,
  type ListedTransaction,
  transactionListAnswer,
} from "./answers.server";
import type { GatewayConfig } from "./config.server";
import { fromDetails, fromList, mostTelling } from "./outcomes.server";
import type { Gateway, GatewayTransaction, Listing, Lookup } from "./port";
import {
  batchesRequest,
  batchRequest,
  detailsRequest,
  PAGE_SIZE,
  unsettledRequest,
} from "./requests.server";
import { type Envelope, sendRead } from "./transport.server";

/** The provider lists batches of at most 31 days at once. */
const LONGEST_PERIOD_MS = 30 * 86_400_000;

/** The provider lists at most 100 pages; more than that in one list is not this business. */
const LAST_PAGE = 100;

/** "No records found." */
const NOTHING_FOUND = "I00004";
/** "The record cannot be found." */
const NO_SUCH_RECORD = "E00040";

type Books = Pick<Gateway, "find" | "details" | "listUnsettled" | "listSettled">;

/** What the provider's books say; reads, which are tried again when the network fails. */
export function books(config: GatewayConfig, log: Log): Books {
  const pages = (request: (page: number) => Envelope) => allPages(config, log, request);

  const listUnsettled = () => pages((page) => unsettledRequest(config, page));

  async function listSettled(from: Date, to: Date): Promise<Listing> {
    const all: GatewayTransaction[] = [];
    for (let start = from.getTime(); start < to.getTime(); start += LONGEST_PERIOD_MS) {
      const end = new Date(Math.min(start + LONGEST_PERIOD_MS, to.getTime()));
      const request = batchesRequest(config, new Date(start), end);
      const batches = await sendRead(config, log, request, batchListAnswer);
      if (batches.kind !== "answer") return notRead(batches);
      if (isRefused(batches.answer)) return refused(batches.answer);
      for (const { batchId } of batches.answer.batchList) {
        const listed = await pages((page) => batchRequest(config, batchId, page));
        if (listed.kind !== "listed") return listed;
        all.push(...listed.transactions);
      }
    }
    // A batch at the edge of two periods is listed by both.
    const once = new Map(all.map((one) => [one.transId, one]));
    return { kind: "listed", transactions: [...once.values()] };
  }

  return {
    listUnsettled,
    listSettled,

    async find(ref, { since }) {
      const now = new Date();
      const before = await search(ref, listUnsettled);
      const isDecisive = before.kind === "found" && before.standing !== "refund";
      if (isDecisive || before.kind === "unknown") return before;
      // A batch may be closed a little in the future of this machine's clock.
      const until = new Date(Math.max(now.getTime(), since.getTime()) + 86_400_000);
      const settled = await search(ref, () => listSettled(since, until));
      // A refund in the provider's own screens bears the reference of the charge that it pays back.
      return before.kind === "found" && settled.kind !== "found" ? before : settled;
    },

    async details(transId) {
      const request = detailsRequest(config, transId);
      const received = await sendRead(config, log, request, detailsAnswer);
      if (received.kind !== "answer") return notRead(received);
      const { answer } = received;
      if (!isRefused(answer) && answer.transaction) {
        return { kind: "found", ...fromDetails(answer.transaction) };
      }
      return firstMessage(answer).code === NO_SUCH_RECORD ? { kind: "absent" } : refused(answer);
    },
  };
}

async function search(ref: string, list: () => Promise<Listing>): Promise<Lookup> {
  const listing = await list();
  if (listing.kind !== "listed") return listing;
  const found = mostTelling(listing.transactions.filter((one) => one.ref === ref));
  return found ? { kind: "found", ...found } : { kind: "absent" };
}

async function allPages(
  config: GatewayConfig,
  log: Log,
  request: (page: number) => Envelope,
): Promise<Listing> {
  const rows: ListedTransaction[] = [];
  for (let page = 1; page <= LAST_PAGE; page += 1) {
    const received = await sendRead(config, log, request(page), transactionListAnswer);
    if (received.kind !== "answer") return notRead(received);
    if (isRefused(received.answer)) return refused(received.answer);
    rows.push(...received.answer.transactions);
    if (received.answer.transactions.length < PAGE_SIZE) {
      return { kind: "listed", transactions: rows.map(fromList) };
    }
  }
  return { kind: "unknown", reason: "more transactions than the provider lists" };
}

const notRead = (received: { kind: "unreachable" } | { kind: "unknown"; reason: string }) =>
  ({
    kind: "unknown",
    reason: received.kind === "unknown" ? received.reason : "unreachable",
  }) as const;

type Refusable = Parameters<typeof firstMessage>[0];

const isRefused = (answer: Refusable) =>
  answer.messages.resultCode !== "Ok" && firstMessage(answer).code !== NOTHING_FOUND;

const refused = (answer: Refusable) =>
  ({ kind: "unknown", reason: `refused: ${firstMessage(answer).code}` }) as const;
