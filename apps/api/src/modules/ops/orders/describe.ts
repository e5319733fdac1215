import type { z } from 'zod';
import type { StandingReason } from '@karvon/order-ground/standing-order';
import { formatMoment, moneyText, orNothing } from '../describe';
import type { operatorActSchema, operatorSchema } from '../operator-endpoints';
import type { JobShown, OperatorOrder, StandingOrderShown } from './endpoints';

export type OperatorShown = z.infer<typeof operatorSchema>;
export type ActShown = z.infer<typeof operatorActSchema>;

const jobText = ({ id, queue, state, attempts, since, error }: JobShown) =>
  [
    `${queue}  ${state}  since ${formatMoment(since)}`,
    ...(attempts > 0 ? [`${attempts} failed tries`] : []),
    ...(error ? [error] : []),
    ...(state === 'failed' ? [`npm run ops -- retry ${id}`] : []),
  ].join('  ');

const section = (title: string, lines: string[]) =>
  lines.length > 0 ? `\n  ${title}\n${lines.map((line) => `    ${line}`).join('\n')}` : '';

function describeOne(order: OperatorOrder): string {
  const { kind, number, status, supply, reference, replaces, booker, people, payBefore } = order;
  const until = payBefore === null ? '' : `, to be paid by ${formatMoment(payBefore)}`;
  return [
    `${kind} ${number}  ${status} (${supply})  ${reference ?? 'no reference'}  ${order.what}  ${moneyText(order.total)}`,
    ...(replaces ? [`\n  other dates of ${replaces}`] : []),
    `\n  booked ${formatMoment(order.createdAt)}${until}`,
    `\n  ${booker ? `${booker.phone}  ${booker.email}` : 'UNREADABLE: sealed with another DATA_KEY'}`,
    section('people', people),
    section(
      'history',
      order.history.map((step) => `${formatMoment(step.at)}  ${step.status}`),
    ),
    section(
      'payments',
      order.payments.map(
        ({ id, status: state, method, amount, returned, returnedAt, at }) =>
          `${formatMoment(at)}  ${state}  ${method}  ${moneyText(amount)}, returned ${moneyText(returned)}${returnedAt ? ` on ${formatMoment(returnedAt)}` : ''}  ${id}`,
      ),
    ),
    section('jobs', order.jobs.map(jobText)),
  ].join('');
}

/** For the operator's terminal: orders with all their rows, one after another. */
export const describeFound = (orders: OperatorOrder[]): string =>
  orNothing(orders.map(describeOne));

export const describeJobs = (jobs: JobShown[]): string =>
  orNothing(jobs.map((job) => `${jobText(job)}\n  ${JSON.stringify(job.data)}`));

export const describeOperators = (operators: OperatorShown[]): string =>
  orNothing(
    operators.map(({ name, role, since, endedAt }) => {
      const ended = endedAt === null ? '' : `, until ${formatMoment(endedAt)}`;
      return `${name}  ${role}  since ${formatMoment(since)}${ended}`;
    }),
  );

export const describeActs = (acts: ActShown[]): string =>
  orNothing(
    acts.map(({ at, operator, act, subject, outcome }) =>
      [formatMoment(at), operator, act, subject, outcome].filter(Boolean).join('  '),
    ),
  );

const reasonTexts: Record<StandingReason, string> = {
  'booking-unknown': 'the supplier has not said whether there is a booking',
  'answer-overdue': 'the hotel has not answered in its time',
  unpaid: 'the time to pay is over',
  'not-delivered': 'paid, without tickets or a voucher',
  'issue-error': 'paid, and the tickets could not be issued',
  'extras-not-bought': 'bags or seats are paid, and the carrier has not confirmed them',
  'refund-undecided': 'a refund waits for a decision',
  'exchange-open': 'an exchange waits for an offer or for new tickets',
  'stay-change-open': 'a change of a stay waits for the hotel’s answer',
  'not-given-back': 'given back, but the supplier still has the booking',
  'cancellation-refused': 'the hotel does not accept the cancellation',
};

/** The commands for an order that only an operator can move on; jobs move on the others. */
function nextOf({ kind, number, reason }: StandingOrderShown): string {
  if (reason === 'cancellation-refused') return `release ${kind} ${number} | keep ${number}`;
  if (reason === 'extras-not-bought') return 'extras';
  if (reason === 'refund-undecided') return 'refunds';
  if (reason === 'exchange-open') return 'exchanges';
  if (reason === 'stay-change-open') return 'stay-changes';
  if (reason === 'issue-error') return `refund ${kind} ${number} terms`;
  return `find ${number}`;
}

/** For the operator's terminal: each order that stands still, the reason, and the commands for it. */
export const describeStanding = (orders: StandingOrderShown[]): string =>
  orNothing(
    orders.map((order) => {
      const { kind, number, status, since, dueBy, owner, reason } = order;
      const { reference, supplierOrderId } = order;
      const booking = `booking ${supplierOrderId ?? 'none'}, number ${reference ?? 'none'}`;
      return [
        `${kind} ${number}  ${status} since ${formatMoment(since)}: ${reasonTexts[reason]}  (${booking})`,
        `  ${owner ?? 'nobody has taken it'}${dueBy === null ? '' : `, promised by ${formatMoment(dueBy)}`}`,
        `  npm run ops -- ${nextOf(order)}`,
      ].join('\n');
    }),
  );
