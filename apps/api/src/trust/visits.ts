import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AirOrderWithToken } from '@karvon/contract';
import { orderBodyOf } from '@karvon/air-orders/testing';
import type { ServerProcess } from '../testing/server-process';
import type { Shop } from './shop';

/** The moments of request and response, by `performance.now()`. */
export interface Answered {
  sentAt: number;
  answeredAt: number;
}

/** Visitors who book one order after another, and send a refused booking until it is accepted. */
export interface Visits {
  /** Numbers of the orders that their responses have named. */
  acknowledged: readonly string[];
  /** Every response they got. */
  responses: readonly Answered[];
  /** Stops the visitors after their current booking. */
  end(): Promise<void>;
}

export async function startVisits(
  shop: Shop,
  server: ServerProcess,
  visitors: number,
): Promise<Visits> {
  const acknowledged: string[] = [];
  const responses: Answered[] = [];
  let goesOn = true;
  const offer = await shop.findOffer();

  async function visit(visitor: number): Promise<void> {
    for (let made = 0; goesOn; made += 1) {
      const headers = { 'idempotency-key': randomUUID() };
      const booking = orderBodyOf(visitor * 10_000 + made, offer);
      for (;;) {
        const sentAt = performance.now();
        const { status, body } = await shop.call(server, '/v1/air/orders', booking, headers);
        responses.push({ sentAt, answeredAt: performance.now() });
        if (status === 201) {
          acknowledged.push((JSON.parse(body) as AirOrderWithToken).order.number);
          break;
        }
        // The visitor's own earlier call may still be at work. Any other refusal would be repeated for ever.
        if (status === 409) expect(body).toContain('"request-in-progress"');
        else expect(status).toBe(503);
        await wait(100);
      }
    }
  }
  const visits = Promise.all(Array.from({ length: visitors }, (_, i) => visit(i)));
  return {
    acknowledged,
    responses,
    async end() {
      goesOn = false;
      await visits;
    },
  };
}
