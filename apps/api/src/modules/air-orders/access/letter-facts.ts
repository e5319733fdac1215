import type { Dictionary, RefundPart } from '@karvon/contract';
import { money, type Money } from '@karvon/money';
import { formatCount, formatMoney } from '@karvon/platform/format-money';
import { fareLines, wayText } from '@karvon/order-ground/documents/flights/flight-facts';
import { flightLines } from '@karvon/order-ground/documents/flights/flight-lines';
import { flightWords } from '@karvon/order-ground/documents/flights/flight-words';
import { formatDay } from '@karvon/order-ground/documents/format';
import { factWords } from '@karvon/order-ground/notices/fact-words';
import { type FactName } from '@karvon/order-ground/notices/order-events';
import { toPay } from '../store/order-price';
import { costOfExchanges } from '../sums/exchange-price';
import type { ExchangeRow } from '../store/exchange-store';
import type { ExtrasRow } from '../store/extras-store';
import { totalOf } from '../sums/extras-sums';
import { flownFare, returnedOf, stillFlown } from '../parts/part-of-order';
import type { RefundRow } from '../store/refund-store';
import type { OrderRow } from '../store/order-store';
import type { StoredPassenger } from '../store/passenger-store';

type Facts = Partial<Record<FactName, string>>;
type Named = Pick<StoredPassenger, 'surname' | 'name'>;

const nameOf = ({ surname, name }: Named) => `${surname} ${name}`.toUpperCase();

interface Journey {
  dictionary: Dictionary;
  passengers: readonly Named[];
  /** The parts of the order that were given back. */
  parts: readonly RefundPart[];
}

/** The facts in an e-mail about the flights that are still flown, their passengers and their fare. */
export function journeyLetterFacts(
  { lang, sold }: Pick<OrderRow, 'lang' | 'sold'>,
  { dictionary, passengers, parts }: Journey,
): Facts {
  const { slices } = stillFlown(sold, passengers.length, parts);
  const fare = flownFare(sold, slices);
  const { airports } = dictionary;
  const flying = passengers.filter(
    (_who, index) => returnedOf(parts, index).length < sold.slices.length,
  );
  return {
    flights: flightLines(slices, dictionary, lang),
    travellers: flying.map(nameOf).join(', '),
    terms: [flightWords[lang].fare(fare.name), ...fareLines(fare, { slices, airports, lang })].join(
      '\n',
    ),
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
  const flown = (index: number) => wayText(sold.slices[index]!, airports);
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

/** The facts in an e-mail about a refund: the part of the order, the price paid for it, what is kept and what comes back. */
export function refundLetterFacts(
  { lines, part, points_returned: points, sent_by: sentBy, total, currency }: RefundRow,
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
    sentBy: formatDay(sentBy, lang),
    points: points > 0 ? formatCount(points) : '',
  };
}
