import type { Cabin, Slice } from '@karvon/contract';

/** The slice with a mark on each flight whose cabin is lower than the wanted one: a business fare may have such flights. */
export function markLowerCabins(slice: Slice, wanted: Cabin): Slice {
  if (wanted === 'Economy') return slice;
  const segments = slice.segments.map((segment) =>
    segment.cabin === wanted ? segment : { ...segment, belowClass: true as const },
  );
  return { ...slice, segments };
}

/** The cabin that a traveller wanted on a slice that is bought. */
export const wantedCabinOf = ({ segments }: Slice): Cabin =>
  segments.some(({ cabin, belowClass }) => cabin === 'Business' || belowClass)
    ? 'Business'
    : 'Economy';
