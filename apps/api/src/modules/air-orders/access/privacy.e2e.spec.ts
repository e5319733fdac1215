import {
  book,
  chooseAtBank,
  readOrder,
  startPayment,
  startSalesApp,
} from '../../../testing/air-orders';

test('a log of everything from booking to tickets, refusals included, names nobody', async () => {
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
