import { pickDay } from './pick-day';

const start = '2026-03-09';
const end = '2026-03-16';

test.each([
  ['the first press sets the start', {}, 'start', start, { start }, 'end'],
  ['the second sets the end', { start }, 'end', end, { start, end }, 'nothing'],
  ['the same day may be the end', { start }, 'end', start, { start, end: start }, 'nothing'],
  ['an end before the start starts anew', { start: end }, 'end', start, { start }, 'end'],
  [
    'a new start keeps a later end',
    { start, end },
    'start',
    '2026-03-12',
    { start: '2026-03-12', end },
    'end',
  ],
  [
    'a start after the end drops it',
    { start, end },
    'start',
    '2026-04-01',
    { start: '2026-04-01' },
    'end',
  ],
] as const)('%s', (_, range, choosing, day, expected, next) => {
  const picked = pickDay(range, choosing, day);
  expect(picked.range).toEqual({ end: undefined, ...expected });
  expect(picked.next).toBe(next);
});
