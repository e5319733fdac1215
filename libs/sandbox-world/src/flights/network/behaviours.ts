/** The behaviour of a supplier on certain routes; the generator and the supplier adapter share the work. */
export type RouteBehaviour =
  | 'no-offers'
  | 'time-out'
  | 'slow-batches'
  | 'failing-batch'
  | 'hold-always'
  | 'no-hold'
  | 'connections-only'
  | 'many-stops'
  | 'technical-stop'
  | 'baggage-unknown'
  | 'price-changed'
  | 'price-falls'
  | 'sold-out';

/** The behaviour of a supplier with a passenger of a certain surname. */
export type SurnameBehaviour =
  | 'sold-out'
  | 'last-seat'
  | 'price-raised'
  | 'hold-refused'
  | 'data-refused'
  | 'hold-time-out'
  | 'hold-lost'
  | 'hold-lapses'
  | 'issue-error'
  | 'issue-slow'
  | 'cancel-refused'
  | 'cancel-time-out'
  | 'flight-delayed'
  | 'flight-moved'
  | 'flight-cancelled'
  | 'exchange-by-hand'
  | 'exchange-refused'
  | 'exchange-time-out'
  | 'extras-refused'
  | 'extras-time-out';

export interface RouteMagic {
  readonly origin: string;
  readonly destination: string;
  readonly behaviour: RouteBehaviour;
  /** Whether the world or the adapter implements it. */
  readonly by: 'world' | 'adapter';
  readonly does: string;
}

export interface SurnameMagic {
  readonly surname: string;
  readonly behaviour: SurnameBehaviour;
  readonly does: string;
}

const route = (
  pair: string,
  behaviour: RouteBehaviour,
  by: RouteMagic['by'],
  does: string,
): RouteMagic => {
  const [origin, destination] = pair.split('-') as [string, string];
  return { origin, destination, behaviour, by, does };
};

const surname = (name: string, behaviour: SurnameBehaviour, does: string): SurnameMagic => ({
  surname: name,
  behaviour,
  does,
});

/**
 * Documented magic values that provoke every behaviour of a supplier. Routes are airport pairs, one way: a search from a city
 * code is ordinary. Routes follow the test routes of a real supplier where it has one.
 */
export const sandboxBehaviours = {
  routes: [
    route('PVD-RAI', 'no-offers', 'world', 'The search ends at once without offers.'),
    route('STN-LHR', 'time-out', 'adapter', 'The search never answers.'),
    route('LTN-LHR', 'slow-batches', 'adapter', 'Offers come in many batches, seconds apart.'),
    route('LCY-LHR', 'failing-batch', 'adapter', 'The first batch comes, a later one fails.'),
    route('JFK-EWR', 'hold-always', 'world', 'Nonstop flights; every offer can be held for a day.'),
    route('EWR-JFK', 'no-hold', 'world', 'Nonstop flights; every offer must be paid at once.'),
    route('LHR-DXB', 'connections-only', 'world', 'No nonstop flights.'),
    route('MOK-USH', 'many-stops', 'world', 'Flights with four stops are sold too.'),
    route('DXB-AMS', 'technical-stop', 'world', 'Nonstop flights land once to refuel.'),
    route('BTS-MRU', 'baggage-unknown', 'world', 'No fare says anything about baggage.'),
    route('LGW-LHR', 'price-changed', 'world', 'The first re-price of an offer answers 7 % more.'),
    route(
      'BHX-AMS',
      'price-falls',
      'world',
      'In the last fortnight every day makes it a tenth cheaper.',
    ),
    route('LHR-LGW', 'sold-out', 'world', 'Every re-price answers that the seats are gone.'),
  ],
  surnames: [
    surname('SOLDOUT', 'sold-out', 'The hold answers that the seats are gone.'),
    surname('LASTSEAT', 'last-seat', 'One seat is left: sold out for everybody after the first.'),
    surname(
      'PRICEUP',
      'price-raised',
      'The hold answers a price 7 % higher; the second try succeeds.',
    ),
    surname('HOLDREFUSED', 'hold-refused', 'The airline does not hold the seats.'),
    surname('DATAREFUSED', 'data-refused', 'The airline refuses the passenger data.'),
    surname('HOLDTIMEOUT', 'hold-time-out', 'The hold is made, its answer is lost.'),
    surname('HOLDLOST', 'hold-lost', 'The hold is neither made nor answered.'),
    surname('HOLDLAPSES', 'hold-lapses', 'The hold lapses after one minute.'),
    surname('ISSUEERROR', 'issue-error', 'Payment succeeds, tickets are refused.'),
    surname('SLOWISSUE', 'issue-slow', 'Tickets come after two minutes.'),
    surname('CANCELREFUSED', 'cancel-refused', 'The airline refuses to cancel.'),
    surname('CANCELTIMEOUT', 'cancel-time-out', 'The cancellation is made, its answer is lost.'),
    surname('FLIGHTDELAYED', 'flight-delayed', 'The airline reports a delay of 45 minutes.'),
    surname(
      'FLIGHTMOVED',
      'flight-moved',
      'The airline flies under another number, five hours later.',
    ),
    surname(
      'FLIGHTCANCELLED',
      'flight-cancelled',
      'The airline reports that the flight is cancelled.',
    ),
    surname('EXCHANGEBYHAND', 'exchange-by-hand', 'An operator must ask what an exchange costs.'),
    surname('EXCHANGEREFUSED', 'exchange-refused', 'The airline takes back its offer to exchange.'),
    surname('EXCHANGETIMEOUT', 'exchange-time-out', 'The exchange is made, its answer is lost.'),
    surname('EXTRASREFUSED', 'extras-refused', 'The airline does not sell the bags and seats.'),
    surname('EXTRASTIMEOUT', 'extras-time-out', 'Bags and seats are sold, the answer is lost.'),
  ],
} as const satisfies { routes: readonly RouteMagic[]; surnames: readonly SurnameMagic[] };

const byRoute = new Map(
  sandboxBehaviours.routes.map((magic) => [
    `${magic.origin}-${magic.destination}`,
    magic.behaviour,
  ]),
);
const bySurname = new Map<string, SurnameBehaviour>(
  sandboxBehaviours.surnames.map((magic) => [magic.surname, magic.behaviour]),
);

/** The behaviour of an airport pair, or undefined. */
export const routeBehaviour = (origin: string, destination: string): RouteBehaviour | undefined =>
  byRoute.get(`${origin}-${destination}`);

/** The behaviour of a passenger surname in any case, or undefined. */
export const surnameBehaviour = (name: string): SurnameBehaviour | undefined =>
  bySurname.get(name.trim().toUpperCase());
