// What the provider's XSD demands of a request: which elements, in which order, how long.
const NAMESPACE = "AnetApi/xml/v1/schema/AnetApiSchema.xsd";

const free = { kind: "free" };
const text = (max) => ({ kind: "text", max });
const one = (...values) => ({ kind: "one", values });
/** Elements in their order; a name that ends in `!` must be there. */
const sequence = (elements) => ({ kind: "sequence", elements: Object.entries(elements) });
const many = (item) => ({ kind: "many", item });
const amount = { kind: "pattern", pattern: /^\d{1,12}(\.\d{1,4})?$/, type: "decimal" };
const number = { kind: "pattern", pattern: /^\d{1,9}$/, type: "int" };
const date = { kind: "pattern", pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ?$/, type: "dateTime" };

const setting = sequence({ "settingName!": free, settingValue: free });
const settings = sequence({ setting: many(setting) });
const merchantAuthentication = sequence({
  "name!": text(25),
  transactionKey: text(255),
  sessionToken: free,
  clientKey: text(255),
});
const address = {
  firstName: text(50),
  lastName: text(50),
  company: text(50),
  address: text(60),
  city: text(40),
  state: text(40),
  zip: text(20),
  country: text(60),
};
const payment = sequence({
  creditCard: sequence({
    "cardNumber!": text(16),
    "expirationDate!": text(7),
    cardCode: text(4),
  }),
  bankAccount: sequence({
    accountType: one("checking", "savings", "businessChecking"),
    "routingNumber!": text(9),
    "accountNumber!": text(17),
    "nameOnAccount!": text(22),
    echeckType: one("PPD", "WEB", "CCD", "TEL", "ARC", "BOC"),
    bankName: text(50),
    checkNumber: text(15),
  }),
  trackData: free,
  encryptedTrackData: free,
  payPal: sequence({
    successUrl: text(2048),
    cancelUrl: text(2048),
    paypalLc: text(2),
    paypalHdrImg: text(127),
    paypalPayflowcolor: text(6),
    payerID: text(255),
  }),
  opaqueData: sequence({
    "dataDescriptor!": free,
    "dataValue!": free,
    dataKey: free,
    expirationTimeStamp: free,
  }),
});
const transactionRequest = sequence({
  "transactionType!": free,
  amount,
  currencyCode: free,
  payment,
  profile: free,
  solution: free,
  callId: free,
  terminalNumber: free,
  authCode: free,
  refTransId: free,
  splitTenderId: free,
  order: sequence({ invoiceNumber: text(20), description: text(255) }),
  lineItems: free,
  tax: free,
  duty: free,
  shipping: free,
  taxExempt: free,
  poNumber: text(25),
  customer: sequence({ type: one("individual", "business"), id: text(20), email: text(255) }),
  billTo: sequence({ ...address, phoneNumber: text(25), faxNumber: text(25), email: text(255) }),
  shipTo: sequence(address),
  customerIP: free,
  cardholderAuthentication: free,
  retail: free,
  employeeId: free,
  transactionSettings: settings,
  userFields: free,
  surcharge: free,
  merchantDescriptor: free,
  subMerchant: free,
  tip: free,
  processingOptions: free,
  subsequentAuthInformation: free,
  otherTax: free,
  shipFrom: free,
  authorizationIndicatorType: free,
});
const start = {
  "merchantAuthentication!": merchantAuthentication,
  clientId: text(30),
  refId: text(20),
};
const sorting = sequence({ "orderBy!": free, "orderDescending!": free });
const paging = sequence({ "limit!": number, "offset!": number });

const requests = {
  createTransactionRequest: sequence({ ...start, "transactionRequest!": transactionRequest }),
  getTransactionDetailsRequest: sequence({ ...start, "transId!": free }),
  getUnsettledTransactionListRequest: sequence({ ...start, status: free, sorting, paging }),
  getSettledBatchListRequest: sequence({
    ...start,
    includeStatistics: free,
    firstSettlementDate: date,
    lastSettlementDate: date,
  }),
  getTransactionListRequest: sequence({ ...start, batchId: free, sorting, paging }),
  getHostedPaymentPageRequest: sequence({
    ...start,
    "transactionRequest!": transactionRequest,
    hostedPaymentSettings: settings,
  }),
  authenticateTestRequest: sequence(start),
  securePaymentContainerRequest: sequence({ ...start, "data!": free }),
};

/** The name of a request's root element, when it is one that is known. */
export function requestName(body) {
  const [name] = Object.keys(body ?? {});
  return name !== undefined && Object.hasOwn(requests, name) ? name : undefined;
}

/**
 * What is wrong with a request by the schema, in the provider's words (E00003); undefined when nothing is.
 * @returns {string | undefined}
 */
export function schemaProblem(name, content) {
  return problem(requests[name], name, content);
}

function problem(rule, name, value) {
  if (rule.kind === "free") return undefined;
  if (rule.kind === "many") {
    const items = Array.isArray(value) ? value : [value];
    return first(items, (item) => problem(rule.item, name, item));
  }
  if (rule.kind === "sequence") return sequenceProblem(rule, name, value);
  const said = String(value);
  if (rule.kind === "text" && Array.from(said).length > rule.max) {
    return invalid(name, said, "String", "The actual length is greater than the MaxLength value.");
  }
  if (rule.kind === "one" && !rule.values.includes(said)) {
    return invalid(name, said, "String", "The Enumeration constraint failed.");
  }
  if (rule.kind === "pattern" && !rule.pattern.test(said)) {
    return invalid(name, said, rule.type, `The string is not a valid ${rule.type} value.`);
  }
  return undefined;
}

function sequenceProblem({ elements }, name, value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return invalid(name, String(value), name, "It is not of the expected content.");
  }
  let at = 0;
  for (const [child, inner] of Object.entries(value)) {
    const found = elements.findIndex(([key], index) => index >= at && plain(key) === child);
    const missing = elements.slice(at, found < 0 ? undefined : found).find(isNeeded);
    if (found < 0 || missing) return misplaced(name, child, elements.slice(at));
    const wrong = problem(elements[found][1], child, inner);
    if (wrong) return wrong;
    at = elements[found][1].kind === "many" ? found : found + 1;
  }
  const missing = elements.slice(at).find(isNeeded);
  return missing
    ? `The element '${name}' in namespace '${NAMESPACE}' has incomplete content. List of possible elements expected: '${plain(missing[0])}' in namespace '${NAMESPACE}'.`
    : undefined;
}

const isNeeded = ([key]) => key.endsWith("!");
const plain = (key) => key.replace("!", "");

function misplaced(name, child, rest) {
  const expected = rest.map(([key]) => plain(key)).join(", ");
  return `The element '${name}' in namespace '${NAMESPACE}' has invalid child element '${child}' in namespace '${NAMESPACE}'. List of possible elements expected: '${expected}' in namespace '${NAMESPACE}'.`;
}

const invalid = (name, value, type, why) =>
  `The '${NAMESPACE}:${name}' element is invalid - The value &#39;${value}&#39; is invalid according to its datatype '${type}' - ${why}`;

function first(items, look) {
  for (const item of items) {
    const found = look(item);
    if (found) return found;
  }
  return undefined;
}
