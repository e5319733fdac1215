import {
  startPayment,
  submitPayment,
  type PaymentsUnderTest,
  type StartedPayment,
} from '@karvon/payments/testing';
import { startSandboxPayments } from './testing';

let api: PaymentsUnderTest;
let payment: StartedPayment;
beforeAll(async () => {
  api = await startSandboxPayments();
  payment = await startPayment(api, await api.orders.book());
});
afterAll(() => api.close());

const pathOf = ({ confirmationUrl }: StartedPayment) => new URL(confirmationUrl).pathname;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const press = (payload: string, headers: Record<string, string> = form) =>
  api.inject({ method: 'POST', url: pathOf(payment), headers, payload });

test("the page shows the purchase, in the visitor's language, and has no scripts", async () => {
  const page = await api.inject(pathOf(payment));
  const policy = String(page.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)![1]!;
  expect(policy).toBe(
    `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self' http://localhost:4200; frame-ancestors 'none'; base-uri 'none'`,
  );
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('<html lang="ru">');
  expect(page.body).toContain('ООО «Karvon Travel»');
  expect(page.body).toMatch(/Оплатить [\d\u00a0]+\u00a0сум/);
  expect(page.body).not.toMatch(/<script|style="|onclick/);
  expect(page.body.match(/nonce="([^"]+)"/)![1]).toBe(nonce);
  const again = await api.inject(pathOf(payment));
  expect(again.headers['content-security-policy']).not.toBe(policy);
});

test('the page exists in Uzbek, and its card form sends no card data', async () => {
  const response = await submitPayment(api, await api.orders.book(), undefined, {
    lang: 'uz',
    method: 'bank-card',
  });
  const { body } = await api.inject(pathOf(response.json() as StartedPayment));
  expect(body).toContain('<html lang="uz">');
  expect(body).toMatch(/[\d\u00a0]+\u00a0soʻm toʻlash/);
  expect(body.match(/<input type="text"[^>]*>/g)).toHaveLength(3);
  expect(body).not.toMatch(/<input type="text"[^>]* name=/);
});

test.each([
  ['an unknown choice', 'choice=rob', form, 400],
  ['an unknown field', 'choice=pay&amount=1', form, 400],
  ['nothing', '', form, 400],
  ['JSON', '{"choice":"pay"}', { 'content-type': 'application/json' }, 415],
])('%s decides nothing', async (_what, payload, headers, status) => {
  expect((await press(payload, headers as Record<string, string>)).statusCode).toBe(status);
  expect((await api.inject(`/v1/payments/${payment.id}`)).json()).toMatchObject({
    status: 'redirected',
  });
});

test('after the decision the page only leads back to the shop', async () => {
  expect((await press('choice=decline')).statusCode).toBe(303);
  await press('choice=pay');
  const page = await api.inject(pathOf(payment));
  expect(page.body).toContain('Этот платёж не состоялся.');
  expect(page.body).not.toContain('<form');
  expect((await api.inject(`/v1/payments/${payment.id}`)).json()).toMatchObject({
    status: 'failed',
    failure: 'declined',
  });
});

test('an unknown payment has no page', async () => {
  expect((await api.inject('/sandbox/bank/pay/unknown')).statusCode).toBe(404);
});
