import { createTransport } from '@karvon/api-client';
import { getAirOrder, getPayment } from '@karvon/contract';
import { paymentQuery } from '@karvon/order-parts';
import {
  buildOrder,
  buildPayment,
  createTestQueryClient,
  respond,
  setupApi,
} from '@karvon/testing';
import { prefetchAirPayment } from './prefetch-payment';

const api = setupApi();
const transport = createTransport({ baseUrl: 'http://api.test' });

test('a visitor who returns from the bank reads the result at once: the payment is requested after its order', async () => {
  const payment = buildPayment({ status: 'redirected' });
  const order = buildOrder({ payment });
  const { id, method } = payment;
  const paid = {
    id,
    method,
    orderKind: 'air',
    orderNumber: order.number,
    amount: order.toPay,
    status: 'succeeded',
    failure: null,
  } as const;
  api.use(respond(getAirOrder, order), respond(getPayment, paid));
  const queryClient = createTestQueryClient();
  const url = new URL(`https://karvon.test/ru/order/payment?number=${order.number}`);
  await prefetchAirPayment({ url, params: {}, locale: 'ru', transport, queryClient });
  expect(queryClient.getQueryData(paymentQuery(transport, id).queryKey)).toEqual(paid);
});
