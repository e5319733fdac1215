import { isSoldNow, leadingOffer, type HotelDescription, type HotelOffer } from '@karvon/contract';
import { useFormat, useIntl, type MessageDescriptor } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { OfferRow } from '../../components/room-card/offer-row';
import { RoomCard } from '../../components/room-card/room-card';
import { roomMessages as m } from '../../components/room-card/room-card.messages';
import { RoomList } from '../../components/room-card/room-list';
import { foldOffers, foldRooms, roomOffers, type RoomOffers } from '../../model/room-offers';
import type { Stay } from '../../model/stay';

interface OfferedRoomsProps {
  hotel: HotelDescription;
  stay: Stay;
  /** The best first. */
  offers: readonly HotelOffer[];
  /** True when no note above the rooms names what the hotel charges on arrival. */
  ownLevies: boolean;
}

/** The rooms with their offers, that of the best offer first. */
export function OfferedRooms({ hotel, stay, offers: all, ownLevies }: OfferedRoomsProps) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  const row = (offer: HotelOffer) => (
    <OfferRow
      key={offer.id}
      offer={offer}
      hotelCode={hotel.code}
      stay={stay}
      ownLevies={ownLevies}
      best={all.length > 1 && offer === all[0] && isSoldNow(offer)}
    />
  );
  /** How many are folded, and what the best of their offers costs. */
  const summary = (message: MessageDescriptor, count: number, offers: readonly HotelOffer[]) => {
    const leading = leadingOffer(offers);
    if (!leading) return '';
    const more = intl.formatMessage(message, { count, price: format.money(leading.total) });
    return [more, ...texts.beside(leading)].join('. ');
  };
  const card = ({ room, offers }: RoomOffers) => {
    const [open, folded] = foldOffers(offers);
    return (
      <RoomCard
        key={room.code}
        room={room}
        lodging={{ ...offers[0]!, adults: stay.adults, childAges: stay.ages }}
        folded={
          folded.length === 0
            ? null
            : { summary: summary(m.more, folded.length, folded), offers: folded.map(row) }
        }
      >
        {open.map(row)}
      </RoomCard>
    );
  };
  const [open, folded] = foldRooms(roomOffers(hotel.roomTypes, all));
  return (
    <RoomList
      open={open.map(card)}
      folded={folded.map(card)}
      summary={summary(
        m.moreRoomsFrom,
        folded.length,
        folded.flatMap(({ offers }) => offers),
      )}
    />
  );
}
