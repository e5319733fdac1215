import type { z } from 'zod';
import { formatMoment, moneyText, orNothing } from './describe';
import type { operatorActSchema, operatorSchema } from './operator-endpoints';
import type { JobShown, OperatorOrder } from './order-endpoints';

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
  const { kind, number, status, supply, reference, booker, people, payBefore } = order;
  const until = payBefore === null ? '' : `, to be paid by ${formatMoment(payBefore)}`;
  return [
    `${kind} ${number}  ${status} (${supply})  ${reference ?? 'no reference'}  ${order.what}  ${moneyText(order.total)}`,
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
        ({ id, status: state, method, amount, returned, at }) =>
          `${formatMoment(at)}  ${state}  ${method}  ${moneyText(amount)}, returned ${moneyText(returned)}  ${id}`,
      ),
    ),
    section('jobs', order.jobs.map(jobText)),
  ].join('');
}

/** For the operator's terminal: orders with all that belongs to them, one after another. */
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
