import { addDays } from '@karvon/calendar';
import type { SearchLeg } from '../air-supplier';
import type { ContractTests } from './supplier-steps';

/** Offers, prices, rules, and prices of a calendar. */
export const testSearches: ContractTests = (world, { find, offered }) => {
  test('a search answers in batches with their progress, each offer once', async () => {
    const progress: [number, number][] = [];
    const ids: string[] = [];
    await world().supplier.search(
      world().holdable,
      (offers, { answered, failed, total }) => {
        progress.push([answered + failed, total]);
        ids.push(...offers.map(({ id }) => id));
      },
      new AbortController().signal,
    );
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(progress.map(([done]) => done)).toEqual(
      [...progress.map(([done]) => done)].sort((a, b) => a - b),
    );
    const [done, total] = progress.at(-1)!;
    expect(done).toBe(total);
  });

  test('an aborted search ends', async () => {
    const gone = new AbortController();
    gone.abort();
    await expect(
      world().supplier.search(world().holdable, () => undefined, gone.signal),
    ).resolves.toBeUndefined();
  });

  test('an offer has the same emissions in the search and when priced', async () => {
    const [offer] = await find(world().holdable);
    const priced = await world().supplier.price(offer!.id);
    const { tellsEmissions = true } = world();
    expect((offer!.emissionsKg ?? 0) > 0).toBe(tellsEmissions);
    expect(priced.emissionsKg).toBe(offer!.emissionsKg);
  });

  test('a value that a carrier does not tell is unknown, never no', async () => {
    for (const { fares } of await find(world().silent))
      for (const { baggage } of fares)
        for (const slice of baggage) expect(slice).toEqual({ carryOn: null, checked: null });
    for (const { fares } of await find(world().holdable))
      for (const { refund, exchange } of fares)
        for (const { allowed, fee } of [refund, exchange])
          if (allowed !== 'yes') expect(fee).toBeNull();
  });

  test('baggage is listed for each slice, carry-on and hold apart', async () => {
    for (const { fares, slices } of await find(world().holdable))
      for (const { baggage } of fares) {
        expect(baggage).toHaveLength(slices.length);
        for (const bag of baggage.flatMap(({ carryOn, checked }) => [carryOn, checked]))
          if (bag?.pieces === 0) expect(bag.kg).toBeNull();
      }
  });

  test('a priced offer is valid for a while, for the requested travellers, and has rules in both languages', async () => {
    const offer = await offered(world().holdable);
    expect(offer.travellers).toEqual(world().holdable.travellers);
    expect(offer.expiresAt.getTime()).toBeGreaterThan(world().now().getTime());
    expect(offer.instantFares).toEqual([]);
    const rules = await world().supplier.rules(offer.id, offer.fares[0]!.id);
    expect(rules.sections.ru.length).toBeGreaterThan(0);
    expect(rules.sections.uz).toHaveLength(rules.sections.ru.length);
    expect(rules.original).toMatch(/\w/);
    for (const request of [world().supplier.price('none'), world().supplier.rules('none', 'none')])
      await expect(request).rejects.toMatchObject({ code: 'offer-expired' });
  });

  test('remembered prices are of the requested trips, for these travellers, and were seen before', async () => {
    const { legs, travellers, cabin } = world().holdable;
    const [{ origin, destination, date }] = legs as [SearchLeg];
    const trips = [
      { out: date, back: null },
      { out: date, back: addDays(date, 7) },
    ];
    const only = { directOnly: false, selfTransfers: false };
    const request = { origin, destination, trips, travellers, cabin, ...only };
    const prices = await world().supplier.cachedPrices(request, new AbortController().signal);
    expect(prices.some(({ lines }) => lines !== null)).toBe(world().remembersPrices);
    for (const { out, back, lines, observedAt } of prices) {
      expect(trips).toContainEqual({ out, back });
      expect(observedAt.getTime()).toBeLessThanOrEqual(world().now().getTime());
      if (lines) {
        const count = lines.reduce((sum, line) => sum + line.count, 0);
        expect(count).toBe(travellers.adult + travellers.child + travellers.baby);
      }
    }
    // After an abort the search ends, with or without an error.
    await Promise.allSettled([world().supplier.cachedPrices(request, AbortSignal.abort())]);
  });
};
