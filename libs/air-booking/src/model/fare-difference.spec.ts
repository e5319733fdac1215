import type { Condition, Fare, FareFeatures, Slice } from '@karvon/contract';
import { buildFare, buildItinerary, recordedOffers } from '@karvon/testing';
import { fareDifference, isNothing, type FarePart } from './fare-difference';

/** 'checked 0', 'refund', 'meal 2': the facts of a part with the index of their slice or flight. */
const namesOf = ({ baggage, conditions, features }: FarePart): string[] => [
  ...Object.entries({ ...baggage, ...features }).flatMap(([fact, places]) =>
    places.map((place) => `${fact} ${place}`),
  ),
  ...conditions,
];

/** What is true of a condition: a fee or an end of what is not allowed says nothing. */
const truth = ({ allowed, fee, until }: Condition) =>
  JSON.stringify(allowed === 'yes' ? { fee, until } : allowed);

/** Every fact of a fare by its name, read without the function that is tested. */
function factsOf(fare: Fare, slices: readonly Slice[]): Map<string, string> {
  const flights = slices.flatMap(({ segments }) => segments);
  return new Map([
    ...fare.baggage.flatMap(({ carryOn, checked }, slice): [string, string][] => [
      [`carryOn ${slice}`, JSON.stringify(carryOn)],
      [`checked ${slice}`, JSON.stringify(checked)],
    ]),
    ['refund', truth(fare.refund)],
    ['exchange', truth(fare.exchange)],
    ...flights.flatMap((_, flight) =>
      Object.entries(fare.flightFeatures?.[flight] ?? fare.features).map(
        ([feature, state]): [string, string] => [`${feature} ${flight}`, state],
      ),
    ),
  ]);
}

const pairs = recordedOffers().flatMap(({ fares, slices }) =>
  fares.flatMap((base) =>
    fares.filter((fare) => fare !== base).map((fare) => ({ base, fare, slices })),
  ),
);

test('of every two fares of 200 offers exactly those facts are named that differ, each once', () => {
  expect(pairs.length).toBeGreaterThan(700);
  for (const { base, fare, slices } of pairs) {
    const { gained, lost, other } = fareDifference(base, fare, slices);
    const before = factsOf(base, slices);
    const differing = [...factsOf(fare, slices)].flatMap(([name, fact]) =>
      before.get(name) === fact ? [] : name,
    );
    expect([gained, lost, other].flatMap(namesOf).sort()).toEqual(differing.sort());
  }
});

test('what one fare gains over another is what the other loses, for the same sum', () => {
  for (const { base, fare, slices } of pairs) {
    const there = fareDifference(base, fare, slices);
    const back = fareDifference(fare, base, slices);
    expect(back).toEqual({
      extra: { ...there.extra, amount: -there.extra.amount },
      gained: there.lost,
      lost: there.gained,
      other: there.other,
    });
    expect(base.total.amount + there.extra.amount).toBe(fare.total.amount);
  }
});

const bags = (pieces: number, kg: number | null = 23) => [
  { carryOn: null, checked: { pieces, kg } },
];
const refund = (changes: Partial<Condition>): { refund: Condition } => ({
  refund: { allowed: 'yes', fee: null, until: null, ...changes },
});
const fee = (amount: number) => ({ amount, currency: 'UZS' as const });
const meal = (state: FareFeatures['meal']) => ({
  features: { ...buildFare().features, meal: state },
});

test.each<[Partial<Fare>, Partial<Fare>, 'gained' | 'other' | 'nothing']>([
  [{ baggage: bags(0, null) }, { baggage: bags(1) }, 'gained'],
  [{ baggage: bags(1) }, { baggage: bags(2) }, 'gained'],
  [{ baggage: bags(1) }, { baggage: bags(1, 32) }, 'gained'],
  [{ baggage: bags(1) }, { baggage: bags(2, 20) }, 'other'],
  [{ baggage: bags(1) }, { baggage: bags(1, null) }, 'other'],
  [{ baggage: bags(1) }, { baggage: [{ carryOn: null, checked: null }] }, 'other'],
  [refund({ allowed: 'no' }), refund({}), 'gained'],
  [refund({ allowed: 'unknown' }), refund({}), 'other'],
  [refund({ allowed: 'no' }), refund({ allowed: 'no', fee: fee(5) }), 'nothing'],
  [refund({ fee: fee(200) }), refund({ fee: fee(100) }), 'gained'],
  [refund({ fee: fee(200) }), refund({}), 'other'],
  [refund({ until: '2026-12-01T00:00:00.000Z' }), refund({}), 'gained'],
  [refund({ fee: fee(2) }), refund({ fee: fee(1), until: '2026-12-01T00:00:00Z' }), 'other'],
  [meal('for-a-fee'), meal('included'), 'gained'],
  [meal('not-included'), meal('for-a-fee'), 'gained'],
  [meal('unknown'), meal('included'), 'other'],
])('what a fare gives beside another one (case %#)', (before, after, turn) => {
  const none = { allowed: 'no', fee: null, until: null } as const;
  const same = buildFare({ baggage: bags(1), refund: none });
  const difference = fareDifference({ ...same, ...before }, { ...same, ...after }, [
    buildItinerary(),
  ]);
  const { gained, lost, other } = difference;
  const named = { gained, lost, other };
  const turns = (Object.keys(named) as (keyof typeof named)[]).filter(
    (one) => !isNothing(named[one]),
  );
  expect(turns).toEqual(turn === 'nothing' ? [] : [turn]);
});
