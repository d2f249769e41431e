import { addMoney, type Cents } from "#modules/platform/money";
import type { FindingKind } from "../contract";

/** A transaction in the provider's books. */
export interface ProvidersEntry {
  readonly transId: string;
  readonly ref: string;
  readonly amount: Cents;
  readonly status: string;
  readonly standing: "charged" | "held" | "returned" | "refund" | "none" | "other";
}

/** A payment here that came through the provider. */
export interface OwnPayment {
  readonly paymentId: number;
  readonly transId: string;
  readonly ref: string;
  readonly amount: Cents;
  /** Taken back before it was settled, by our own doing. */
  readonly isVoided: boolean;
  /** The bank took it back, and that is entered. */
  readonly isReturned: boolean;
  /** Of the period compared; an older one only explains what the provider still lists. */
  readonly isExpected: boolean;
}

/** A refund here that the provider carried out. */
export interface OwnRefund {
  readonly transId: string;
  readonly ref: string;
  readonly amount: Cents;
  readonly isExpected: boolean;
}

/** A charge that was never entered here, because staff pay it back in the provider's own screens. */
export interface PaidBackThere {
  readonly transId: string;
  readonly ref: string;
}

export interface OwnBooks {
  readonly payments: readonly OwnPayment[];
  readonly refunds: readonly OwnRefund[];
  readonly paidBackThere: readonly PaidBackThere[];
  /** References whose end is still to be entered: their transactions are nobody's mistake. */
  readonly underWay: ReadonlySet<string>;
}

/** Where the provider's books and ours differ. */
export interface Difference {
  readonly kind: FindingKind;
  /** Empty for what the provider does not know. */
  readonly transId: string;
  readonly ref: string;
  readonly amount: Cents;
  /** The provider's status, or what else helps to find the reason. */
  readonly detail: string;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  /** What a bank has taken back and is not entered yet. */
  readonly returned: readonly { readonly paymentId: number; readonly status: string }[];
  /** Transactions about which both say the same. */
  readonly agreed: ReadonlySet<string>;
}

/** Compares the provider's books with ours, both ways. */
export function compareBooks(theirs: readonly ProvidersEntry[], ours: OwnBooks): Comparison {
  const byId = new Map(theirs.map((entry) => [entry.transId, entry]));
  const verdicts = [
    ...ours.payments.map((payment) => judgePayment(payment, byId.get(payment.transId))),
    ...ours.refunds.map((refund) => judgeRefund(refund, byId.get(refund.transId))),
    ...judgeAllPaidBack(theirs, ours),
    ...judgeOthers(theirs, ours),
  ];
  return {
    differences: verdicts.flatMap(({ difference }) => difference ?? []),
    returned: verdicts.flatMap(({ returned }) => returned ?? []),
    agreed: new Set(verdicts.flatMap(({ agreed }) => agreed ?? [])),
  };
}

interface Verdict {
  readonly difference?: Difference;
  readonly returned?: { readonly paymentId: number; readonly status: string };
  readonly agreed?: string;
}

const agree = ({ transId }: { transId: string }): Verdict => ({ agreed: transId });
const differ = (
  kind: FindingKind,
  { transId, ref, amount }: Pick<ProvidersEntry, "transId" | "ref" | "amount">,
  detail: string,
): Verdict => ({ difference: { kind, transId, ref, amount, detail } });

function judgePayment(payment: OwnPayment, theirs: ProvidersEntry | undefined): Verdict {
  const { paymentId, isVoided, isReturned, isExpected } = payment;
  if (!theirs) {
    return isVoided || !isExpected ? {} : differ("missing_charge", payment, "");
  }
  const { standing, status, amount } = theirs;
  switch (standing) {
    case "charged":
      if (isVoided) return differ("missing_refund", payment, status);
      if (amount !== payment.amount) return differ("wrong_amount", theirs, String(payment.amount));
      return agree(payment);
    case "returned":
      return isReturned ? agree(payment) : { returned: { paymentId, status } };
    case "none":
      return isVoided ? agree(payment) : differ("missing_charge", payment, status);
    default:
      return differ("unclear_status", theirs, status);
  }
}

function judgeRefund(refund: OwnRefund, theirs: ProvidersEntry | undefined): Verdict {
  if (!theirs) return refund.isExpected ? differ("missing_refund", refund, "") : {};
  if (theirs.standing !== "refund") return differ("missing_refund", refund, theirs.status);
  if (theirs.amount !== refund.amount) {
    return differ("wrong_amount", theirs, String(refund.amount));
  }
  return agree(refund);
}

/** Charges that staff pay back at the provider: refunds under their reference must make them up. */
function judgeAllPaidBack(theirs: readonly ProvidersEntry[], ours: OwnBooks): Verdict[] {
  const refundsOf = refundsByRef(theirs, ours);
  const byId = new Map(theirs.map((entry) => [entry.transId, entry]));
  return ours.paidBackThere.flatMap(({ transId, ref }): Verdict[] => {
    const charge = byId.get(transId);
    if (!charge) return [];
    if (charge.standing === "none") return [agree(charge)];
    if (charge.standing !== "charged") return [differ("unclear_status", charge, charge.status)];
    const refunds = refundsOf.get(ref) ?? [];
    const back = addMoney(...refunds.map(({ amount }) => amount));
    const isMore = back > charge.amount;
    return [
      back < charge.amount ? differ("missing_refund", charge, charge.status) : agree(charge),
      ...refunds.map((entry) =>
        isMore ? differ("unrecorded_refund", entry, entry.status) : agree(entry),
      ),
    ];
  });
}

/** The refunds of charges that staff pay back there, by reference. */
function refundsByRef(theirs: readonly ProvidersEntry[], ours: OwnBooks) {
  const own = new Set(ours.refunds.map(({ transId }) => transId));
  const found = new Map(ours.paidBackThere.map(({ ref }) => [ref, [] as ProvidersEntry[]]));
  for (const entry of theirs) {
    if (entry.standing === "refund" && !own.has(entry.transId)) found.get(entry.ref)?.push(entry);
  }
  return found;
}

/** What the provider has and none of ours names by its transaction. */
function judgeOthers(theirs: readonly ProvidersEntry[], ours: OwnBooks): Verdict[] {
  const { payments, refunds, paidBackThere } = ours;
  const known = new Set([...payments, ...refunds, ...paidBackThere].map(({ transId }) => transId));
  const isJudged = new Set(paidBackThere.map(({ ref }) => ref));
  const byRef = new Map(ours.payments.map((payment) => [payment.ref, payment]));
  return theirs
    .filter(({ transId, ref }) => !known.has(transId) && !ours.underWay.has(ref))
    .filter(({ standing, ref }) => standing !== "refund" || !isJudged.has(ref))
    .map((entry): Verdict => {
      const { standing, status, ref } = entry;
      const payment = byRef.get(ref);
      switch (standing) {
        case "charged":
          return differ(payment ? "double_charge" : "unrecorded_charge", entry, status);
        case "refund":
          return differ("unrecorded_refund", entry, status);
        case "returned":
          // Some returns are transactions of their own under the reference of the payment.
          if (!payment) return differ("unclear_status", entry, status);
          return payment.isReturned
            ? agree(entry)
            : { returned: { paymentId: payment.paymentId, status } };
        case "none":
          return {};
        default:
          return differ("unclear_status", entry, status);
      }
    });
}
