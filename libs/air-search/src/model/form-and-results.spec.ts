import fc from 'fast-check';
import { travellersSchema } from '@karvon/contract';
import { arrive, nothingShown, reveal, touch, type Arrived } from './held-offers';
import { draftProblems, startDraft, swapPlaces, toCriteria } from './search-draft';
import { changeTravellers, limitReason, travellerLimits, travellerTypes } from './traveller-limits';

const start = { criteria: null, homeCity: 'TAS', today: '2026-11-21' };
const criteria = {
  from: 'TAS',
  to: 'MOW',
  out: '2026-12-14',
  back: '2026-12-21',
  travellers: { adult: 2, child: 1, baby: 0 },
  ticketClass: 'Business',
} as const;

describe('the form', () => {
  test('begins at home, for one adult in economy', () => {
    expect(startDraft(start)).toEqual({
      from: 'TAS',
      to: null,
      out: null,
      back: null,
      travellers: { adult: 1, child: 0, baby: 0 },
      ticketClass: 'Economy',
    });
  });

  test('takes over a search, but not its days once they are past', () => {
    expect(startDraft({ ...start, criteria })).toEqual(criteria);
    expect(startDraft({ ...start, criteria, today: '2026-12-15' })).toMatchObject({
      to: 'MOW',
      out: null,
      back: null,
    });
  });

  test('says what is missing, field by field', () => {
    const empty = { ...startDraft(start), from: null };
    expect(draftProblems(empty)).toEqual({
      from: 'from-missing',
      to: 'to-missing',
      out: 'out-missing',
    });
    expect(toCriteria(empty)).toBeNull();
    expect(draftProblems(criteria)).toEqual({});
    expect(toCriteria(criteria)).toEqual(criteria);
  });

  test('from a city to its own airport is no journey', () => {
    const cityOf = (code: string) => (code === 'SVO' ? 'MOW' : undefined);
    expect(draftProblems({ ...criteria, from: 'SVO' }, cityOf)).toEqual({ to: 'same-place' });
    expect(draftProblems({ ...criteria, from: 'MOW' })).toEqual({ to: 'same-place' });
  });

  test('swapping keeps days and travellers', () => {
    expect(swapPlaces(criteria)).toEqual({ ...criteria, from: 'MOW', to: 'TAS' });
  });
});

describe('travellers', () => {
  test('whatever is pressed within the limits, the API accepts', () => {
    const press = fc.record({
      type: fc.constantFrom(...travellerTypes),
      step: fc.constantFrom(-1, 1),
    });
    fc.assert(
      fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
        let travellers = { adult: 1, child: 0, baby: 0 };
        for (const { type, step } of presses) {
          const { min, max } = travellerLimits(travellers, type);
          const count = travellers[type] + step;
          if (count >= min && count <= max) travellers = changeTravellers(travellers, type, count);
        }
        // The contract lets at most four babies travel: nine people are five adults and four babies.
        expect(travellersSchema.safeParse(travellers).success).toBe(true);
      }),
    );
  });

  test('the limit that was reached is named', () => {
    expect(limitReason({ adult: 1, child: 0, baby: 0 })).toBeNull();
    expect(limitReason({ adult: 1, child: 0, baby: 1 })).toBe('laps');
    expect(limitReason({ adult: 5, child: 2, baby: 2 })).toBe('nine');
  });
});

describe('offers that came later', () => {
  const after = (...steps: Arrived[]) => steps.reduce(arrive, nothingShown);
  const some = { count: 10, complete: false };
  const more = { count: 25, complete: false };

  test('the first batch shows at once, later ones wait, the end of an untouched search shows all', () => {
    expect(after({ count: 0, complete: false }, some).shown).toBe(10);
    expect(after(some, more).shown).toBe(10);
    expect(after(some, more, { count: 40, complete: true }).shown).toBe(40);
  });

  test('once touched, nothing moves until it is asked for', () => {
    const held = arrive(touch(after(some)), { count: 40, complete: true });
    expect(held.shown).toBe(10);
    expect(reveal(held, 40).shown).toBe(40);
  });

  test('a new search begins anew', () => {
    const old = reveal(touch(after(some)), 40);
    expect(arrive(old, { count: 0, complete: false })).toEqual(nothingShown);
  });
});
