import fc from 'fast-check';
import { airSearchRequestSchema } from '@karvon/contract';
import { addDays, weekdayOf } from '@karvon/calendar';
import {
  criteriaQuery,
  moveOn,
  parseCriteria,
  placeCodes,
  searchRequest,
  type SearchCriteria,
  sameSearch,
} from './search-criteria';

const read = (query: string) => parseCriteria(new URLSearchParams(query));

test('a short link means one adult, economy, one way', () => {
  expect(read('from=tas&to=MOW&out=2026-12-01')).toEqual({
    from: 'TAS',
    to: 'MOW',
    out: '2026-12-01',
    back: null,
    onward: [],
    travellers: { adult: 1, child: 0, baby: 0 },
    ticketClass: 'Economy',
  });
});

test.each([
  [''],
  ['from=TAS&to=TAS&out=2026-12-01'],
  ['from=TAS&to=MOW&out=2026-02-30'],
  ['from=TASHKENT&to=MOW&out=2026-12-01'],
])('%p is not a search', (query) => expect(read(query)).toBeNull());

test('a return before the departure is dropped', () => {
  expect(read('from=TAS&to=MOW&out=2026-12-05&back=2026-12-01')?.back).toBeNull();
});

test('any link gives passenger counts that the API accepts', () => {
  const digit = fc.integer({ min: -3, max: 30 }).map(String);
  fc.assert(
    fc.property(digit, digit, digit, (adult, child, baby) => {
      const criteria = read(
        `from=TAS&to=MOW&out=2026-12-01&adult=${adult}&child=${child}&baby=${baby}`,
      );
      expect(airSearchRequestSchema.safeParse(searchRequest(criteria!)).success).toBe(true);
    }),
  );
});

test('a link restores the criteria it was made of', () => {
  const criteria: fc.Arbitrary<SearchCriteria> = fc.record({
    from: fc.constantFrom('TAS', 'SKD'),
    to: fc.constantFrom('MOW', 'LED'),
    out: fc.constant('2026-12-01'),
    back: fc.constant(null),
    onward: fc.constant([]),
    travellers: fc
      .record({ adult: fc.integer({ min: 1, max: 4 }), child: fc.nat(3), baby: fc.nat(2) })
      .filter((t) => t.baby <= t.adult),
    ticketClass: fc.constantFrom('Economy', 'Business'),
  });
  const day = fc.nat(60).map((days) => addDays('2026-12-01', days));
  const next = fc.record({ from: fc.constantFrom('MOW', 'IST'), to: fc.constant('TAS'), out: day });
  const shape = fc.oneof(
    fc.record({ back: fc.option(day), onward: fc.constant([]) }),
    fc.record({
      back: fc.constant(null),
      onward: fc
        .array(next, { minLength: 1, maxLength: 5 })
        .map((legs) => legs.toSorted((a, b) => (a.out < b.out ? -1 : 1))),
    }),
  );
  fc.assert(
    fc.property(criteria, shape, (common, ways) => {
      const value = { ...common, ...ways };
      expect(airSearchRequestSchema.safeParse(searchRequest(value)).success).toBe(true);
      expect(parseCriteria(new URLSearchParams(criteriaQuery(value)))).toEqual(value);
    }),
  );
});

test('order and filters are not part of a search', () => {
  const params = (more: string) => new URLSearchParams(`from=TAS&to=MOW&out=2026-12-14${more}`);
  expect(sameSearch(params('&sort=cheapest'), params('&stops=0'))).toBe(true);
  expect(sameSearch(params(''), params('&adult=2'))).toBe(false);
  expect(sameSearch(new URLSearchParams(), new URLSearchParams())).toBe(false);
});

describe('several legs', () => {
  const journey = read(
    'from=TAS&to=IST&out=2026-12-01&back=2026-12-05&then=IST-MOW-2026-12-10_MOW-TAS-2026-12-20',
  )!;

  test('are searched leg by leg, without a return', () => {
    expect(journey.back).toBeNull();
    expect(searchRequest(journey)).toMatchObject({
      type: 'MULTI',
      route: [
        { departure: 'TAS', arrival: 'IST', departureDate: '2026-12-01', returnalDate: null },
        { departure: 'IST', arrival: 'MOW', departureDate: '2026-12-10', returnalDate: null },
        { departure: 'MOW', arrival: 'TAS', departureDate: '2026-12-20', returnalDate: null },
      ],
    });
    expect(placeCodes(journey)).toEqual(['TAS', 'IST', 'MOW']);
  });

  test('lose what a damaged link lacks, and keep the days in order', () => {
    const onward = (then: string) =>
      read(`from=TAS&to=IST&out=2026-12-08&then=${then}`)!.onward.map(
        ({ from, to, out }) => `${from} ${to} ${out}`,
      );
    expect(onward('ist-mow-2026-12-01_MOW-MOW-2026-12-20_X_MOW-TAS-2026-13-01')).toEqual([
      'IST MOW 2026-12-08',
    ]);
    expect(onward(Array(9).fill('IST-MOW-2026-12-10').join('_'))).toHaveLength(5);
  });
});

test('in the past move on by whole weeks, all days together', () => {
  const old = read('from=TAS&to=IST&out=2026-12-01&back=2026-12-11')!;
  const moved = moveOn(old, '2026-12-20');
  expect(moved).toMatchObject({ out: '2026-12-22', back: '2027-01-01' });
  expect(weekdayOf(moved.out)).toBe(weekdayOf(old.out));
  expect(moveOn(old, '2026-12-01')).toBe(old);
  // Late in the evening today's last flight has left.
  expect(moveOn(old, '2026-12-15').out).toBe('2026-12-22');
  const onward = read('from=TAS&to=IST&out=2026-12-01&then=IST-MOW-2026-12-04')!;
  expect(moveOn(onward, '2026-12-02').onward[0]?.out).toBe('2026-12-11');
});
