import { readEdition } from '@karvon/edition';
import { answerBy, payBefore, payRequestBefore, pollDelayMs } from './deadlines';

const now = new Date('2026-12-01T10:00:00.000Z');
const facts = { now, holdMinutes: 60, arrivalEnds: new Date('2026-12-10T19:00:00.000Z') };
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test.each([
  ['free for days: the edition’s time', '2026-12-08T18:00:00+05:00', 60],
  ['free for half an hour more: not past it', '2026-12-01T15:30:00+05:00', 30],
  ['free for a minute more: as long as a payment takes', '2026-12-01T15:01:00+05:00', 20],
  ['never free: not for long', null, 20],
])('%s', (_what, freeUntil, minutes) => {
  expect(payBefore({ freeUntil }, facts)).toEqual(inMinutes(minutes));
});

const arrivalEnds = new Date('2026-12-10T19:00:00.000Z');

test.each([
  ['uz', 'by day: twelve hours', '2026-12-01T09:00:00+05:00', '2026-12-01T21:00:00+05:00'],
  ['uz', 'to the beginning of the night', '2026-12-01T10:00:00+05:00', '2026-12-01T22:00:00+05:00'],
  [
    'uz',
    'in the evening: until the morning',
    '2026-12-01T21:57:00+05:00',
    '2026-12-02T10:00:00+05:00',
  ],
  [
    'uz',
    'before midnight: until the morning',
    '2026-12-01T11:30:00+05:00',
    '2026-12-02T10:00:00+05:00',
  ],
  ['uz', 'at night: after the morning', '2026-12-02T03:00:00+05:00', '2026-12-02T15:00:00+05:00'],
  ['ru', 'on the clock of Moscow', '2026-12-01T10:30:00+03:00', '2026-12-02T10:00:00+03:00'],
] as const)('a request that is confirmed (%s) %s', (edition, _when, at, until) => {
  const limit = payRequestBefore(readEdition(edition), { now: new Date(at), arrivalEnds });
  expect(limit).toEqual(new Date(until));
});

test('a request is not paid after the day of arrival', () => {
  const edition = readEdition('uz');
  const soon = { now, arrivalEnds: inMinutes(90) };
  expect(payRequestBefore(edition, soon)).toEqual(inMinutes(90));
});

test('nothing is held or waited for past the day of arrival', () => {
  const late = { ...facts, arrivalEnds: inMinutes(5) };
  expect(payBefore({ freeUntil: null }, late)).toEqual(inMinutes(5));
  expect(answerBy('requested', late)).toEqual(inMinutes(5));
  expect(answerBy('requested', facts)).toEqual(inMinutes(24 * 60));
  expect(answerBy('waiting-list', facts)).toEqual(inMinutes(72 * 60));
});

test('the hotel is asked often at first, then every quarter of an hour', () => {
  expect([0, 1, 2, 3, 4, 9].map((polls) => pollDelayMs(polls) / 60_000)).toEqual([
    1, 2, 4, 8, 15, 15,
  ]);
});
