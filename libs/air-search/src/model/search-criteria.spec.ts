import fc from 'fast-check';
import { airSearchRequestSchema } from '@karvon/contract';
import { addDays } from '@karvon/calendar';
import {
  criteriaQuery,
  parseCriteria,
  searchRequest,
  type SearchCriteria,
  sameSearch,
} from './search-criteria';

const read = (query: string) => parseCriteria(new URLSearchParams(query));

test('a short link is one adult, economy, one way', () => {
  expect(read('from=tas&to=MOW&out=2026-12-01')).toEqual({
    from: 'TAS',
    to: 'MOW',
    out: '2026-12-01',
    back: null,
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

test('a way back before the way out is forgotten', () => {
  expect(read('from=TAS&to=MOW&out=2026-12-05&back=2026-12-01')?.back).toBeNull();
});

test('any link gives travellers the API accepts', () => {
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

test('a link brings back what it was made of', () => {
  const criteria: fc.Arbitrary<SearchCriteria> = fc.record({
    from: fc.constantFrom('TAS', 'SKD'),
    to: fc.constantFrom('MOW', 'LED'),
    out: fc.constant('2026-12-01'),
    back: fc.option(fc.nat(60).map((days) => addDays('2026-12-01', days))),
    travellers: fc
      .record({ adult: fc.integer({ min: 1, max: 4 }), child: fc.nat(3), baby: fc.nat(2) })
      .filter((t) => t.baby <= t.adult),
    ticketClass: fc.constantFrom('Economy', 'Business'),
  });
  fc.assert(
    fc.property(criteria, (value) => {
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
