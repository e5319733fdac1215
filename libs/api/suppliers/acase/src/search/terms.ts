import type { Cancellation, HotelBeds, HotelMeal } from '@karvon/contract';
import type { Money } from '@karvon/money';

interface Deadline {
  '@DeadlineTimeLoc': string;
  '@DeadlineTimeUTC': string;
}

const QUARTER = 15;
const FARTHEST_MINUTES = 14 * 60;

/** The moment in the hotel's time with its offset; null when the local and UTC times do not fit together. */
function momentOf(deadline: Deadline): string | null {
  const local = deadline['@DeadlineTimeLoc'];
  const minutes =
    (Date.parse(`${local}Z`) - Date.parse(`${deadline['@DeadlineTimeUTC']}Z`)) / 60_000;
  if (minutes % QUARTER !== 0 || Math.abs(minutes) > FARTHEST_MINUTES) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  const away = Math.abs(minutes);
  const offset = `${two(Math.floor(away / 60))}:${two(away % 60)}`;
  return `${local}:00${minutes < 0 ? '-' : '+'}${offset}`;
}

/**
 * The cost of cancelling: nothing until the deadline, the supplier's penalty after it. Terms that cannot be understood
 * count as the full price from now on.
 */
export function cancellationOf(
  deadline: Deadline,
  { penalty, price, now }: { penalty: Money; price: Money; now: Date },
): Cancellation {
  const from = momentOf(deadline);
  const retained = from === null || penalty.amount > price.amount ? price : penalty;
  if (retained.amount === 0) return { freeUntil: from, steps: [] };
  const ahead = from !== null && new Date(from) > now ? from : null;
  return { freeUntil: ahead, steps: [{ from: ahead, penalty: retained }] };
}

const NO_MEAL = '1';
/** Types of meals, as MealRequest lists them. */
const [BREAKFAST, LUNCH, DINNER] = ['2', '3', '4'];

/** The board of the included meals. */
export function mealOf(
  included: readonly { '@Code': string; '@Name': string }[],
  types: ReadonlyMap<string, string>,
): HotelMeal {
  const meals = included.filter((meal) => meal['@Code'] !== NO_MEAL);
  if (meals.some((meal) => /вс[её] включено|all inclusive/i.test(meal['@Name'])))
    return 'all-inclusive';
  const has = (type: string, words: RegExp) =>
    meals.some((meal) => types.get(meal['@Code']) === type || words.test(meal['@Name']));
  const breakfast = has(BREAKFAST!, /завтрак|breakfast/i);
  const mains = [has(LUNCH!, /обед|lunch/i), has(DINNER!, /ужин|dinner/i)].filter(Boolean).length;
  if (mains === 2) return 'full-board';
  // Dinner without breakfast is not half board, because half board promises a breakfast.
  if (mains === 1 && breakfast) return 'half-board';
  return breakfast ? 'breakfast' : 'none';
}

/** The beds that a room's name tells of: "Standard (twin)", «Двухместный (одна двуспальная кровать)». */
export function bedsOf(roomName: string): HotelBeds | undefined {
  if (/двуспальн|двухспальн|\b(double|dbl|king|queen)\b/i.test(roomName)) return 'double';
  return /раздельн|(две|три) односпальн|(две|2) кровати|\b(twin|twn)\b/i.test(roomName)
    ? 'separate'
    : undefined;
}

/** "Stay 5, pay 4" of an offer. */
export function freeNightsOf(list: {
  SpecialOffer: readonly ('' | { '@StayNights': number | null; '@PayNights': number | null })[];
}): { stay: number; pay: number } | null {
  for (const offer of list.SpecialOffer) {
    if (offer === '') continue;
    const { '@StayNights': stay, '@PayNights': pay } = offer;
    if (stay && pay && pay < stay) return { stay, pay };
  }
  return null;
}
