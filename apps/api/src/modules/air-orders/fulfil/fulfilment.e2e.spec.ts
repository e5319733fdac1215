import type { AirOrderWithToken } from '@karvon/contract';
import {
  book,
  bookAndPay,
  quoteRefund,
  readOrder,
  startPayment,
  startListeningSalesApp,
  supplierOrderOf,
} from '../../../testing/air-orders';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import { testApi } from '@karvon/platform/testing/test-api';
import { readPdfText } from '@karvon/order-ground/documents/pdf/read-pdf-text.fixture';

const api = testApi(startListeningSalesApp);

const download = ({ order, accessToken }: AirOrderWithToken, file: string, lang = 'ru') =>
  api.inject({
    url: `/v1/air/orders/${order.number}/${file}?lang=${lang}`,
    headers: { 'order-token': accessToken },
  });

test('a paid order has its receipt in each language and its flights for a calendar', async () => {
  const order = await bookAndPay(api);
  expect((await download(order, 'tickets.pdf')).json()).toMatchObject({
    status: 409,
    code: 'tickets-not-ready',
  });
  await api.jobs.drain();

  const issued = await readOrder(api, order);
  expect(issued).toMatchObject({ status: 'paid', tickets: 'ready' });
  const { ticketNumber } = issued.passengers[0]!;
  expect(ticketNumber).toMatch(/^\d{13}$/);
  expect((await supplierOrderOf(api, order)).tickets).toEqual([
    { passengerIndex: 0, number: ticketNumber },
  ]);

  for (const [lang, said] of [
    ['ru', 'Маршрутная квитанция электронного билета'],
    ['uz', 'Elektron chiptaning marshrut kvitansiyasi'],
  ] as const) {
    const response = await download(order, 'tickets.pdf', lang);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="karvon-${order.order.number}-${lang}.pdf"`,
    });
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const text = readPdfText(response.rawPayload);
    for (const part of [
      said,
      issued.pnr!,
      order.order.number,
      'KARIMOVA AZIZA',
      `${ticketNumber!.slice(0, 3)} ${ticketNumber!.slice(3)}`,
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('\ufffd');
  }
  const calendar = await download(order, 'calendar.ics');
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(calendar.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
});

test('a guest without an account is not promised points', async () => {
  const order = await bookAndPay(api);
  expect(order.order.pointsEarned).toBe(0);
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid', pointsEarned: 0 });
  await api.jobs.drain();
  expect((await quoteRefund(api, order)).json()).toMatchObject({ pointsCancelled: 0 });
});

test('an unpaid hold lapses when its time is over, not before, and the seats go back', async () => {
  const order = await book(api);
  await api.clock.set(new Date(new Date(order.order.payBefore!).getTime() - 1_000));
  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({ status: 'not-paid' });
  await api.clock.advance({ seconds: 2 });
  await api.jobs.drain();
  const lapsed = await readOrder(api, order);
  expect(lapsed).toMatchObject({ status: 'cancelled', payBefore: null });
  expect(lapsed.history.map(({ status }) => status)).toEqual(['not-paid', 'cancelled']);
  expect(await supplierOrderOf(api, order)).toMatchObject({ status: 'cancelled' });
});

test('an order paid at the last moment is paid and does not lapse, although the bank tells us late', async () => {
  const order = await book(api);
  await chooseAtBank(api, await startPayment(api, order), 'pay', 'never');
  await api.clock.set(order.order.payBefore!);
  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid' });
});

test('if a carrier refuses to issue, the order is in issue error and the ledger keeps its money', async () => {
  const order = await bookAndPay(api, 'ISSUEERROR');
  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({
    status: 'issue-error',
    tickets: 'none',
    payment: { status: 'succeeded' },
  });
  expect((await download(order, 'tickets.pdf')).json()).toMatchObject({
    code: 'tickets-not-ready',
  });

  await api.database.db
    .updateTable('sandbox_supplier_orders')
    .set({ surnames: JSON.stringify(['KARIMOVA']) })
    .where('reference', '=', order.order.number)
    .execute();
  await api.clock.advance({ minutes: 16 });
  await api.jobs.drain();
  const healed = await readOrder(api, order);
  expect(healed).toMatchObject({ status: 'paid', tickets: 'ready' });
  expect(healed.history.map(({ status }) => status)).toEqual([
    'not-paid',
    'paid',
    'issue-error',
    'paid',
  ]);
});

test('after four refusals an issue error waits for a person', async () => {
  const order = await bookAndPay(api, 'ISSUEERROR');
  for (let i = 0; i < 8; i++) {
    await api.jobs.drain();
    await api.clock.advance({ minutes: 16 });
  }
  const row = await api.database.db
    .selectFrom('air_orders')
    .select('issue_attempts')
    .where('number', '=', order.order.number)
    .executeTakeFirstOrThrow();
  expect(row.issue_attempts).toBe(4);
  expect(await readOrder(api, order)).toMatchObject({ status: 'issue-error' });
});

test('tickets that come late are stored', async () => {
  const order = await bookAndPay(api, 'SLOWISSUE');
  await api.jobs.drain();
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid', tickets: 'generating' });
  for (let i = 0; i < 8; i++) {
    await api.clock.advance({ seconds: 30 });
    await api.jobs.drain();
  }
  expect(await readOrder(api, order)).toMatchObject({ status: 'paid', tickets: 'ready' });
});

test('a job finishes a booking whose process died before the supplier answered', async () => {
  const [held, lost] = [await book(api), await book(api)];
  const numbers = [held.order.number, lost.order.number];
  await api.database.db
    .updateTable('air_orders')
    .set({ supply: 'hold-asked', pnr: null })
    .where('number', 'in', numbers)
    .execute();
  await api.database.db
    .deleteFrom('sandbox_supplier_orders')
    .where('reference', '=', lost.order.number)
    .execute();
  await api.clock.advance({ minutes: 2 });
  await api.jobs.drain();
  expect(await readOrder(api, held)).toMatchObject({ status: 'not-paid', pnr: held.order.pnr });
  expect(await readOrder(api, lost)).toMatchObject({ status: 'error', pnr: null });
});
