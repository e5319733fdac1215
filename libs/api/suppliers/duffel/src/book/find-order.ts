import { z } from 'zod';
import { problem } from '@karvon/platform/http/problem';
import type { Claim } from './claims';
import type { DuffelHttp } from '../wire/duffel-http';
import { REFERENCE_KEY } from './order-request';
import { listedOrderSchema } from '../wire/schemas';

const PAGE = 200;
const MAX_PAGES = 10;
/** By how much Duffel's clock may differ from ours. */
const CLOCKS_APART_MS = 10 * 60_000;

const pageSchema = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ after: z.string().nullish() }).nullish(),
});

/**
 * The orders that were made for a claim, by our reference in their metadata: Duffel has no search by it.
 * @returns their ids, one that is not cancelled first; more than one: the seats were booked twice
 * @throws problem supplier-unavailable when Duffel cannot be reached, or has more orders than can be looked through
 */
export async function findOrders(http: DuffelHttp, claim: Claim): Promise<string[]> {
  const earliest = claim.asked_at.getTime() - CLOCKS_APART_MS;
  let after = '';
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const query = `limit=${PAGE}${after && `&after=${encodeURIComponent(after)}`}`;
    const page = pageSchema.safeParse(await http.getPage(`/air/orders?${query}`));
    if (!page.success) throw problem('supplier-unavailable', {}, page.error);
    const orders = page.data.data.map((one) => listedOrderSchema.safeParse(one));
    const ours = orders.flatMap(({ data }) =>
      data?.metadata?.[REFERENCE_KEY] === claim.reference ? [data] : [],
    );
    const held = ours.filter(({ cancelled_at: at }) => !at);
    if (ours.length > 0) return (held.length > 0 ? held : ours.slice(0, 1)).map(({ id }) => id);
    // An order that cannot be read may be ours.
    const unreadable = orders.find(({ success }) => !success);
    if (unreadable) throw problem('supplier-unavailable', {}, unreadable.error);
    const times = orders.map(({ data }) => data!.created_at.getTime());
    const newestFirst = times.every((time, index) => index === 0 || time <= times[index - 1]!);
    if (newestFirst && times.length > 0 && times.at(-1)! < earliest) return [];
    if (!page.data.meta?.after) return [];
    after = page.data.meta.after;
  }
  throw problem('supplier-unavailable', {}, new Error('too many orders to look through'));
}
