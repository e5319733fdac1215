import type { HotelOffer, HotelRoom } from '@karvon/contract';
import type { useIntl } from '@karvon/i18n';
import { fitMessages as m } from './room-fit.messages';

type Room = Pick<HotelRoom, 'maxGuests'>;

/** A party, and the rooms and extra beds offered to it. */
export interface Lodging extends Pick<HotelOffer, 'rooms' | 'extraBeds'> {
  adults: number;
  childAges: readonly number[];
}

/** How many children of a party get no bed of their own. */
export function childrenWithParents(room: Room, lodging: Lodging): number {
  const { rooms, extraBeds, adults, childAges } = lodging;
  return Math.max(0, adults + childAges.length - rooms * room.maxGuests - extraBeds);
}

/** How many people a room holds, and which children of the party get no bed of their own in it. */
export const describeRoomFit = (
  room: Room,
  lodging: Lodging | undefined,
  intl: ReturnType<typeof useIntl>,
): string =>
  intl.formatMessage(m.fit, {
    guests: room.maxGuests,
    children: lodging ? childrenWithParents(room, lodging) : 0,
  });
