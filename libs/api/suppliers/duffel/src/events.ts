import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Operation } from '@karvon/platform/http/operation';
import { problem } from '@karvon/platform/http/problem';
import { createClaims } from './book/claims';
import { duffelEventSchema, receiveDuffelEvent } from './wire/event-endpoint';
import { REFERENCE_KEY } from './book/order-request';
import { duffelSignatureHeader, isSigned } from './wire/signature';

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * Events of orders that Duffel had only accepted, and of flights that an airline has changed. They may come twice, late and in
 * any order, so each changes only its own order. A lost event is replaced by a look-up.
 */
export function registerDuffelEvents(
  app: FastifyInstance,
  {
    clock,
    config,
    database,
    jobs,
    logger,
  }: Pick<AppDeps, 'clock' | 'config' | 'database' | 'jobs' | 'logger'>,
): void {
  const { webhookSecret: secret } = config.airSuppliers.duffel;
  const claims = createClaims(database.db);
  const operation: Operation = {
    endpoint: receiveDuffelEvent,
    problems: new Set(['callback-refused', 'internal-error', 'payload-too-large', 'rate-limited']),
    signed: 'duffelSignature',
  };

  async function receive(body: Buffer, signature: string | string[] | undefined) {
    if (!isSigned(signature, body, { secret, now: clock.now() })) throw problem('callback-refused');
    const event = duffelEventSchema.safeParse(parse(body));
    if (!event.success) return;
    const { type, data } = event.data;
    const reference = data.object.metadata?.[REFERENCE_KEY];
    logger.info({ event: event.data.id, type }, 'Duffel tells of an order');
    if (type === 'order.airline_initiated_change_detected' && data.object.order_id) {
      const claim = await claims.byOrder(data.object.order_id);
      if (claim) {
        const { reference: orderNumber } = claim;
        // The job has a key of its own: the next look at the order may be queued already, for a later time.
        const key = `${orderNumber} event`;
        await jobs.enqueue(database.db, 'air-orders.look', { orderNumber }, { key });
      }
    }
    if (!reference) return;
    if (type === 'order.creation_failed') await claims.settle(reference, 'refused');
    if (type === 'order.created' && data.object.id)
      await claims.settle(reference, { orderId: data.object.id });
  }

  void app.register(async (scope) => {
    // The signature is over the bytes as received, so they must not be parsed before the check.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(receiveDuffelEvent.path, { config: { operation } }, async ({ body, headers }) => {
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      await receive(raw, headers[duffelSignatureHeader]);
      return { received: true };
    });
  });
}
