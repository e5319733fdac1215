import { addDays } from '@karvon/calendar';
import type { HotelDescription, HotelRoom, Locale } from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import type { HotelSupplier, PricedStay, SupplierHotelOffer, SupplierStay } from './hotel-supplier';

const DESCRIBED_FOR_MS = 60 * 60_000;

type Describe = HotelSupplier['describe'];

/** Descriptions of hotels, requested once an hour: searches and prices need them again and again. */
export function createDescribed(describe: Describe, clock: Clock): Describe {
  const described = new Map<string, { hotel: Promise<HotelDescription>; until: number }>();
  return (code, lang) => {
    const key = `${code} ${lang}`;
    const now = clock.now().getTime();
    const known = described.get(key);
    if (known && known.until > now) return known.hotel;
    const hotel = describe(code, lang);
    for (const [old, { until }] of described) if (until <= now) described.delete(old);
    described.set(key, { hotel, until: now + DESCRIBED_FOR_MS });
    hotel.catch(() => described.delete(key));
    return hotel;
  };
}

/** The room of an offer when the hotel's description does not list it. */
const roomOnly = ({ roomCode, roomName }: SupplierHotelOffer, guests: number): HotelRoom => ({
  code: roomCode,
  name: roomName,
  description: '',
  maxGuests: guests,
  maxExtraBeds: null,
  area: null,
  beds: '',
  amenities: [],
  pictures: [],
});

export interface PricedOffer {
  hotelCode: string;
  stay: SupplierStay;
  offer: SupplierHotelOffer;
  /** For all rooms, night by night. */
  nights: readonly Money[];
  /** How many sleep in one of its rooms. */
  guests: number;
}

/**
 * An offer that was just priced again, with its hotel.
 * @throws problem offer-expired, supplier-unavailable
 */
export async function pricedStay(
  { hotelCode, stay, offer, nights, guests }: PricedOffer,
  describe: Describe,
  lang: Locale,
): Promise<PricedStay> {
  const hotel = await describe(hotelCode, lang).catch((error: unknown) => {
    throw (error as { code?: string }).code === 'hotel-not-found'
      ? problem('offer-expired')
      : error;
  });
  const { code, name, kind, stars, address, location, checkIn, checkOut, pictures, phone } = hotel;
  const { position, roomTypes } = hotel;
  return {
    offer,
    hotel: {
      ...{ code, name, kind, stars, address, location, checkIn, checkOut, pictures, phone },
      position,
    },
    room: roomTypes.find((room) => room.code === offer.roomCode) ?? roomOnly(offer, guests),
    arrivalDate: stay.arrival,
    departureDate: stay.departure,
    adults: stay.adults,
    childAges: [...stay.childAges],
    days: nights.map((price, night) => ({ date: addDays(stay.arrival, night), price })),
  };
}
