import { randomUUID } from 'node:crypto';
import { refundDocumentLimits, type AirOrderWithToken, type RefundQuote } from '@karvon/contract';
import { bookAndPay, confirmRefund, quoteRefund, readOrder } from '../../testing/order-steps';
import { startAirOrders } from '../../testing/start-air-orders';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startAirOrders);

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

test('the kind of a document is decided by its bytes, not by its name', async () => {
  const { order, id } = await claimed();
  const rule = async (content: Buffer) =>
    (await attach(order, id, content)).json().issues?.[0].rule;
  expect(await rule(Buffer.from('<svg onload="alert(1)"/>'))).toBe('unknown-file');
  expect(await rule(Buffer.concat([Buffer.from('MZ'), pdf]))).toBe('unknown-file');
  const large = Buffer.alloc(refundDocumentLimits.bytes + 3);
  pdf.copy(large);
  expect((await attach(order, id, large)).statusCode).toBe(400);
  const huge = Buffer.alloc(2 * refundDocumentLimits.bytes);
  expect((await attach(order, id, huge)).statusCode).toBe(413);
  expect((await readOrder(api, order)).refund!.documents).toEqual([]);
});

test('a claim has five documents at most, also when they come at once', async () => {
  const { order, id } = await claimed();
  const responses = await Promise.all(Array.from({ length: 8 }, () => attach(order, id)));
  const taken = responses.filter(({ statusCode }) => statusCode === 201);
  expect(taken).toHaveLength(refundDocumentLimits.count);
  expect((await attach(order, id)).json()).toMatchObject({ issues: [{ rule: 'too-many' }] });
});

test('documents are deleted with their refund', async () => {
  const { order, id } = await claimed();
  await attach(order, id);
  const { db } = api.database;
  await db.deleteFrom('air_refund_steps').where('refund_id', '=', id).execute();
  await db.deleteFrom('air_refunds').where('id', '=', id).execute();
  const left = await db
    .selectFrom('air_refund_documents')
    .select('id')
    .where('refund_id', '=', id)
    .execute();
  expect(left).toEqual([]);
});
