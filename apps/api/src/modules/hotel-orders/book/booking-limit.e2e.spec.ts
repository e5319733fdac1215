import { randomUUID } from 'node:crypto';
import { findOffer, flexible, hotelOrderBody, startHotelApp } from '../../../testing/hotel-orders';

test('twenty rooms an hour are booked from one address where one order may be unpaid', async () => {
  const api = await startHotelApp({ config: { unpaidHolds: 1 } });
  const offer = await findOffer(api, flexible);
  const submit = (remoteAddress: string, key: string = randomUUID()) =>
    api.inject({
      method: 'POST',
      url: '/v1/hotel/orders',
      payload: hotelOrderBody(offer),
      remoteAddress,
      headers: { 'idempotency-key': key },
    });
  const repeated = randomUUID();
  expect((await submit('203.0.113.5', repeated)).statusCode).toBe(201);
  // A repeated call books nothing.
  expect((await submit('203.0.113.5', repeated)).statusCode).toBe(201);
  for (let i = 1; i < 20; i += 1) expect((await submit('203.0.113.5')).statusCode).toBe(201);
  expect((await submit('203.0.113.5')).json()).toMatchObject({ status: 429, code: 'rate-limited' });
  expect((await submit('203.0.113.6')).statusCode).toBe(201);
  await api.close();
});
