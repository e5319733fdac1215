import type { Dictionary, Locale, RefundPart, Segment } from '@karvon/contract';
import { money, type Money } from '@karvon/money';
import { airportBeside } from '@karvon/place-search';
import { formatCount, formatMoney } from '../../../format-money';
import { formatWeekdayAndDay } from '../../documents/format';
import { factWords, type FactName } from '../../order-messages/port';
import { toPay } from '../book/order-price';
import { costOfExchanges } from '../exchanges/exchange-price';
import type { ExchangeRow } from '../exchanges/exchange-store';
import type { ExtrasRow } from '../extras/extras-store';
import { totalOf } from '../extras/extras-sums';
import { returnedOf, stillFlown } from '../refunds/quote/part-of-order';
import type { RefundRow } from '../refunds/refund-store';
import type { OrderRow } from '../store/order-store';
import type { StoredPassenger } from '../store/passenger-store';

type Facts = Partial<Record<FactName, string>>;
type Named = Pick<StoredPassenger, 'surname' | 'name'>;

const nameOf = ({ surname, name }: Named) => `${surname} ${name}`.toUpperCase();

/** 'HY 601' with its carrier, and both ends in local time; a line each. */
function flightLines(segment: Segment, { airports, carriers }: Dictionary, lang: Locale): string {
  const words = factWords[lang];
  const carrier = (code: string) => carriers[code]?.name ?? code;
  const { marketingCarrier: seller, operatingCarrier: operator } = segment;
  const end = (local: string, code: string, terminal: string | null) => {
    const { city, airport } = airports[code] ?? { city: code, airport: code };
    const place = [city, airportBeside(city, airport)].filter(Boolean).join(', ');
    const at = `${formatWeekdayAndDay(local.slice(0, 10), lang)}, ${local.slice(11, 16)}`;
    return [`${at}, ${place} (${code})`, ...(terminal ? [words.terminal(terminal)] : [])].join(
      ', ',
    );
  };
  const { origin, originTerminal, destination, destinationTerminal } = segment;
  const flight = words.flight(segment.flightNumber, carrier(seller));
  return [
    operator === seller ? flight : `${flight}, ${words.operatedBy(carrier(operator))}`,
    `${words.departure}: ${end(segment.departingAt, origin, originTerminal)}`,
    `${words.arrival}: ${end(segment.arrivingAt, destination, destinationTerminal)}`,
  ].join('\n');
}

interface Journey {
  dictionary: Dictionary;
  passengers: readonly Named[];
  /** What was given back of the order. */
  parts: readonly RefundPart[];
}

/** What a letter says of the flights that are still flown, and of who flies them. */
export function journeyLetterFacts(
  { lang, sold }: Pick<OrderRow, 'lang' | 'sold'>,
  { dictionary, passengers, parts }: Journey,
): Facts {
  const { slices } = stillFlown(sold, passengers.length, parts);
  const segments = slices.flatMap((slice) => slice.segments);
  const flying = passengers.filter(
    (_who, index) => returnedOf(parts, index).length < sold.slices.length,
  );
  return {
    flights: segments.map((segment) => flightLines(segment, dictionary, lang)).join('\n\n'),
    travellers: flying.map(nameOf).join(', '),
  };
}

/** The money that was paid for an order, its bags, seats and exchanges. */
export function paidFor(
  order: OrderRow,
  extras: readonly ExtrasRow[],
  exchanges: readonly ExchangeRow[],
): Money {
  const { amount, currency } = toPay(order);
  const bought = extras.filter(({ state }) => state === 'done' || state === 'at-carrier');
  const beside = bought.reduce((sum, row) => sum + totalOf(row), costOfExchanges(exchanges));
  return money(amount + beside, currency);
}

/** 'KARIMOVA OLIM, Москва — Стамбул': the flights that each passenger gives back. */
function partLine(
  part: RefundPart,
  { sold }: Pick<OrderRow, 'sold'>,
  { airports, passengers }: ReturnedFlights,
): string {
  const city = (code: string) => airports[code]?.city ?? code;
  const flown = (index: number) => {
    const { origin, destination } = sold.slices[index]!;
    return `${city(origin)} — ${city(destination)}`;
  };
  return part
    .map(({ passenger, slices }) =>
      [nameOf(passengers[passenger]!), ...slices.map(flown)].join(', '),
    )
    .join('; ');
}

interface ReturnedFlights {
  airports: Dictionary['airports'];
  passengers: readonly Named[];
}

/** What a letter says of a refund: what of the order, what was paid for it, what is kept of that, and what comes back. */
export function refundLetterFacts(
  { lines, part, points_returned: points, total, currency }: RefundRow,
  order: Pick<OrderRow, 'lang' | 'sold'>,
  returned: ReturnedFlights,
): Facts {
  const { lang } = order;
  const say = (amount: number) => formatMoney(money(amount, currency), lang);
  const all = (of: 'paid' | 'kept') => lines.reduce((sum, line) => sum + line[of].amount, 0);
  const withheld = lines.filter((line) => line.kept.amount > 0);
  const { withheld: names } = factWords[lang];
  return {
    returnedPart: part ? partLine(part, order, returned) : '',
    paid: say(all('paid')),
    withheld: say(all('kept')),
    withheldLines: withheld
      .map((line) => `— ${names[line.item]}: ${formatMoney(line.kept, lang)}`)
      .join('\n'),
    withheldWhole: total === 0 && points === 0 ? say(all('paid')) : '',
    refund: total > 0 ? say(total) : '',
    points: points > 0 ? formatCount(points) : '',
  };
}
