import { answerBy, payBefore, pollDelayMs } from './deadlines';

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
