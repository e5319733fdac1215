import { daysBetween, type PlainDate } from '@karvon/calendar';
import type { FavouriteItem, FlightItem, HotelItem } from './item';

const dense = (text: string) => text.replace(/[-:]/g, '');

/** 'TAS-MOW-20261214-20261221', or 'IST-MOW-20261214_MOW-TAS-20261220' for several flights. */
function legsText({ from, to, out, back, then }: FlightItem['search']): string {
  const first = [from, to, dense(out!), ...(back ? [dense(back)] : [])].join('-');
  const onward = (then ?? '').split('_').filter(Boolean);
  return [first, ...onward.map((leg) => `${leg.slice(0, 8)}${dense(leg.slice(8))}`)].join('_');
}

function partyText({ adult = '1', child = '0', baby = '0', class: cabin }: FlightItem['search']) {
  return [adult, child, baby, ...(cabin === 'Business' ? ['B'] : [])].join('-');
}

/** 'HY601-0-0710': the day is counted from the first day of the search. */
const sliceText = (slice: FlightItem['slices'][number], from: PlainDate) =>
  slice
    .map(({ number, day, time }) => `${number}-${daysBetween(from, day)}-${dense(time)}`)
    .join('_');

function stayParts({ stay }: HotelItem): string[] {
  if (!stay) return [];
  const { arrival, departure, adults, ages } = stay;
  return [`${dense(arrival)}-${dense(departure)}`, [adults, ...ages].join('-')];
}

/** The item as one text, safe in an address and short enough for a message; `readItem` parses it. */
export function writeItem(item: FavouriteItem): string {
  if (item.kind === 'hotel') return ['hotel', item.code, ...stayParts(item)].join('.');
  const { search, slices } = item;
  const flights = slices.map((slice) => sliceText(slice, search.out!));
  return ['air', legsText(search), partyText(search), ...flights].join('.');
}
