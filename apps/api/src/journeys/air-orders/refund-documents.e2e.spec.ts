import { randomUUID } from 'node:crypto';
import { type AirOrder, type AirOrderWithToken, type RefundQuote } from '@karvon/contract';
import { bookAndPay, confirmRefund, quoteRefund, readOrder } from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import { testOperatorToken } from '../../testing/start-test-app';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startSalesApp);

const pdf = Buffer.from('%PDF-1.7 Справка о болезни Каримовой');
const name = 'Справка Каримовой.pdf';

/** An order with tickets and a claim for illness. */
async function claimed(): Promise<{ order: AirOrderWithToken; id: string }> {
  const order = await bookAndPay(api);
  await api.jobs.drain();
  const { id } = (await quoteRefund(api, order, { reason: 'illness' })).json() as RefundQuote;
  await confirmRefund(api, order, id);
  await api.jobs.drain();
  return { order, id };
}

const attach = (
  { order, accessToken }: AirOrderWithToken,
  id: string,
  content: Buffer = pdf,
  { key = randomUUID(), token = accessToken }: { key?: string; token?: string } = {},
) =>
  api.inject({
    method: 'POST',
    url: `/v1/air/orders/${order.number}/refunds/${id}/documents`,
    payload: { name, content: content.toString('base64'), lang: 'ru' },
    headers: { 'order-token': token, 'idempotency-key': key },
  });

const ofOperator = (url: string) =>
  api.inject({ url: `/v1/ops/${url}`, headers: { 'operator-token': testOperatorToken } });

test('a document is stored sealed, listed for the guest and opened by an operator', async () => {
  const { order, id } = await claimed();
  const key = randomUUID();
  const response = await attach(order, id, pdf, { key });
  expect(response.statusCode).toBe(201);
  expect((await attach(order, id, pdf, { key })).headers['idempotent-replayed']).toBe('true');
  const [document] = (response.json() as AirOrder).refund!.documents;
  expect(document).toMatchObject({ name, kind: 'pdf', bytes: pdf.length });
  expect((await readOrder(api, order)).refund!.documents).toHaveLength(1);

  const { claims } = (await ofOperator('refund-claims')).json();
  expect(claims).toContainEqual(expect.objectContaining({ id, documents: [document] }));
  const file = await ofOperator(`refund-documents/${document!.id}`);
  expect(file.rawPayload).toEqual(pdf);
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf' });
  expect(file.headers['content-disposition']).toMatch(/^attachment/);
  expect((await ofOperator(`refund-documents/${randomUUID()}`)).statusCode).toBe(404);

  const rows = await api.database.db.selectFrom('air_refund_documents').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/Справка|JVBERi/);
});

test('a document is added only to a claim of this order that is being checked', async () => {
  const { order, id } = await claimed();
  const other = await claimed();
  expect((await attach(order, other.id)).json()).toMatchObject({
    issues: [{ rule: 'not-in-review' }],
  });
  const stranger = await attach(order, id, pdf, { token: other.order.accessToken });
  expect(stranger.statusCode).toBeGreaterThanOrEqual(401);
  await api.inject({
    method: 'POST',
    url: `/v1/ops/refund-claims/${id}/decline`,
    headers: { 'operator-token': testOperatorToken },
  });
  expect((await attach(order, id)).json()).toMatchObject({ issues: [{ rule: 'not-in-review' }] });
});
