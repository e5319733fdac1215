import type { AirOffer } from '@karvon/contract';
import { money } from '@karvon/money';
import { offersPage } from './offers-page';
import { createSearchRun } from './search-run';

const offer = (
  id: string,
  flightNumber: string,
  total: number,
  { departingAt = '09:00', priority = 0 } = {},
) => ({
  offer: {
    id,
    validatingCarrier: 'HY',
    slices: [{ segments: [{ flightNumber, departingAt }], layovers: [] }],
    fares: [{ total: money(total, 'UZS') }],
  } as unknown as AirOffer,
  priority,
});

const heard = { answered: 1, failed: 0, total: 2 };
const run = () => createSearchRun({ id: 'one', startedAt: new Date(0), expiresAt: new Date(1) });
const pageOf = (from: number, of: ReturnType<typeof run>) => {
  const { offers, replaced } = JSON.parse(
    offersPage(of, from, { lang: 'ru', dictionary }).toString(),
  ) as {
    offers: AirOffer[];
    replaced: string[];
  };
  return { offers: offers.map(({ id }) => id), replaced };
};
// Place names come from the world; these offers have none.
const dictionary = () => ({ carriers: {}, airports: {} });

test('one itinerary from two systems is one offer at the lower price', () => {
  const search = run();
  search.addBatch([offer('dear', 'HY 601', 300), offer('other', 'HY 603', 200)], heard);
  expect(pageOf(0, search)).toEqual({ offers: ['dear', 'other'], replaced: [] });
  search.addBatch([offer('cheap', 'HY 601', 250)], { ...heard, answered: 2 });
  expect(pageOf(2, search)).toEqual({ offers: ['cheap'], replaced: ['dear'] });
  expect(pageOf(0, search)).toEqual({ offers: ['other', 'cheap'], replaced: [] });
});

test('a dearer offer of the same itinerary is not shown, and at an equal price the first stays', () => {
  const search = run();
  search.addBatch([offer('first', 'HY 601', 200)], heard);
  search.addBatch([offer('equal', 'HY 601', 200), offer('dearer', 'HY 601', 201)], heard);
  expect(pageOf(0, search).offers).toEqual(['first']);
});

test('at an equal price the preferred supplier sells, whichever answers first', () => {
  const search = run();
  search.addBatch([offer('second', 'HY 601', 200, { priority: 1 })], heard);
  search.addBatch([offer('preferred', 'HY 601', 200)], heard);
  expect(pageOf(0, search).offers).toEqual(['preferred']);
});

test('the same flight at another time is another itinerary', () => {
  const search = run();
  search.addBatch(
    [offer('a', 'HY 601', 200), offer('b', 'HY 601', 300, { departingAt: '10:00' })],
    heard,
  );
  expect(pageOf(0, search).offers).toEqual(['a', 'b']);
});

test('a second replacement is reported to clients that have either earlier offer', () => {
  const search = run();
  search.addBatch([offer('a', 'HY 601', 300)], heard);
  search.addBatch([offer('b', 'HY 601', 250)], heard);
  search.addBatch([offer('c', 'HY 601', 200)], heard);
  expect(pageOf(1, search)).toEqual({ offers: ['c'], replaced: ['a'] });
  expect(pageOf(2, search)).toEqual({ offers: ['c'], replaced: ['b'] });
});
