import { routeBehaviour, type SupplyFare, type SupplyOffer } from '@karvon/sandbox-world';
import type { Fault } from '../faults';
import { childrenOf, textOf, type Element } from '../xml';
import { decimal, instantText, SirenaError, type SirenaState } from './state';

const MAX_ITINERARIES = 60;
const FIRST_MINUTES = 90;
const MINUTE_MS = 60_000;
/** How many minutes seats without a hold wait for their payment. */
const AT_ONCE_MINUTES = 5;
export const RAISE_PERCENT = 7;

/** Passenger categories in prices, and in requests. */
const categories = { adult: 'ADT', child: 'CNN', baby: 'INF' } as const;
const requested = { adult: 'ADT', child: 'CHILD', baby: 'INFANT' } as const;

/** 'dd.MM.yy' as 'YYYY-MM-DD'. */
const dayOf = (text: string): string => `20${text.split('.').reverse().join('-')}`;
/** 'YYYY-MM-DD' as 'dd.MM.yy'. */
const flightDay = (day: string): string => day.slice(2, 10).split('-').reverse().join('.');

function countsOf(passengers: readonly Element[]) {
  const of = (type: keyof typeof categories) =>
    passengers
      .filter((one) =>
        [categories[type], requested[type]].some((code) =>
          [textOf(one, 'code'), textOf(one, 'category')].includes(code),
        ),
      )
      .reduce((sum, one) => sum + Number(textOf(one, 'count') || 1), 0);
  return { adult: of('adult'), child: of('child'), baby: of('baby') };
}

interface Named {
  flights: string[];
  classes: string;
  brands: string[];
  passengers: { adult: number; child: number; baby: number };
}
const keyOf = (named: Named): string => JSON.stringify(named);

const segmentsOf = (supply: SupplyOffer) => supply.slices.flatMap(({ segments }) => segments);
const nameOf = (supply: SupplyOffer, fare: SupplyFare): Named => ({
  flights: segmentsOf(supply).map((one) =>
    [
      ...[one.marketingCarrier, one.flightNumber, one.origin, one.destination],
      flightDay(one.departs.local),
    ].join(' '),
  ),
  classes: fare.slices.flatMap(({ segments }) => segments.map((one) => one.bookingClass)).join(''),
  brands: supply.slices.flatMap(({ segments }) => segments.map(() => fare.name)),
  passengers: { ...supply.passengers },
});

/** The values that a request names for each flight. */
function namedIn(body: Element): Named {
  const segments = childrenOf(body, 'segment');
  const brands = childrenOf(body.request_params, 'brand');
  return {
    flights: segments.map((one) =>
      ['company', 'flight', 'departure', 'arrival', 'date']
        .map((name) => textOf(one, name))
        .join(' '),
    ),
    classes: segments.map((one) => textOf(one, 'subclass')).join(''),
    brands: segments.map((one) =>
      String(brands.find((brand) => brand['@seg_id'] === one['@id'])?.['#text'] ?? ''),
    ),
    passengers: countsOf(childrenOf(body, 'passenger')),
  };
}

export interface PresentFare {
  supply: SupplyOffer;
  fare: SupplyFare;
}

/** The named flights at their current price. @throws SirenaError when they are not sold (any more) */
export function presentFare(state: SirenaState, body: Element): PresentFare {
  const shown = state.shown.get(keyOf(namedIn(body)));
  if (!shown) throw new SirenaError('33529', 'FLIGHT NOT FOUND');
  const { supplyId, fareId, origin } = shown;
  const now = state.worldFrom(origin).reprice(supplyId, state.raised.get(supplyId));
  const fare = 'offer' in now && now.offer.fares.find(({ id }) => id === fareId);
  if (!('offer' in now) || !fare) throw new SirenaError('33061', 'NO SEATS');
  return { supply: { ...now.offer, id: supplyId }, fare };
}

export const payByOf = ({ now }: SirenaState, supply: SupplyOffer): Date =>
  new Date(
    now().getTime() +
      (supply.instantPaymentRequired ? AT_ONCE_MINUTES : supply.holdMinutes) * MINUTE_MS,
  );

/** A baggage allowance: '1PC', '20K'; undefined where the airline says nothing. */
function baggageOf({ checkedBaggage: { pieces, kg } }: SupplyFare['slices'][number]) {
  if (pieces === null) return undefined;
  return pieces === 1 && kg !== null ? `${kg}K` : `${pieces}PC`;
}

/** Sums of all passengers of a category on one flight; the first flight has the taxes. */
function pricesOf(
  state: SirenaState,
  { supply, fare }: PresentFare,
  { flight, slice, basis }: { flight: number; slice: number; basis: string },
) {
  const parts = segmentsOf(supply).length;
  const baggage = baggageOf(fare.slices[slice]!);
  return fare.prices
    .filter(({ count }) => count > 0)
    .map(({ type, count, base, taxes }) => {
      const share = Math.floor(base / parts);
      const mine = (flight === 0 ? base - share * (parts - 1) : share) * count;
      const taxed = flight === 0 ? taxes : [];
      const total = taxed.reduce((sum, tax) => sum + tax.amount * count, mine);
      return {
        ...{ '@code': categories[type], '@orig_code': requested[type], '@count': count },
        '@currency': state.currency,
        ...(baggage && { '@baggage': baggage }),
        '@brand': fare.name,
        '@validating_company': supply.validatingCarrier,
        upt: { idar1: state.rules.length, code_upt: '3004', cat: -1 },
        fare: { '@code': basis, '@remark': '3004', '#text': decimal(mine) },
        tax: taxed.map((tax) => ({
          ...{ '@code': tax.code, '@owner': 'aircompany', '#text': decimal(tax.amount * count) },
        })),
        total: decimal(total),
      };
    });
}

/** A fare as a variant, which can be requested again later. */
function variantOf(state: SirenaState, present: PresentFare, idOf: (flight: string) => string) {
  const { supply, fare } = present;
  const named = nameOf(supply, fare);
  const key = {
    ...{ supplyId: supply.id, fareId: fare.id },
    origin: segmentsOf(supply)[0]!.origin,
  };
  state.shown.set(keyOf(named), key);
  const parts = supply.slices.flatMap(({ segments }, slice) =>
    segments.map((segment, part) => ({
      ...{ segment, slice, part, of: segments.length },
      basis: fare.slices[slice]!.segments[part]!.fareBasis,
    })),
  );
  const direction = parts.map((one, flight) => ({
    '@num': flight,
    price: pricesOf(state, present, { ...one, flight }),
  }));
  state.rules.push(key);
  const flight = parts.map(({ segment, slice, part, of }, num) => ({
    ...{ '@id': idOf(named.flights[num]!), '@num': num, '@subclass': named.classes[num] },
    '@baseclass': segment.cabin === 'business' ? 'C' : 'Y',
    '@available': supply.seatsLeft ?? 9,
    '@iSegmentNum': `${supply.slices[slice]!.origin}-${supply.slices[slice]!.destination}`,
    ...{ '@oSegmentPartNum': part, '@oSegmentPartQuantity': of },
  }));
  return {
    flights: {
      '@utc_timelimit': instantText(payByOf(state, supply)),
      '@et_possible': 'true',
      flight,
    },
    direction,
    variant_total: { '@currency': state.currency, '#text': decimal(fare.total) },
  };
}

function responseOf(state: SirenaState, fares: readonly PresentFare[]): Element {
  const ids = new Map<string, string>();
  const idOf = (flight: string) => ids.get(flight) ?? String(ids.size + 1);
  const flights = new Map<string, Element>();
  for (const { supply, fare } of fares) {
    const { flights: names } = nameOf(supply, fare);
    segmentsOf(supply).forEach((one, index) => {
      const name = names[index]!;
      ids.set(name, idOf(name));
      flights.set(name, {
        '@id': idOf(name),
        company: one.marketingCarrier,
        num: one.flightNumber,
        operating_company: one.operatingCarrier,
        origin: { '@terminal': one.originTerminal ?? '', '#text': one.origin },
        destination: { '@terminal': one.destinationTerminal ?? '', '#text': one.destination },
        deptdate: flightDay(one.departs.local),
        depttime: one.departs.local.slice(11, 16),
        arrvdate: flightDay(one.arrives.local),
        arrvtime: one.arrives.local.slice(11, 16),
        airplane: one.aircraft.code,
      });
    });
  }
  return {
    variant: fares.map((present) => variantOf(state, present, idOf)),
    flight: [...flights.values()],
  };
}

/** `pricing`. Null: no response is sent. */
export function price(state: SirenaState, body: Element): Element | null {
  const segments = childrenOf(body, 'segment');
  const [first] = segments;
  if (!first) throw new SirenaError('33008', 'NO ELEMENT segment');
  const origin = textOf(first, 'departure');
  if (routeBehaviour(origin, textOf(first, 'arrival')) === 'time-out') return null;
  const earliest = new Date(state.now().getTime() + FIRST_MINUTES * MINUTE_MS);
  const found = state.worldFrom(origin).searchItineraries({
    slices: segments.map((one) => ({
      origin: textOf(one, 'departure'),
      destination: textOf(one, 'arrival'),
      date: dayOf(textOf(one, 'date')),
    })),
    passengers: countsOf(childrenOf(body, 'passenger')),
    cabin: textOf(first, 'class') === 'C' ? 'business' : 'economy',
    currency: state.currency,
    notBefore: earliest.toISOString().slice(0, 16),
    limit: MAX_ITINERARIES,
  });
  const sold = found.filter(({ slices }) =>
    slices.every(({ layovers }) => layovers.every((one) => !one.selfTransfer)),
  );
  return responseOf(
    state,
    sold.flatMap((supply) => supply.fares.map((fare) => ({ supply, fare }))),
  );
}

/** `pricing_variant`: prices flights that were shown before. */
export function priceVariant(state: SirenaState, body: Element, fault: Fault | null): Element {
  if (fault?.kind === 'sold-out') throw new SirenaError('33061', 'NO SEATS');
  return responseOf(state, [presentFare(state, body)]);
}

/** `fareremark`: the rules of a fare. */
export function fareRemark(state: SirenaState, body: Element): Element {
  const upt = childrenOf(body.request_params, 'upt')[0];
  const known = state.rules[Number(textOf(upt, 'idar1') || '-1')];
  const rules = known && state.worldFrom(known.origin).fareRules(known.supplyId, known.fareId);
  if (!rules) throw new SirenaError('33067', 'NO RULES');
  const russian = textOf(body.answer_params, 'lang') === 'ru';
  const title = russian ? '<b>Условия применения тарифа:</b>' : '<b>Fare rules:</b>';
  return { remark: { '@new_fare': 'true', '#text': `${title}\n${rules.original}` } };
}
