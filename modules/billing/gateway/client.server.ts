import type { Log } from "#modules/platform/log.server";
import { firstMessage, hostedPageAnswer, transactionAnswer } from "./answers.server";
import { books } from "./books.server";
import type { GatewayConfig } from "./config.server";
import { outcomeOf } from "./outcomes.server";
import type { Gateway, GatewayOutcome } from "./port";
import {
  chargeRequest,
  hostedPageRequest,
  paypalContinueRequest,
  paypalStartRequest,
  refundRequest,
  voidRequest,
} from "./requests.server";
import { type Envelope, send } from "./transport.server";

/** The client for Authorize.Net's JSON API. Answers are checked before anything is believed. */
export function createGateway(config: GatewayConfig, log: Log): Gateway {
  const move = async (request: Envelope, note: Record<string, string>): Promise<GatewayOutcome> =>
    outcomeOf(await send(config, log, request, transactionAnswer, note));

  return {
    ...books(config, log),
    charge: (request) => move(chargeRequest(config, request), { ref: request.ref }),
    startPaypal: (request) => move(paypalStartRequest(config, request), { ref: request.ref }),
    continuePaypal: (request) => move(paypalContinueRequest(config, request), { ref: request.ref }),
    void: (transId) => move(voidRequest(config, transId), { transId }),
    refund: (request) => move(refundRequest(config, request), { transId: request.transId }),

    async hostedPage(request) {
      const envelope = hostedPageRequest(config, request);
      const note = { ref: request.ref };
      const received = await send(config, log, envelope, hostedPageAnswer, note);
      if (received.kind === "unreachable") {
        return { kind: "error", code: "unreachable", text: "" };
      }
      if (received.kind === "unknown") return received;
      const { answer } = received;
      return answer.messages.resultCode === "Ok" && answer.token !== ""
        ? { kind: "page", url: config.hostedPageUrl, token: answer.token }
        : { kind: "error", ...firstMessage(answer) };
    },
  };
}
