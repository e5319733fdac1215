import type { PlainDate } from '@karvon/calendar';

/** A flight of a journey of several after the first one. */
interface OnwardFlight {
  from: string;
  to: string;
  out: PlainDate;
}

/** The flights after the first as an address of results has them: `IST-MOW-2026-12-10_MOW-TAS-2026-12-20`; empty for none. */
export const onwardText = (flights: readonly OnwardFlight[]): string =>
  flights.map(({ from, to, out }) => `${from}-${to}-${out}`).join('_');
