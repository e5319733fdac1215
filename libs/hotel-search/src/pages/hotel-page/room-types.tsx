import type { HotelRoom } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { RoomCard } from '../../components/room-card/room-card';
import { roomMessages as m } from '../../components/room-card/room-card.messages';
import { RoomList } from '../../components/room-card/room-list';
import { foldRooms } from '../../model/room-offers';

const card = (room: HotelRoom) => <RoomCard key={room.code} room={room} />;

/** The rooms of a hotel while no days are chosen. */
export function RoomTypes({ rooms }: { rooms: readonly HotelRoom[] }) {
  const intl = useIntl();
  const [open, folded] = foldRooms(rooms);
  return (
    <RoomList
      open={open.map(card)}
      folded={folded.map(card)}
      summary={intl.formatMessage(m.moreRooms, { count: folded.length })}
    />
  );
}
