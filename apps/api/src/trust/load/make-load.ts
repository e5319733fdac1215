import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadOutcome, LoadPlan } from './plan';

/**
 * A separate program, so that a busy API does not slow its visitors down: it gets a plan as a message, makes the load and sends
 * the outcome. Visitors come at their moments, however long earlier ones wait.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
const outcome: LoadOutcome = { searches: [], bookings: [], refusals: {}, booked: [], latest: 0 };
let visitors = 0;

function newAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

interface Received {
  status: number;
  body: string;
}

/** Calls one of the servers, as a proxy does; status 0 without a response. */
function call(
  { servers }: LoadPlan,
  path: string,
  payload?: string,
  headers: Record<string, string> = {},
): Promise<Received> {
  const server = servers[Math.floor(Math.random() * servers.length)]!;
  const type = payload?.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded';
  return new Promise((resolve) => {
    const sent = request(
      new URL(path, server),
      {
        agent,
        method: payload ? 'POST' : 'GET',
        headers: {
          'x-forwarded-for': newAddress(),
          ...(payload && { 'content-type': type }),
          ...headers,
        },
      },
      (response) => {
        let body = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => (body += part))
          .once('error', () => resolve({ status: 0, body }))
          .once('end', () => resolve({ status: response.statusCode!, body }));
      },
    );
    sent.once('error', () => resolve({ status: 0, body: '' })).end(payload);
  });
}

/** Repeats a call until it succeeds, as a browser and its visitor do. */
async function insist(what: string, ask: () => Promise<Received>): Promise<string> {
  for (;;) {
    const { status, body } = await ask();
    if (status >= 200 && status < 400) return body;
    const key = `${what} ${status}`;
    outcome.refusals[key] = (outcome.refusals[key] ?? 0) + 1;
    if (status >= 400 && ![404, 409, 429, 502, 503].includes(status))
      throw new Error(`${what}: ${status} ${body}`);
    await wait(100);
  }
}

async function search(plan: LoadPlan, index: number): Promise<void> {
  const payload = JSON.stringify(plan.searches[index % plan.searches.length]);
  const began = performance.now();
  // A search that a restarted server has lost is started again, as the page does.
  await insist('search', async () => {
    const started = await call(plan, '/v1/air/searches', payload);
    if (started.status !== 201) return started;
    const { id } = JSON.parse(started.body) as { id: string };
    return call(plan, `/v1/air/searches/${id}/offers?lang=ru`);
  });
  outcome.searches.push(performance.now() - began);
}

async function pay(plan: LoadPlan, number: string, token: string): Promise<void> {
  const headers = { 'order-token': token, 'idempotency-key': randomUUID() };
  const payload = JSON.stringify({
    orderKind: 'air',
    orderNumber: number,
    method: 'payme',
    returnUrl: '/ru/order/payment',
    lang: 'ru',
  });
  const started = await insist('payment', () => call(plan, '/v1/payments', payload, headers));
  const { confirmationUrl } = JSON.parse(started) as { confirmationUrl: string };
  const { pathname } = new URL(confirmationUrl);
  await insist('bank', () => call(plan, pathname, 'choice=pay&delivery=once'));
}

async function book(plan: LoadPlan, index: number): Promise<void> {
  const [passenger] = plan.booking.passengers;
  const document = `AA${1_000_000 + index}`;
  // Bookings of one phone wait for each other, because holds are counted by phone.
  const booker = { ...plan.booking.booker, mobilePhone: `+99890${1_000_000 + index}` };
  const passengers = [{ ...passenger, document }];
  const payload = JSON.stringify({ ...plan.booking, booker, passengers });
  const headers = { 'idempotency-key': randomUUID() };
  const began = performance.now();
  const body = await insist('booking', () => call(plan, '/v1/air/orders', payload, headers));
  outcome.bookings.push(performance.now() - began);
  const { order, accessToken: token } = JSON.parse(body) as {
    order: { number: string };
    accessToken: string;
  };
  const paid = index % plan.payEach === 0;
  if (paid) await pay(plan, order.number, token);
  outcome.booked.push({ number: order.number, token, paid });
}

/** Starts one visit after another at its moment; @returns once the last one has ended */
async function arrive(
  perSecond: number,
  seconds: number,
  visit: (index: number) => Promise<void>,
): Promise<void> {
  const visits: Promise<void>[] = [];
  const began = performance.now();
  const count = perSecond * seconds;
  while (visits.length < count) {
    const due = began + (visits.length * 1_000) / perSecond;
    const now = performance.now();
    if (now < due) {
      await wait(due - now);
      continue;
    }
    outcome.latest = Math.max(outcome.latest, now - due);
    visits.push(visit(visits.length));
  }
  await Promise.all(visits);
}

process.once('message', (plan: LoadPlan) => {
  const { seconds, searchesPerSecond, bookingsPerSecond } = plan;
  Promise.all([
    arrive(searchesPerSecond, seconds, (index) => search(plan, index)),
    arrive(bookingsPerSecond, seconds, (index) => book(plan, index)),
  ]).then(
    () => process.send!(outcome, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
