import { problem } from '@karvon/platform/http/problem';
import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { EtgRefusal, type EtgHttp } from '../wire/etg-http';
import { progressSchema } from './schemas';

/** What became of an attempt to book; `none`: nothing was begun under its number. */
export type Outcome = 'booked' | 'processing' | 'none' | EtgRefusal;

const nothingBegun = new Set(['order_not_found', 'booking_finish_did_not_succeed']);
/** By the documentation an attempt that ended so is over; any other error may still end in a booking. */
const over = new Set(['3ds', 'block', 'book_limit', 'charge', 'provider', 'soldout']);

/** How far an attempt to book is. @throws problem supplier-unavailable: nobody knows */
export async function outcomeOf(http: EtgHttp, attempt: string): Promise<Outcome> {
  const path = '/api/b2b/v3/hotel/order/booking/finish/status/';
  try {
    const { status, data } = await http.progress({ path, body: { partner_order_id: attempt } });
    if (status !== 'ok') return 'processing';
    const own = progressSchema.safeParse(data).data?.partner_order_id === attempt;
    if (!own) throw problem('supplier-unavailable', {}, new Error('the state of another order'));
    return 'booked';
  } catch (error) {
    if (!(error instanceof EtgRefusal)) throw error;
    if (nothingBegun.has(error.code)) return 'none';
    if (over.has(error.code)) return error;
    throw problem('supplier-unavailable', {}, error);
  }
}

const PAUSE_MS = 2_000;
const LOOKS = 12;

/**
 * Looks until an attempt has ended, for less than half a minute; what takes longer is `processing`.
 * @throws EtgRefusal: nothing was booked; SupplierUnanswered
 */
export async function waitForOutcome(
  http: EtgHttp,
  attempt: string,
  pause: (ms: number) => Promise<unknown>,
): Promise<'booked' | 'processing'> {
  for (let look = 1; ; look += 1) {
    const outcome = await outcomeOf(http, attempt).catch((error: unknown) => {
      // It is begun: a look that fails after that must not look like a refusal.
      throw new SupplierUnanswered('begun, and not seen yet', { cause: error });
    });
    if (outcome instanceof EtgRefusal) throw outcome;
    if (outcome === 'none') throw new SupplierUnanswered('begun, and not there yet');
    if (outcome === 'booked' || look === LOOKS) return outcome;
    await pause(PAUSE_MS);
  }
}
