import { addLeg, changeLeg, moveLeg, removeLeg } from './draft-legs';
import type { SearchCriteria } from './search-criteria';
import {
  draftProblems,
  earliestDay,
  lastFlight,
  startDraft,
  swapPlaces,
  switchTrip,
  toCriteria,
} from './search-draft';

const start = { criteria: null, homeCity: 'TAS', today: '2026-11-21' };
const criteria: SearchCriteria = {
  from: 'TAS',
  to: 'MOW',
  out: '2026-12-14',
  back: '2026-12-21',
  onward: [],
  travellers: { adult: 2, child: 1, baby: 0 },
  ticketClass: 'Business',
};
const draft = startDraft({ ...start, criteria });
const multi = switchTrip(draft, 'multi');
const routes = ({ legs }: typeof draft) => legs.map(({ from, to, out }) => `${from} ${to} ${out}`);

test('begins at the home city, for one adult in economy', () => {
  expect(startDraft(start)).toEqual({
    trip: 'return',
    legs: [{ id: 0, from: 'TAS', to: null, out: null }],
    back: null,
    travellers: { adult: 1, child: 0, baby: 0 },
    ticketClass: 'Economy',
  });
});

test('takes over a search; past days move on by whole weeks', () => {
  expect(toCriteria(draft)).toEqual(criteria);
  expect(toCriteria(startDraft({ ...start, criteria, today: '2026-12-15' }))).toMatchObject({
    out: '2026-12-21',
    back: '2026-12-28',
  });
});

test('reports missing values field by field', () => {
  const empty = startDraft({ ...start, homeCity: '' });
  expect(draftProblems(empty)).toEqual([
    { from: 'from-missing', to: 'to-missing', out: 'out-missing' },
  ]);
  expect(toCriteria(empty)).toBeNull();
  expect(draftProblems(draft)).toEqual([{}]);
});

test('a flight from a city to its own airport is invalid', () => {
  const cityOf = (code: string) => (code === 'SVO' ? 'MOW' : undefined);
  const within = { ...draft, legs: changeLeg(draft.legs, 0, { from: 'SVO' }) };
  expect(draftProblems(within, cityOf)).toEqual([{ to: 'same-place' }]);
});

test('swapping keeps days and travellers', () => {
  expect(toCriteria(swapPlaces(draft))).toEqual({ ...criteria, from: 'MOW', to: 'TAS' });
});

test('a return becomes the second leg, and switching back to a simple trip loses nothing', () => {
  expect(routes(multi)).toEqual(['TAS MOW 2026-12-14', 'MOW TAS 2026-12-21']);
  expect(toCriteria(multi)).toMatchObject({
    back: null,
    onward: [{ from: 'MOW', to: 'TAS', out: '2026-12-21' }],
  });
  expect(toCriteria(switchTrip(multi, 'return'))).toEqual(criteria);
  expect(toCriteria(switchTrip(multi, 'one-way'))).toEqual({ ...criteria, back: null });
});

test('switching to one way and back keeps the return, unless it precedes the departure', () => {
  const oneWay = switchTrip(draft, 'one-way');
  expect(toCriteria(oneWay)?.back).toBeNull();
  expect(toCriteria(switchTrip(oneWay, 'return'))).toEqual(criteria);
  const later = { ...oneWay, legs: changeLeg(oneWay.legs, 0, { out: '2026-12-22' }) };
  expect(switchTrip(later, 'return').back).toBeNull();
});

test('the next leg begins where the last one ends, until the visitor changes it', () => {
  const legs = changeLeg(addLeg(multi.legs), 2, { to: 'IST', out: '2026-12-30' });
  expect(legs[2]).toEqual({ id: 2, from: 'TAS', to: 'IST', out: '2026-12-30' });
  expect(changeLeg(legs, 1, { to: 'SKD' })[2]?.from).toBe('SKD');
  const own = changeLeg(legs, 2, { from: 'BHK' });
  expect(changeLeg(own, 1, { to: 'SKD' })[2]?.from).toBe('BHK');
  expect(lastFlight({ ...multi, legs })).toBe('2026-12-30');
  expect(removeLeg(legs, 0).map(({ id }) => id)).toEqual([1, 2]);
});

test('legs change places, days keep their order', () => {
  const moved = { ...multi, legs: moveLeg(multi.legs, 1, -1) };
  expect(routes(moved)).toEqual(['MOW TAS 2026-12-14', 'TAS MOW 2026-12-21']);
  expect(moveLeg(multi.legs, 1, 1)).toBe(multi.legs);
});

test('a leg earlier than the preceding one has a wrong day', () => {
  const early = { ...multi, legs: changeLeg(multi.legs, 1, { out: '2026-12-10' }) };
  expect(draftProblems(early)).toEqual([{}, { out: 'out-too-early' }]);
  expect(earliestDay(early.legs, 1)).toBe('2026-12-14');
  expect(earliestDay(early.legs, 0)).toBeNull();
});
