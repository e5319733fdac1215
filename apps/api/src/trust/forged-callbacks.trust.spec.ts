import { hkdfSync, randomUUID } from 'node:crypto';
import { book, readOrder, startPayment, startSalesApp } from '../testing/air-orders';
import { chooseAtBank, signatureHeader, signCallback } from '@karvon/sandbox-bank/testing';
import { codesOfForgedCalls } from '@karvon/payments/testing';
import { createRandom } from '@karvon/platform/testing/random';
import { testApi } from '@karvon/platform/testing/test-api';
import { noteFigure } from './note-figure';

const api = testApi(startSalesApp);

test('5,000 forged callbacks of the sandbox bank change nothing', async () => {
  const order = await book(api);
  const payment = await startPayment(api, order);
  await chooseAtBank(api, payment, 'pay', 'never');
  const paymentId = payment.confirmationUrl.split('/').at(-1)!;
  const secret = Buffer.from(
    hkdfSync('sha256', api.config.tokenSecrets![0]!, '', 'sandbox-bank', 32),
  ).toString('hex');
  const random = createRandom(6);

  function forge(): { body: string; signature: string } {
    const kind = random.pick(['payment.succeeded', 'payment.failed', 'refund.succeeded']);
    const body = JSON.stringify({ eventId: randomUUID(), paymentId, kind });
    const right = signCallback(secret, body);
    const place = random.upTo(right.length);
    const digit = ((Number.parseInt(right[place]!, 16) + 1 + random.upTo(15)) % 16).toString(16);
    return random.pick([
      // One wrong digit in the right signature, another secret, another body, no signature.
      { body, signature: right.slice(0, place) + digit + right.slice(place + 1) },
      { body, signature: signCallback(`${secret}x`, body) },
      { body: body.replace(paymentId, `${paymentId.slice(0, -1)}_`), signature: right },
      { body: `${body} `, signature: right },
      { body, signature: right.slice(0, random.upTo(64)) },
      { body, signature: '' },
    ]);
  }
  const rowsOf = async () => ({
    events: await api.database.db.selectFrom('payment_events').selectAll().execute(),
    ledger: await api.database.db.selectFrom('ledger').selectAll().execute(),
    payments: await api.database.db.selectFrom('payments').selectAll().execute(),
  });

  const before = await rowsOf();
  const codes = await codesOfForgedCalls(100, () =>
    Array.from({ length: 50 }, async () => {
      const { body, signature } = forge();
      const response = await api.inject({
        method: 'POST',
        url: '/v1/payments/callbacks/sandbox',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        payload: body,
      });
      return (response.json() as { code?: string }).code;
    }),
  );
  expect(codes).toEqual(new Set(['callback-refused']));
  expect(await rowsOf()).toEqual(before);
  expect((await readOrder(api, order)).status).toBe('not-paid');
  noteFigure(6, '5,000 (sandbox)');
});
