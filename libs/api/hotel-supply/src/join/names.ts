import { problem } from '@karvon/platform/http/problem';
import type { HotelSupplier } from '../hotel-supplier';
import type { RoomSeller } from '../room-seller';

export interface NamedHotels {
  name: string;
  supplier: HotelSupplier;
  seller: RoomSeller;
  /** In basis points. */
  markUp: number;
}

/** Codes and ids of this supplier have no name in front, because it was once the only one. */
const NAMELESS = 'sandbox';
const SEPARATOR = '~';

export const named = (name: string, id: string): string =>
  name === NAMELESS ? id : `${name}${SEPARATOR}${id}`;

/** The supplier of a code, and the supplier's own code. */
export function parted(id: string): { name: string; id: string } {
  const end = id.indexOf(SEPARATOR);
  return end < 0 ? { name: NAMELESS, id } : { name: id.slice(0, end), id: id.slice(end + 1) };
}

/**
 * The supplier that issued an id.
 * @throws problem supplier-unavailable when it is not listed any more
 */
export function createOwners(listed: readonly NamedHotels[]) {
  return (id: string): NamedHotels & { id: string } => {
    const { name, id: own } = parted(id);
    const owner = listed.find((one) => one.name === name);
    if (!owner) throw problem('supplier-unavailable');
    return { ...owner, id: own };
  };
}
export type OwnerOf = ReturnType<typeof createOwners>;
