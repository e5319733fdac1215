import type { AirOrderWithToken, RefundQuote } from '@karvon/contract';
import {
  adult,
  confirmRefund,
  holdableOffer,
  orderBody,
  payOrder,
  quoteRefund,
  readOrder,
  submitOrder,
} from '@karvon/air-orders/testing';
import { startListeningSalesApp } from '../../testing/sales-app';
import { ledgerOf } from '@karvon/payments/testing';
import { testOperatorToken } from '../../testing/start-test-app';
import { testApi } from '@karvon/platform/testing/test-api';
import { readMessages } from '@karvon/messages/testing';

const api = testApi(startListeningSalesApp);

/** An order with tickets in the given fare family. */
async function ticketed(family: string, surname = adult.surname): Promise<AirOrderWithToken> {
  const offer = await holdableOffer(api);
  const fare = offer.fares.find((one) => one.family === family);
  if (!fare) throw new Error(`The offer has no ${family}`);
  const body = { ...orderBody(offer, { surname }), fareId: fare.id, expectedTotal: fare.total };
  const order = (await submitOrder(api, body)).json() as AirOrderWithToken;
  await payOrder(api, order);
  await api.jobs.drain();
  return order;
}

const quoted = async (order: AirOrderWithToken, reason?: string): Promise<RefundQuote> => {
  const response = await quoteRefund(api, order, { reason });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as RefundQuote;
};

const operator = (method: 'GET' | 'POST', rest = '') =>
  api.inject({
    method,
    url: `/v1/ops/refund-claims${rest}`,
    headers: { 'operator-token': testOperatorToken },
  });

describe('forced', () => {
  test('a refund that a supplier leaves to people is accepted by hand only, and then the visitor is notified', async () => {
    const order = await ticketed('light');
    const { id } = await quoted(order, 'illness');
    await confirmRefund(api, order, id);
    await api.jobs.drain();
    await api.database.db
      .updateTable('sandbox_supplier_orders')
      .set({ terms: null })
      .where('reference', '=', order.order.number)
      .execute();
    const told = async () =>
      (await readMessages(api)).filter(({ text }) => text.includes(order.order.number)).length;
    const before = await told();
    expect((await operator('POST', `/${id}/accept`)).json()).toMatchObject({
      code: 'refund-unavailable',
    });
    await api.jobs.drain();
    expect((await readOrder(api, order)).refund?.state).toBe('in-review');
    expect([await told(), await ledgerOf(api, order)]).toEqual([before, [expect.anything()]]);
    expect((await operator('POST', `/${id}/accept-by-hand`)).json()).toEqual({ decided: true });
    await api.jobs.drain();
    expect((await readOrder(api, order)).refund?.state).toBe('returned');
    expect(await told()).toBeGreaterThan(before);
  });

  test('a claim for illness waits for a person, who reads the reason and accepts', async () => {
    const order = await ticketed('light');
    const requested = { reason: 'illness', comment: 'Справка во вложении письма' };
    const { id } = (await quoteRefund(api, order, requested)).json() as RefundQuote;
    await confirmRefund(api, order, id);
    await api.jobs.drain();
    expect((await readOrder(api, order)).refund?.state).toBe('in-review');
    expect((await operator('GET')).json().claims).toContainEqual({
      id,
      orderNumber: order.order.number,
      documents: [],
      requestedAt: expect.any(String),
      ...requested,
    });
    expect((await operator('POST', `/${id}/accept`)).json()).toEqual({
      decided: true,
    });
    await api.jobs.drain();
    expect(await readOrder(api, order)).toMatchObject({
      status: 'cancelled',
      refund: { state: 'returned', total: order.order.total },
    });
  });

  test('after a declined claim the tickets stay valid and the order may be given back another way', async () => {
    const order = await ticketed('flex');
    const { id } = await quoted(order, 'flight-delayed');
    await confirmRefund(api, order, id);
    await api.jobs.drain();
    await operator('POST', `/${id}/decline`);
    expect((await operator('POST', `/${id}/accept`)).json()).toEqual({
      decided: false,
    });
    await api.jobs.drain();
    const messages = await readMessages(api);
    const told = messages.filter(({ text }) => text.includes(order.order.number));
    expect(told).toContainEqual(
      expect.objectContaining({
        channel: 'email',
        subject: `Заказ ${order.order.number}: заявка на возврат отклонена`,
        text: expect.stringContaining('Билеты действуют'),
      }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({ channel: 'sms', text: expect.stringContaining('заявк') }),
    );
    const unchanged = await readOrder(api, order);
    expect(unchanged).toMatchObject({
      status: 'paid',
      tickets: 'ready',
      refund: { state: 'declined' },
    });
    await confirmRefund(api, order, (await quoted(order)).id);
    await api.jobs.drain();
    expect(await readOrder(api, order)).toMatchObject({
      status: 'cancelled',
      refund: { kind: 'voluntary', state: 'returned' },
    });
  });
});
