import type { HotelOffer, HotelRoom } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { fitMessages as m } from './room-fit.messages';

type Room = Pick<HotelRoom, 'maxGuests'>;

/** A party, and the rooms and beds it is offered. */
export interface Lodging extends Pick<HotelOffer, 'rooms' | 'extraBeds'> {
  adults: number;
  childAges: readonly number[];
}

/** How many children of a party get no bed of their own. */
export function childrenWithParents(room: Room, lodging: Lodging): number {
  const { rooms, extraBeds, adults, childAges } = lodging;
  const beds = rooms * room.maxGuests + extraBeds;
  return Math.min(childAges.length, Math.max(0, adults + childAges.length - beds));
}

/** How many may live in a room, and which children of the party get no bed of their own there: a phrase each. */
export function useRoomFit(): (room: Room, lodging?: Lodging) => string[] {
  const intl = useIntl();
  return (room, lodging) => {
    const count = lodging ? childrenWithParents(room, lodging) : 0;
    const guests = intl.formatMessage(m.guests, { count: room.maxGuests });
    return count > 0 ? [guests, intl.formatMessage(m.withParents, { count })] : [guests];
  };
}
