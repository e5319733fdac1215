import type { HotelOrder } from '@karvon/contract';
import { isNear, minutesTo } from '@karvon/order-parts';

/** A stay that begins soon, has begun or ends soon. */
export interface NearStay {
  /** True from the hour of the check-in. */
  begun: boolean;
  /** To the check-in; once it has begun, to the check-out. */
  minutesLeft: number;
}

/** The stay of a confirmed order when it is near enough; null before that and after its check-out. */
export function nearStay(
  { status, checkInAt, checkOutAt }: Pick<HotelOrder, 'status' | 'checkInAt' | 'checkOutAt'>,
  now: number,
): NearStay | null {
  if (status !== 'finished' || Date.parse(checkOutAt) <= now) return null;
  const begun = Date.parse(checkInAt) <= now;
  const minutesLeft = minutesTo(begun ? checkOutAt : checkInAt, now);
  return begun || isNear(minutesLeft) ? { begun, minutesLeft } : null;
}
