import { createHash } from 'node:crypto';
import { confirmRefund, quoteRefund, submitPayment, book } from '@karvon/air-orders/testing';
import { bookedBy, startPaidApp, startYookassaShop } from '../../testing/payment-peers';
import { clickSettings, startClick } from '@karvon/click/testing';
import { paymeSettings, startPayme } from '@karvon/payme/testing';
import { yookassaSettings } from '@karvon/yookassa/testing';
import type { TestApp } from '../../testing/start-test-app';

const lines: string[] = [];
const onLog = (line: string) => void lines.push(line);
beforeEach(() => void (lines.length = 0));

/** A secret in every form in which an adapter may send it. */
const formsOf = (user: string, secret: string) => [
  secret,
  Buffer.from(secret).toString('base64'),
  Buffer.from(`${user}:${secret}`).toString('base64'),
  createHash('md5').update(secret).digest('hex'),
];

function expectNoSecret(...secrets: string[]) {
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
}

const post = (api: TestApp, name: string, headers: object, payload: string) =>
  api.inject({
    method: 'POST',
    url: `/v1/payments/callbacks/${name}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

test('logs about Payme and Click have no secrets at any level: paid, refused, forged, unreachable', async () => {
  const settings = { payme: paymeSettings, click: { ...clickSettings } };
  const { api, url } = await startPaidApp(settings, 'uz', onLog);
  const [payme, click] = [await startPayme(api, url), await startClick(api, url)];

  const byPayme = await bookedBy(api, 'payme');
  await payme.choose(byPayme.payment.confirmationUrl, 'pay', 'duplicate');
  await payme.rpc('ChangePassword', { password: 'a-new-key-that-payme-has-chosen' });
  await payme.rpc('CheckTransaction', { id: 'unknown' }, 'a-key-that-is-forged');
  await post(api, 'payme', { authorization: `Basic ${btoa(`Paycom:${paymeSettings.key}`)}` }, '{');

  const byClick = await bookedBy(api, 'click', 'ISSUEERROR');
  await click.choose(byClick.payment.confirmationUrl, 'pay', 'wrong-signature');
  await click.choose(byClick.payment.confirmationUrl, 'pay');
  await api.jobs.drain();
  const { id } = (await quoteRefund(api, byClick.order)).json() as { id: string };
  await confirmRefund(api, byClick.order, id);
  await click.close();
  await api.jobs.drain();

  await payme.close();
  await api.close();
  // The log names the wrong key too: otherwise only the caller would see the refusal.
  const refused = lines.filter((line) => line.includes('callback-refused'));
  expect(refused.map((line) => /"bank":"(\w+)","wrong":"(\w+)"/.exec(line)?.slice(1))).toEqual([
    ['payme', 'key'],
    // The old key, after Payme has changed it.
    ['payme', 'key'],
    ['click', 'signature'],
  ]);
  expectNoSecret(
    ...formsOf('Paycom', paymeSettings.key),
    ...formsOf('Paycom', 'a-new-key-that-payme-has-chosen'),
    'a-key-that-is-forged',
    ...formsOf(clickSettings.merchantUserId, clickSettings.secretKey),
  );
});

test('logs about YooKassa have no secrets at any level: paid, refused, forged, unreachable', async () => {
  const { api, yookassa } = await startYookassaShop(onLog);
  const { payment, order } = await bookedBy(api, 'bank-card', 'ISSUEERROR');
  await yookassa.choose(payment.confirmationUrl, 'pay', 'duplicate');
  await post(api, 'yookassa', { authorization: `Basic ${yookassaSettings.secretKey}` }, '{');
  const other = await book(api);
  yookassa.loseNextResponse();
  await submitPayment(api, other, undefined, { method: 'sbp' });
  await yookassa.close();
  await api.jobs.drain();
  const { id } = (await quoteRefund(api, order)).json() as { id: string };
  await confirmRefund(api, order, id);
  await api.jobs.drain();
  expect((await submitPayment(api, other, undefined, { method: 'sbp' })).statusCode).toBe(503);
  await api.close();
  expectNoSecret(...formsOf(yookassaSettings.shopId, yookassaSettings.secretKey));
});
