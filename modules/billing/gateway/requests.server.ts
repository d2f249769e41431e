import { type Cents, toAmountText } from "#modules/platform/money";
import type { GatewayConfig } from "./config.server";
import type { ChargeRequest } from "./port";
import type { Envelope } from "./transport.server";

/**
 * The provider maps JSON onto an XSD sequence: the order of keys and the lengths below are its
 * own (AnetApiSchema.xsd), and another order is refused with E00003.
 */

/** A day's third: an attempt's reference is asked about long after the page was left. */
const DUPLICATE_WINDOW_SECONDS = 28_800;

/** Control characters are no XML; what is too long is cut by characters, not halves of them. */
function cut(text: string, length: number): string {
  const clean = text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]+/gu, " ").trim();
  return Array.from(clean).slice(0, length).join("").trim();
}

/** The key with its text when there is any; the provider refuses some empty elements. */
const when = (key: string, text: string | undefined, length: number) => {
  const value = cut(text ?? "", length);
  return value === "" ? {} : { [key]: value };
};

const authentication = ({ apiLoginId, transactionKey }: GatewayConfig) => ({
  merchantAuthentication: { name: apiLoginId, transactionKey },
});

/** The last word is the last name; a single word is a first name. */
function billedTo(request: ChargeRequest) {
  const words = cut(request.name, 101).split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? "") : "";
  return {
    ...when("firstName", words.join(" "), 50),
    ...when("lastName", lastName, 50),
    ...when("address", request.address, 60),
    ...when("city", request.city, 40),
    ...when("state", request.state, 40),
    ...when("zip", request.zip, 20),
    ...when("phoneNumber", request.phone, 25),
  };
}

/** A transaction around its own elements, which are in the provider's order already. */
function transaction(config: GatewayConfig, ref: string | undefined, elements: Envelope): Envelope {
  return {
    createTransactionRequest: {
      ...authentication(config),
      ...when("refId", ref, 20),
      transactionRequest: elements,
    },
  };
}

const settings = {
  transactionSettings: {
    setting: [
      { settingName: "duplicateWindow", settingValue: String(DUPLICATE_WINDOW_SECONDS) },
      // A part of an amount pays no invoice; the provider declines instead.
      { settingName: "allowPartialAuth", settingValue: "false" },
    ],
  },
};

export const chargeRequest = (config: GatewayConfig, request: ChargeRequest): Envelope =>
  transaction(config, request.ref, {
    transactionType: "authCaptureTransaction",
    amount: toAmountText(request.amount),
    payment: {
      opaqueData: {
        dataDescriptor: request.opaque.dataDescriptor,
        dataValue: request.opaque.dataValue,
      },
    },
    order: { invoiceNumber: cut(request.ref, 20) },
    customer: { ...when("id", request.customerId, 20), ...when("email", request.email, 255) },
    billTo: billedTo(request),
    ...when("customerIP", request.customerIp.replace(/^::ffff:/, ""), 45),
    ...settings,
  });

export const paypalStartRequest = (
  config: GatewayConfig,
  request: { ref: string; amount: Cents; successUrl: string; cancelUrl: string },
): Envelope =>
  transaction(config, request.ref, {
    transactionType: "authCaptureTransaction",
    amount: toAmountText(request.amount),
    payment: { payPal: { successUrl: request.successUrl, cancelUrl: request.cancelUrl } },
    order: { invoiceNumber: cut(request.ref, 20) },
    ...settings,
  });

export const paypalContinueRequest = (
  config: GatewayConfig,
  request: { ref: string; amount: Cents; transId: string; payerId: string },
): Envelope =>
  transaction(config, request.ref, {
    transactionType: "authCaptureContinueTransaction",
    amount: toAmountText(request.amount),
    payment: { payPal: { payerID: cut(request.payerId, 255) } },
    refTransId: request.transId,
    order: { invoiceNumber: cut(request.ref, 20) },
  });

export const voidRequest = (config: GatewayConfig, transId: string): Envelope =>
  transaction(config, undefined, { transactionType: "voidTransaction", refTransId: transId });

export const refundRequest = (
  config: GatewayConfig,
  request: { transId: string; amount: Cents; lastFour: string; ref?: string },
): Envelope =>
  transaction(config, request.ref, {
    transactionType: "refundTransaction",
    amount: toAmountText(request.amount),
    payment: request.lastFour
      ? { creditCard: { cardNumber: request.lastFour, expirationDate: "XXXX" } }
      : { payPal: {} },
    refTransId: request.transId,
    ...(request.ref && { order: { invoiceNumber: cut(request.ref, 20) } }),
  });

export const detailsRequest = (config: GatewayConfig, transId: string): Envelope => ({
  getTransactionDetailsRequest: { ...authentication(config), transId },
});

/** How many transactions are on one page of a list; the provider's own maximum. */
export const PAGE_SIZE = 1000;

const page = (number: number) => ({
  sorting: { orderBy: "submitTimeUTC", orderDescending: true },
  paging: { limit: String(PAGE_SIZE), offset: String(number) },
});

/** `number` counts pages from 1: the provider's offset is a page, not a row. */
export const unsettledRequest = (config: GatewayConfig, number: number): Envelope => ({
  getUnsettledTransactionListRequest: { ...authentication(config), ...page(number) },
});

export const batchesRequest = (config: GatewayConfig, from: Date, to: Date): Envelope => ({
  getSettledBatchListRequest: {
    ...authentication(config),
    firstSettlementDate: from.toISOString().replace(/\.\d+/, ""),
    lastSettlementDate: to.toISOString().replace(/\.\d+/, ""),
  },
});

export const batchRequest = (config: GatewayConfig, batchId: string, number: number): Envelope => ({
  getTransactionListRequest: { ...authentication(config), batchId, ...page(number) },
});

const setting = (settingName: string, value: unknown) => ({
  settingName,
  settingValue: JSON.stringify(value),
});

export const hostedPageRequest = (
  config: GatewayConfig,
  request: { ref: string; amount: Cents; returnUrl: string; cancelUrl: string },
): Envelope => ({
  getHostedPaymentPageRequest: {
    ...authentication(config),
    refId: cut(request.ref, 20),
    transactionRequest: {
      transactionType: "authCaptureTransaction",
      amount: toAmountText(request.amount),
      order: { invoiceNumber: cut(request.ref, 20) },
    },
    hostedPaymentSettings: {
      setting: [
        setting("hostedPaymentReturnOptions", {
          showReceipt: false,
          url: request.returnUrl,
          cancelUrl: request.cancelUrl,
        }),
        setting("hostedPaymentPaymentOptions", {
          cardCodeRequired: true,
          showCreditCard: true,
          showBankAccount: true,
        }),
      ],
    },
  },
});
