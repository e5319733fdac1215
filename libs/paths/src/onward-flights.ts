import type { PlainDate } from '@karvon/calendar';

/** One of the flights after the first, in a trip of several. */
interface OnwardFlight {
  from: string;
  to: string;
  out: PlainDate;
}

/** Serializes the flights after the first for an address of results: `IST-MOW-2026-12-10_MOW-TAS-2026-12-20`; empty for none. */
export const onwardText = (flights: readonly OnwardFlight[]): string =>
  flights.map(({ from, to, out }) => `${from}-${to}-${out}`).join('_');
