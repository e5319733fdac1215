import {
  buildConnectingItinerary,
  buildItinerary,
  buildPaidOrder,
  buildRefund,
  buildScheduleChange,
  buildSegment,
} from '@karvon/testing';
import { localTimeBefore, nextFlight } from './next-flight';

const at = (instant: string) => Date.parse(instant);
const passenger = buildPaidOrder().passengers[0]!;
const homeward = buildItinerary({
  origin: 'SVO',
  destination: 'TAS',
  segments: [
    buildSegment({
      departingAt: '2026-12-20T10:00:00+03:00',
      arrivingAt: '2026-12-20T16:10:00+05:00',
      flightNumber: 'HY 602',
    }),
  ],
});

test('a flight is shown from 48 hours before its departure until its arrival, each by its own zone', () => {
  const order = buildPaidOrder();
  expect(nextFlight(order, at('2026-12-12T07:09:00+05:00'))).toBeNull();
  expect(nextFlight(order, at('2026-12-12T07:10:00+05:00'))).toMatchObject({
    minutesLeft: 2880,
    departed: false,
  });
  expect(nextFlight(order, at('2026-12-14T07:10:00+05:00'))).toMatchObject({
    minutesLeft: 265,
    departed: true,
  });
  expect(nextFlight(order, at('2026-12-14T09:35:00+03:00'))).toBeNull();
});

test('between two flights the next one is shown', () => {
  const order = buildPaidOrder({ slices: [buildConnectingItinerary()] });
  const next = nextFlight(order, at('2026-12-14T09:00:00+05:00'));
  expect(next).toMatchObject({ index: 1, departed: false, minutesLeft: 85 });
  expect(next!.segment.flightNumber).toBe('HY 603');
});

test('a way that all passengers have given back is left out', () => {
  const slices = [buildItinerary(), homeward];
  const now = at('2026-12-13T12:00:00+05:00');
  const all = { slices, passengers: [{ ...passenger, returned: [0] }] };
  expect(nextFlight(buildPaidOrder(all), now)).toBeNull();
  const one = { slices, passengers: [passenger, { ...passenger, returned: [0] }] };
  expect(nextFlight(buildPaidOrder(one), now)?.segment.flightNumber).toBe('HY 601');
  expect(nextFlight(buildPaidOrder(all), at('2026-12-19T12:00:00+05:00'))).toMatchObject({
    slice: homeward,
  });
});

test.each([
  ['not paid', { status: 'not-paid' as const }],
  ['without tickets', { tickets: 'generating' as const }],
  ['being given back', { refund: buildRefund() }],
  ['changed and not answered', { scheduleChange: buildScheduleChange() }],
  ['changed and never answered', { scheduleChange: buildScheduleChange({ state: 'expired' }) }],
])('nothing is said of an order that is %s', (_, changes) => {
  const now = at('2026-12-14T01:00:00+05:00');
  expect(nextFlight(buildPaidOrder(), now)).not.toBeNull();
  expect(nextFlight(buildPaidOrder(changes), now)).toBeNull();
});

test('an accepted change is the flight that is flown', () => {
  const scheduleChange = buildScheduleChange({ state: 'accepted' });
  const slices = [scheduleChange.slices[0]!.after!];
  const next = nextFlight(
    buildPaidOrder({ scheduleChange, slices }),
    at('2026-12-14T11:10:00+05:00'),
  );
  expect(next).toMatchObject({ minutesLeft: 60 });
});

test('minutes before a departure are counted by the clock of its place', () => {
  expect(localTimeBefore('2026-12-14T00:30:00+05:00', 180)).toBe('2026-12-13T21:30:00+05:00');
});
