import { useTransport } from '@karvon/api-client';
import { listedOffer, type HotelDescription } from '@karvon/contract';
import { LateHeart } from '@karvon/favourite-heart';
import { useLocale } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import { hotelOffersQuery } from '../../data/hotel.query';
import type { Stay } from '../../model/stay';

interface KeepHotelProps {
  hotel: HotelDescription;
  stay: Stay | null;
}

function KeepStay({ hotel: { code, name }, stay }: KeepHotelProps & { stay: Stay }) {
  const lang = useLocale();
  const { data } = useQuery(hotelOffersQuery(useTransport(), { code, lang, stay }));
  const offer = data && listedOffer(data.offers);
  return <LateHeart subject={{ hotel: code, stay, offer: offer ?? undefined }} name={name} />;
}

/** The heart of the hotel, with the stay and its lowest price. */
export function KeepHotel({ hotel, stay }: KeepHotelProps) {
  return stay ? (
    <KeepStay hotel={hotel} stay={stay} />
  ) : (
    <LateHeart subject={{ hotel: hotel.code, stay }} name={hotel.name} />
  );
}
