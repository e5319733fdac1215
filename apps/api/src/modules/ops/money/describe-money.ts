import { formatMoment, moneyText, orNothing } from '../describe';
import type { MoneyOfDay, Reconciliation, StandingMoney } from './endpoints';

const moved = { charge: 'taken', refund: 'given back', completion: 'prepaid, now delivered,' };

/** While the cash register may still make a receipt, one made by hand would be a duplicate. */
const describeReceipt = ({
  orderKind,
  orderNumber,
  provider,
  amount,
  entry,
  state,
  at,
  receipt,
}: StandingMoney['receipts'][number]): string =>
  [
    `receipt ${state}  ${moneyText(amount)} ${moved[entry]} by ${provider}, ${orderKind} ${orderNumber}, ${formatMoment(at)}`,
    ...(state === 'refused' ? [`npm run ops -- receipt-again ${receipt}`] : []),
    ...(state === 'pending' ? [] : [`npm run ops -- receipt-made ${receipt}`]),
  ].join('\n  ');

/** For the operator's terminal: a line for each amount that waits for an operator, with the command that closes it. */
export const describeMoney = ({
  returns,
  undecided,
  differences,
  receipts,
}: StandingMoney): string =>
  orNothing([
    ...returns.map(
      ({ orderKind, orderNumber, provider, amount, checks, reference }) =>
        `to send back  ${moneyText(amount)} by ${provider}, ${orderKind} ${orderNumber}, asked ${checks} times\n  npm run ops -- returned ${reference}`,
    ),
    ...undecided.map(
      ({ orderKind, orderNumber, provider, amount, heldUntil, paymentId }) =>
        `undecided  ${moneyText(amount)} by ${provider}, ${orderKind} ${orderNumber}, since ${formatMoment(heldUntil)}  ${paymentId}`,
    ),
    ...differences.map(
      ({ orderNumber, status, charged, expectedCharge, refunded, expectedRefund, paymentId }) =>
        `differs  ${orderNumber}, ${status}: charged ${moneyText(charged)} of ${moneyText(expectedCharge)}, refunded ${moneyText(refunded)} of ${moneyText(expectedRefund)}  ${paymentId}`,
    ),
    ...receipts.map(describeReceipt),
  ]);

/**
 * For the operator's terminal: a line for each difference from a provider's statement, and the end of the compared
 * period.
 */
export const describeReconciliation = ({ compared, differences }: Reconciliation): string =>
  orNothing([
    ...differences.map(
      ({
        provider,
        providerId,
        paymentId,
        chargedHere,
        chargedThere,
        returnedHere,
        returnedThere,
      }) =>
        `differs  ${provider} ${providerId}: charged ${moneyText(chargedHere)} here, ${moneyText(chargedThere)} there; returned ${moneyText(returnedHere)} here, ${moneyText(returnedThere)} there  ${paymentId ?? 'unknown here'}`,
    ),
    ...compared.map(({ provider, until }) => `compared  ${provider} until ${formatMoment(until)}`),
  ]);

/** For the operator's terminal: a line for each day, provider and currency. */
export const describeDays = (days: MoneyOfDay[]): string =>
  orNothing(
    days.map(
      ({ day, provider, taken, givenBack }) =>
        `${day}  ${provider}  taken ${moneyText(taken)}, given back ${moneyText(givenBack)}`,
    ),
  );
