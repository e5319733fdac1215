import { z } from 'zod';
import { problem } from '../../../../../http/problem';
import type { Claim } from './claims';
import type { DuffelHttp } from '../wire/duffel-http';
import { REFERENCE_KEY } from './order-request';
import { listedOrderSchema } from '../wire/schemas';

const PAGE = 200;
const MAX_PAGES = 10;
/** Duffel's clock may differ from ours by so much. */
const CLOCKS_APART_MS = 10 * 60_000;

const pageSchema = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ after: z.string().nullish() }).nullish(),
});

/**
 * The order that was made for a claim, by our reference in its metadata: Duffel has no other question for it.
 * @returns its id; null: there is none
 * @throws problem supplier-unavailable when Duffel cannot be asked, or has more orders than can be looked through
 */
export async function findOrder(http: DuffelHttp, claim: Claim): Promise<string | null> {
  const earliest = claim.asked_at.getTime() - CLOCKS_APART_MS;
  let after = '';
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const query = `limit=${PAGE}${after && `&after=${encodeURIComponent(after)}`}`;
    const page = pageSchema.safeParse(await http.getPage(`/air/orders?${query}`));
    if (!page.success) throw problem('supplier-unavailable', {}, page.error);
    const orders = page.data.data.map((one) => listedOrderSchema.safeParse(one));
    const ours = orders.find(({ data }) => data?.metadata?.[REFERENCE_KEY] === claim.reference);
    if (ours?.data) return ours.data.id;
    // An order that we cannot read may be ours.
    const unreadable = orders.find(({ success }) => !success);
    if (unreadable) throw problem('supplier-unavailable', {}, unreadable.error);
    const times = orders.map(({ data }) => data!.created_at.getTime());
    const newestFirst = times.every((time, index) => index === 0 || time <= times[index - 1]!);
    if (newestFirst && times.length > 0 && times.at(-1)! < earliest) return null;
    if (!page.data.meta?.after) return null;
    after = page.data.meta.after;
  }
  throw problem('supplier-unavailable', {}, new Error('too many orders to look through'));
}
