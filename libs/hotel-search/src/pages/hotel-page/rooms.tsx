import { isApiProblem, useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { HotelDescription } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../components/results-states/list-skeleton';
import { SearchProblem } from '../../components/results-states/search-problem';
import { OfferRow } from '../../components/room-card/offer-row';
import { RoomCard } from '../../components/room-card/room-card';
import { hotelOffersQuery } from '../../data/hotel.query';
import { childrenWithParents, roomOffers } from '../../model/room-offers';
import type { Stay } from '../../model/stay';
import { hotelMessages as m } from './hotel-page.messages';
import { NoRooms } from './no-rooms';

interface RoomsProps {
  hotel: HotelDescription;
  stay: Stay;
  today: PlainDate;
}

const isRefused = (error: unknown) =>
  isApiProblem(error) && error.problem.code === 'validation-failed';

/** What can be had for a stay, by kinds of room. */
export function Rooms({ hotel, stay, today }: RoomsProps) {
  const intl = useIntl();
  const lang = useLocale();
  const { code, roomTypes } = hotel;
  const { data, error, refetch } = useQuery(hotelOffersQuery(useTransport(), { code, lang, stay }));
  if (data) {
    if (data.offers.length === 0) return <NoRooms {...{ hotel, stay, today }} />;
    return roomOffers(roomTypes, data.offers).map(({ room, offers }) => (
      <RoomCard key={room.code} room={room} withParents={childrenWithParents(room, offers, stay)}>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} hotelCode={code} stay={stay} />
        ))}
      </RoomCard>
    ));
  }
  if (isRefused(error) && stay.arrival <= today)
    return <Notice tone="warn">{intl.formatMessage(m.past)}</Notice>;
  if (error) return <SearchProblem error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton />;
}
