import type { HotelFacts } from '../../model/hotel-facts';

/** The number of cards that a screen shows. */
const atOnce = 3;

/**
 * The list with no more new cards than one frame can render. The former cards stay below them until the next frame, so
 * that the page neither jumps nor shows gaps.
 */
export function rowsToDraw(
  wanted: readonly HotelFacts[],
  drawn: readonly HotelFacts[],
): readonly HotelFacts[] {
  if (wanted === drawn) return wanted;
  const standing = new Set(drawn);
  let fresh = 0;
  const end = wanted.findIndex((facts) => !standing.has(facts) && ++fresh > atOnce);
  if (end === -1) return wanted;
  const head = wanted.slice(0, end);
  const named = new Set(head.map(({ hotel }) => hotel.code));
  const below = drawn.filter(({ hotel }) => !named.has(hotel.code));
  return [...head, ...below].slice(0, wanted.length);
}
