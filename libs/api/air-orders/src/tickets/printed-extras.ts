import type { Slice } from '@karvon/contract';
import type { StoredExtra } from '../index';
import type { PrintedExtra } from './receipt';

/** The extras of one passenger, with the flights they are for. */
export const printedExtras = (
  extras: readonly StoredExtra[],
  passenger: number,
  { slices }: { slices: readonly Slice[] },
): PrintedExtra[] =>
  extras
    .filter((one) => one.passenger === passenger)
    .map((extra) => {
      if (extra.kind === 'bag') {
        const { kind, kg, quantity } = extra;
        const routes = extra.slices.map((index) => slices[index]!);
        const flights = routes.map(({ origin, destination }) => `${origin}–${destination}`);
        return { kind, flights, kg, quantity };
      }
      const { kind, slice, segment, designator } = extra;
      const flight = slices[slice]!.segments[segment]!.flightNumber;
      return { kind, flight, designator };
    });
