import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPayment } from '@karvon/payments/testing';
import { chooseAtBank, startSandboxPayments } from './testing';

test('a shop that is out of service is a warning in the log, and gets the event later', async () => {
  const said: string[] = [];
  const api = await startSandboxPayments({
    onLog: (text) => {
      const { level, msg } = JSON.parse(text) as { level: string; msg: string };
      if (level === 'warn' || level === 'error') said.push(`${level}: ${msg}`);
    },
  });
  let status = 503;
  const heard: number[] = [];
  const shop = createServer((_request, response) => {
    heard.push(status);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  try {
    const payment = await startPayment(api, await api.orders.book());
    await api.database.db
      .updateTable('sandbox_bank_payments')
      .set({ callback_url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/` })
      .execute();
    await chooseAtBank(api, payment, 'pay');
    await api.jobs.drain();
    expect(heard).toEqual([503]);
    expect(said).toEqual(['warn: job failed']);

    status = 204;
    await api.clock.advance({ minutes: 60 });
    await api.jobs.drain();
    expect(heard).toEqual([503, 204]);
    expect(said).toHaveLength(1);
  } finally {
    await api.close();
    shop.closeAllConnections();
    shop.close();
  }
});
