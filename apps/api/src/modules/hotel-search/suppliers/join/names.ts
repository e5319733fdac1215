import { problem } from '../../../../http/problem';
import type { HotelSupplier } from '../hotel-supplier';
import type { RoomSeller } from '../room-seller';

export interface NamedHotels {
  name: string;
  supplier: HotelSupplier;
  seller: RoomSeller;
  /** In basis points. */
  markUp: number;
}

/** Codes and ids of this one carry no name: they were there before there were others. */
const NAMELESS = 'sandbox';
const SEPARATOR = '~';

export const named = (name: string, id: string): string =>
  name === NAMELESS ? id : `${name}${SEPARATOR}${id}`;

/** Whose a code is, and what it is there. */
export function parted(id: string): { name: string; id: string } {
  const end = id.indexOf(SEPARATOR);
  return end < 0 ? { name: NAMELESS, id } : { name: id.slice(0, end), id: id.slice(end + 1) };
}

/** Who gave an id. @throws problem supplier-unavailable: it is not listed any more */
export function createOwners(listed: readonly NamedHotels[]) {
  return (id: string): NamedHotels & { id: string } => {
    const { name, id: own } = parted(id);
    const owner = listed.find((one) => one.name === name);
    if (!owner) throw problem('supplier-unavailable');
    return { ...owner, id: own };
  };
}
export type OwnerOf = ReturnType<typeof createOwners>;
