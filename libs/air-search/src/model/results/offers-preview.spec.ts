import { money } from '@karvon/money';
import { buildFareSummary, buildItinerary, buildOffer, buildSegment } from '@karvon/testing';
import { buildOffersPage } from '../../gallery/air-search-gallery';
import { noFilter, passing, withChoice } from '../filters/offer-filter';
import { offerFacts } from '../offers/offer-facts';
import { recordsOf } from '../offers/offer-labels';
import { firstOffers, sortOffers, sorts } from '../offers/offer-sort';
import { offersPreview } from './offers-preview';

/** Forty offers: prices fall with the number, cyclically, and the fastest is one of the most expensive. */
const offers = Array.from({ length: 40 }, (_, number) => {
  const carrier = ['HY', 'SU', 'TK'][number % 3]!;
  return buildOffer({
    id: `offer-${number}`,
    validatingCarrier: carrier,
    fares: [buildFareSummary({ total: money(900_000 - 10_000 * ((number * 7) % 40), 'UZS') })],
    slices: [
      buildItinerary({
        durationMinutes: 200 + 30 * ((number * 11) % 40),
        segments: [buildSegment({ marketingCarrier: carrier, operatingCarrier: carrier })],
      }),
    ],
  });
});
const name = (code: string) => ({ name: code });
const page = buildOffersPage({
  offers,
  dictionary: {
    ...buildOffersPage({ offers }).dictionary,
    carriers: { HY: name('HY'), SU: name('SU'), TK: name('TK'), EK: name('EK') },
  },
});

const filters = { none: noFilter, 'one airline': withChoice(noFilter, 'airlines', ['SU']) };

describe.each(Object.entries(filters))('with filter: %s', (_, filter) => {
  test.each(sorts)('in the order "%s" the preview begins as the whole list does', (sort) => {
    const preview = offersPreview(page, { sort, filter })!;
    const whole = offers.map(offerFacts);
    const kept = preview.offers.map(offerFacts);
    const ids = (facts: typeof whole) =>
      passing(sortOffers(facts, sort), filter).map(({ offer }) => offer.id);
    expect(ids(kept).slice(0, preview.shown)).toEqual(ids(whole).slice(0, 4));
    expect(preview.count).toBe(ids(whole).length);
    expect(preview.total).toBe(40);
    const tabs = (facts: typeof whole) => firstOffers(facts, passing(facts, filter));
    expect(tabs(kept)).toEqual(tabs(whole));
    expect(recordsOf(kept)).toEqual(recordsOf(whole));
  });
});

test('the preview has a handful of offers, and the names that they use', () => {
  const preview = offersPreview(page, { sort: 'cheapest', filter: filters['one airline'] })!;
  expect(preview.offers.length).toBeLessThan(10);
  expect(preview.dictionary.carriers).toHaveProperty('SU');
  expect(preview.dictionary.carriers).not.toHaveProperty('EK');
  expect(Object.keys(preview.dictionary.airports).sort()).toEqual(['SVO', 'TAS']);
  expect(page.dictionary.airports).toHaveProperty('SKD');
});

test('without an offer that passes there is no preview', () => {
  const filter = withChoice(noFilter, 'airlines', ['EK']);
  expect(offersPreview(page, { sort: 'optimal', filter })).toBeNull();
  expect(offersPreview({ ...page, offers: [] }, { sort: 'optimal', filter: noFilter })).toBeNull();
});

test('there is no preview while suppliers still search: their offers would move the cards', () => {
  const view = { sort: 'cheapest', filter: noFilter } as const;
  expect(offersPreview(page, view)).not.toBeNull();
  expect(offersPreview({ ...page, status: 'searching' }, view)).toBeNull();
});
