import { randomUUID } from 'node:crypto';
import type { AirOrderWithToken } from '@karvon/contract';
import { bookAndPay, booker, readOrder } from '@karvon/air-orders/testing';
import { startListeningSalesApp } from '../../testing/sales-app';
import { readMessages } from '@karvon/messages/testing';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startListeningSalesApp);

/** Moves the clock by so many minutes and runs the jobs that come due. */
async function wait(minutes: number) {
  await api.clock.advance({ minutes });
  await api.jobs.drain();
}

const accept = ({ order, accessToken }: AirOrderWithToken, id: string) =>
  api.inject({
    method: 'POST',
    url: `/v1/air/orders/${order.number}/schedule-changes/${id}/accept`,
    payload: { lang: 'ru' },
    headers: { 'idempotency-key': randomUUID(), 'order-token': accessToken },
  });

test('a moved flight is found, shown and accepted once', async () => {
  const booked = await bookAndPay(api, 'FLIGHTMOVED');
  await api.jobs.drain();
  await wait(2);

  const { slices: sold, scheduleChange: change } = await readOrder(api, booked);
  expect(change).toMatchObject({ kind: 'moved', state: 'new', acceptable: true });
  expect(change!.slices[0]!.before).toEqual(sold[0]);
  const after = change!.slices.map((slice) => slice.after);
  expect(after[0]!.segments[0]!.flightNumber).not.toBe(sold[0]!.segments[0]!.flightNumber);

  // Both flights as pages name them: number, carrier, airports, days, hours and duration.
  const told = (await readMessages(api, booker.email)).find(({ subject }) =>
    subject?.includes('время вылета изменено'),
  )!;
  for (const { segments } of [sold[0]!, after[0]!])
    for (const { flightNumber, origin, destination, departingAt, arrivingAt } of segments)
      expect(told.text).toMatch(
        new RegExp(
          `Рейс ${flightNumber}, .+\\nВылет: .+${departingAt.slice(11, 16)}, .+\\(${origin}\\).*\\n` +
            `Прилёт: .+${arrivingAt.slice(11, 16)}, .+\\(${destination}\\).*\\nВ пути `,
        ),
      );

  const accepted = await accept(booked, change!.id);
  expect(accepted.statusCode).toBe(200);
  expect(accepted.json()).toMatchObject({ scheduleChange: { id: change!.id, state: 'accepted' } });
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({ slices: after, tickets: 'ready' });

  const again = await accept(booked, change!.id);
  expect(again.statusCode).toBe(200);
  expect(again.json()).toMatchObject({ slices: after, tickets: 'ready' });
  await api.jobs.enqueue(
    api.database.db,
    'air-orders.look',
    { orderNumber: booked.order.number },
    { key: booked.order.number },
  );
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({
    slices: after,
    scheduleChange: { id: change!.id, state: 'accepted' },
  });
});

test('a cancelled flight is shown and cannot be accepted', async () => {
  const booked = await bookAndPay(api, 'FLIGHTCANCELLED');
  await api.jobs.drain();
  await wait(2);

  const { scheduleChange: change } = await readOrder(api, booked);
  expect(change).toMatchObject({
    kind: 'cancelled',
    state: 'new',
    acceptable: false,
    refundReason: 'flight-cancelled',
  });
  expect((await accept(booked, change!.id)).json()).toMatchObject({
    code: 'schedule-change-closed',
  });
});
