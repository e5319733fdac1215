import { addDays, dayAt, type PlainDate } from '@karvon/calendar';
import type { AirExchange, AirOrder, ExchangeWishes, Slice } from '@karvon/contract';
import { isReturning } from '@karvon/order-parts';
import { isBuyingExtras, isExchanging, openChange } from './shown-status';

type Facts = Pick<
  AirOrder,
  | 'status'
  | 'tickets'
  | 'refund'
  | 'earlierRefunds'
  | 'scheduleChange'
  | 'exchange'
  | 'extras'
  | 'fare'
  | 'slices'
  | 'serverTime'
>;

/** The slices that have not departed, by their index. */
export function slicesAhead({
  slices,
  serverTime,
}: Pick<Facts, 'slices' | 'serverTime'>): number[] {
  const now = new Date(serverTime);
  return slices.flatMap(({ segments }, index) =>
    new Date(segments[0]!.departingAt) > now ? [index] : [],
  );
}

/** True when an exchange can be requested: all tickets are good, and the fare or a change by the airline allows it. */
export function isExchangeable(order: Facts): boolean {
  const { status, tickets, refund, earlierRefunds, fare } = order;
  if (status !== 'paid' || tickets !== 'ready') return false;
  if (isExchanging(order) || isBuyingExtras(order)) return false;
  const returned = earlierRefunds.length > 0 || refund?.state === 'returned';
  if (returned || isReturning(order) || slicesAhead(order).length === 0) return false;
  return fare.exchange.allowed !== 'no' || openChange(order) !== null;
}

/** So many days ahead flights are on sale. */
const horizonDays = 330;

/** The days of a slice: not before the slice before it, and on sale. */
export function daysFor(
  { slices, serverTime }: Pick<Facts, 'slices' | 'serverTime'>,
  slice: number,
  wishes: ExchangeWishes,
  utcOffsetMinutes: number,
): { today: PlainDate; min: PlainDate; max: PlainDate } {
  const today = dayAt(new Date(serverTime), utcOffsetMinutes);
  const before = slices
    .slice(0, slice)
    .map(
      ({ segments }, index) =>
        wishes.find((wish) => wish.slice === index)?.date ?? segments[0]!.departingAt.slice(0, 10),
    );
  const min = [today, ...before].sort().at(-1)!;
  return { today, min, max: addDays(today, horizonDays) };
}

/** The exchange that the newest payment of an order was for; null when it paid for something else. */
export function paidExchange({
  exchange,
  payment,
}: Pick<AirOrder, 'exchange' | 'payment'>): AirExchange | null {
  const accepted = exchange?.steps.find(({ state }) => state === 'to-pay');
  return accepted && payment && payment.startedAt >= accepted.at ? exchange : null;
}

/** The flights of an order, with those of an exchange that waits for new tickets. */
export function slicesToCome({ slices, exchange }: Pick<AirOrder, 'slices' | 'exchange'>): Slice[] {
  if (exchange?.state !== 'at-carrier' || !exchange.offer) return slices;
  const { wishes, offer } = exchange;
  return slices.map((slice, index) => {
    const place = wishes.findIndex((wish) => wish.slice === index);
    return offer.slices[place] ?? slice;
  });
}
