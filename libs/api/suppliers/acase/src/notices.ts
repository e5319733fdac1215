import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import { readXml, writeXml } from '@karvon/supply/xml';
import { createClaims } from './book/claims';
import { codeField } from './wire/values';

/** Where Академсервис tells of orders. */
export const acaseNoticesPath = '/v1/suppliers/acase/notices';

const noticeSchema = z.object({
  '@NotifierId': z.string(),
  '@Password': z.string(),
  '@Id': codeField,
});

/** The document as the body, or as the field of a form, as we send ours. */
function parse(body: string): z.output<typeof noticeSchema> | null {
  const text = body.trimStart().startsWith('<') ? body : new URLSearchParams(body).get('XML');
  try {
    return noticeSchema.parse(readXml(text ?? '', 'OrderInfoNotifyRequest'));
  } catch {
    return null;
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const same = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));

/**
 * Notices of changed orders (`OrderInfoNotify`). They may come twice, late and in any order, and carry a password that anybody between
 * may have read: what they say is not believed, they only lead to a look at the order.
 */
export function registerAcaseNotices(
  app: FastifyInstance,
  {
    config,
    database: { db },
    jobs,
    logger,
  }: Pick<AppDeps, 'config' | 'database' | 'jobs' | 'logger'>,
): void {
  const { id, password } = config.hotelSuppliers.acase.notifier;
  const claims = createClaims(db);

  async function receive(body: string): Promise<void> {
    const notice = parse(body);
    const known =
      notice &&
      password !== '' &&
      same(notice['@NotifierId'], id) &&
      same(notice['@Password'], password);
    if (!known) throw problem('callback-refused');
    const claim = await claims.byOrder(notice['@Id']);
    logger.info(
      { order: notice['@Id'], ours: claim !== undefined },
      'Академсервис tells of an order',
    );
    if (!claim) return;
    const { reference: orderNumber } = claim;
    await jobs.enqueue(db, 'hotel-orders.look', { orderNumber }, { key: orderNumber });
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(acaseNoticesPath, { schema: { hide: true } }, async ({ body }, reply) => {
      await receive(typeof body === 'string' ? body : '');
      return reply
        .type('text/xml; charset=utf-8')
        .send(writeXml('OrderInfoNotifyResponse', { Success: '' }));
    });
  });
}
