import type { SandboxMessage } from '@karvon/contract';
import {
  book,
  bookAndPay,
  booker,
  confirmRefund,
  holdableOffer,
  orderBody,
  payOrder,
  quoteRefund,
  startPayment,
  submitOrder,
} from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import type { TestApp } from '../../testing/start-test-app';
import { readMessages } from '@karvon/messages/testing';

let api: TestApp;

beforeAll(async () => {
  api = await startSalesApp();
}, 120_000);
afterAll(() => api.close());
afterEach(() => api.database.db.deleteFrom('sandbox_messages').execute());

/** What has been sent with these words, such as the number of an order, the oldest first. */
async function sent(words: string): Promise<SandboxMessage[]> {
  await api.jobs.drain();
  const messages = await readMessages(api);
  return messages.filter(({ subject, text }) => `${subject} ${text}`.includes(words)).reverse();
}
const subjects = (messages: SandboxMessage[]) =>
  messages.filter(({ channel }) => channel === 'email').map(({ subject }) => subject);

test('a booking tells its price and deadline, by e-mail alone', async () => {
  const { order } = await book(api);
  const messages = await sent(order.number);
  expect(messages).toHaveLength(1);
  const [mail] = messages;
  expect(mail).toMatchObject({ channel: 'email', to: booker.email, attachments: [] });
  expect(mail!.subject).toMatch(
    new RegExp(`^Оплатите заказ ${order.number} до 21 ноября 2026 г., 13:00`),
  );
  expect(mail!.text).toContain('Нью-Йорк — Нью-Йорк, 10 декабря 2026 г.\n');
  expect(mail!.text).toContain(`${order.pnr}`);
  expect(mail!.text).toContain(`http://localhost:4200/ru/order?number=${order.number}`);
  // Nothing was spent: the line about points is left out.
  expect(mail!.text).not.toContain('баллами');
});

test('no line of a letter ends after a short word or between a number and what it counts', async () => {
  const { order } = await book(api);
  await api.jobs.drain();
  const { text } = (await api.inject('/v1/sandbox/messages')).json().messages[0] as SandboxMessage;
  expect(text).toContain(order.number);
  expect(text).toContain('Нью-Йорк\u00a0— Нью-Йорк, 10\u00a0декабря 2026\u00a0г.\n');
  expect(text).toMatch(/Оплатите до\u00a021\u00a0ноября/);
});

test('payment, tickets with the receipt and refund are each told once', async () => {
  const paid = await bookAndPay(api);
  const { number } = paid.order;
  const notices = await sent(number);
  expect(subjects(notices)).toEqual(expect.arrayContaining([`Билеты по заказу ${number}`]));
  const tickets = notices.find(({ subject }) => subject?.startsWith('Билеты'))!;
  expect(tickets.attachments).toEqual([
    { name: `karvon-${number}.pdf`, bytes: expect.any(Number) },
  ]);
  expect(tickets.attachments[0]!.bytes).toBeGreaterThan(10_000);
  expect(notices.filter(({ channel }) => channel === 'sms')).toMatchObject([
    { to: booker.mobilePhone, text: expect.stringContaining('готовы') },
  ]);

  await api.jobs.drain();
  await api.database.db.transaction().execute((tx) =>
    api.jobs.enqueue(tx, 'order-messages.write', {
      kind: 'air',
      orderNumber: number,
      event: 'ready',
    }),
  );
  expect(await sent(number)).toHaveLength(notices.length);

  await confirmRefund(api, paid, (await quoteRefund(api, paid)).json().id);
  expect(subjects(await sent(number))).toContain(`Возврат по заказу ${number}`);
});

test('no message is sent for an event that no longer holds', async () => {
  const booked = await book(api);
  await payOrder(api, booked);
  const notices = subjects(await sent(booked.order.number));
  expect(notices.filter((subject) => subject?.includes('оплатите'))).toEqual([]);
});

test('a reminder is sent shortly before the deadline, but not after payment or while the bank decides', async () => {
  const [waits, paid, pending] = [await book(api), await book(api), await book(api)];
  await payOrder(api, paid);
  await chooseAtBank(api, await startPayment(api, pending), 'pending');
  const { number, payBefore } = waits.order;
  await api.clock.set(new Date(Date.parse(payBefore!) - 15 * 60_000));
  const reminder = `Заказ ${number}: осталось мало времени на оплату`;
  expect(subjects(await sent(number))).toContain(reminder);
  for (const { order } of [paid, pending]) {
    const notices = subjects(await sent(order.number));
    expect(notices.filter((subject) => subject?.includes('осталось'))).toEqual([]);
  }
});

test('the booker is told when an unpaid order is cancelled', async () => {
  const { order } = await book(api);
  await sent(order.number);
  await api.clock.set(order.payBefore!);
  expect(subjects(await sent(order.number))).toContain(
    `Заказ ${order.number} отменён: не оплачен в срок`,
  );
});

test('the booker is told when tickets do not come', async () => {
  const { order } = await bookAndPay(api, 'ISSUEERROR');
  const notices = await sent(order.number);
  expect(subjects(notices)).toContain(`Заказ ${order.number}: ошибка оформления билетов`);
});

test('the booker is told by e-mail that the airline never answered, and that nothing was taken', async () => {
  const offer = await holdableOffer(api);
  const response = await submitOrder(api, orderBody(offer, { surname: 'HOLDLOST' }));
  expect(response.json()).toMatchObject({ code: 'supplier-unavailable' });
  api.clock.advance({ minutes: 2 });
  const notices = await sent('не оформлен');
  expect(notices).toMatchObject([
    {
      channel: 'email',
      to: booker.email,
      text: expect.stringMatching(/деньги не списаны/),
    },
  ]);
});
