import { randomUUID } from 'node:crypto';
import {
  refundDocumentLimits,
  type AirOrder,
  type AirOrderWithToken,
  type RefundQuote,
} from '@karvon/contract';
import {
  bookAndPay,
  confirmRefund,
  quoteRefund,
  readOrder,
  startSalesApp,
} from '../../../../testing/air-orders';
import { testOperatorToken } from '../../../../testing/start-test-app';
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
