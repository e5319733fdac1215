import fc from 'fast-check';
import { travellersSchema } from '@karvon/contract';
import { arrive, nothingShown, reveal, touch, type Arrived } from '../offers/held-offers';
import { changeTravellers, limitReason, rangeOf, travellerTypes } from './traveller-limits';

describe('passengers', () => {
  test('every combination within the limits is accepted by the API', () => {
    const press = fc.record({
      type: fc.constantFrom(...travellerTypes),
      step: fc.constantFrom(-1, 1),
    });
    fc.assert(
      fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
        let travellers = { adult: 1, child: 0, baby: 0 };
        for (const { type, step } of presses) {
          const { min, max } = rangeOf(travellers, type);
          const count = travellers[type] + step;
          if (count >= min && count <= max) travellers = changeTravellers(travellers, type, count);
        }
        // The contract allows four babies at most: nine people are five adults and four babies.
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

describe('late offers', () => {
  const after = (...steps: Arrived[]) => steps.reduce(arrive, nothingShown);
  const some = { count: 10, complete: false };
  const more = { count: 25, complete: false };

  test('the first batch shows at once, later ones wait; without an interaction the end of the search shows all', () => {
    expect(after({ count: 0, complete: false }, some).shown).toBe(10);
    expect(after(some, more).shown).toBe(10);
    expect(after(some, more, { count: 40, complete: true }).shown).toBe(40);
  });

  test('after an interaction, nothing moves until the visitor requests it', () => {
    const held = arrive(touch(after(some)), { count: 40, complete: true });
    expect(held.shown).toBe(10);
    expect(reveal(held, 40).shown).toBe(40);
  });

  test('a new search begins anew', () => {
    const old = reveal(touch(after(some)), 40);
    expect(arrive(old, { count: 0, complete: false })).toEqual(nothingShown);
  });
});
