import { book, payOrder, readOrder, startPayment } from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';

test('the log has no personal data, from booking to tickets', async () => {
  const lines: string[] = [];
  const api = await startSalesApp({ onLog: (line) => lines.push(line) });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const booked = await book(api, { surname: 'ISSUEERROR', document: 'AB7654321' });
  await chooseAtBank(api, await startPayment(api, booked), 'pay');
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({ status: 'issue-error' });
  const lookup = { bookingNumber: booked.order.number, surname: 'KARIMOVA', lang: 'ru' };
  await api.inject({ method: 'POST', url: '/v1/air/orders/lookup', payload: lookup });
  await api.close();

  expect(lines.length).toBeGreaterThan(5);
  const log = lines.join('');
  for (const secret of [
    'ISSUEERROR',
    'KARIMOVA',
    'AB7654321',
    '1990-05-01',
    '901234567',
    'aziza',
    booked.accessToken,
  ]) {
    expect(log).not.toContain(secret);
  }
});

test('receipts are stored sealed, and only as the receipts of their order', async () => {
  const api = await startSalesApp();
  const booked = await book(api);
  await payOrder(api, booked);
  await api.jobs.drain();
  const stored = await api.database.db.selectFrom('air_tickets').select('pdf').execute();
  expect(stored).toHaveLength(2);
  for (const { pdf } of stored) expect(Buffer.from(pdf).includes('%PDF')).toBe(false);
  const response = await api.inject({
    url: `/v1/air/orders/${booked.order.number}/tickets.pdf?lang=ru`,
    headers: { 'order-token': booked.accessToken },
  });
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  await api.close();
});
