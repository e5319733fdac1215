import type { HotelOffer, HotelOfferDetail, HotelPicture } from '@karvon/contract';
import { money } from '@karvon/money';

const picture: HotelPicture = {
  url: '/v1/hotel/pictures/SKD-001.day.x.svg',
  width: 1200,
  height: 800,
  alt: 'Отель «Регистан» днём',
};

/** The flexible tariff of a double room for three nights: 2 850 000 soums, free to cancel until two days before. */
export function buildHotelOffer(changes: Partial<HotelOffer> = {}): HotelOffer {
  return {
    id: 'hotel-offer-1',
    roomCode: 'family',
    roomName: 'Семейный номер',
    rooms: 1,
    rateCode: 'flex',
    rateName: 'Гибкий',
    meal: 'breakfast',
    beds: 'double',
    total: money(2_850_000_00, 'UZS'),
    perNight: money(950_000_00, 'UZS'),
    paidAtHotel: [{ kind: 'tourist-tax', amount: money(60_000_00, 'UZS') }],
    whereToPay: 'now',
    availability: 'free-sale',
    roomsLeft: 4,
    extraBeds: 1,
    extraBedsTotal: money(450_000_00, 'UZS'),
    cancellation: {
      freeUntil: '2026-12-08T18:00:00+05:00',
      steps: [
        { from: '2026-12-08T18:00:00+05:00', penalty: money(950_000_00, 'UZS') },
        { from: '2026-12-11T00:00:00+05:00', penalty: money(2_850_000_00, 'UZS') },
      ],
    },
    freeNights: null,
    guestRules: { allNames: true, citizenship: true },
    ...changes,
  };
}

/** The same offer with its current price for a stay in Samarkand: two adults and a child of eight. */
export function buildHotelOfferDetail(changes: Partial<HotelOfferDetail> = {}): HotelOfferDetail {
  const offer = changes.offer ?? buildHotelOffer();
  const { currency } = offer.total;
  const fee = money(Math.round(offer.total.amount / 20), currency);
  const night = money((offer.total.amount - fee.amount) / 3, currency);
  return {
    offer,
    hotel: {
      code: 'SKD-001',
      name: 'Регистан',
      kind: 'hotel',
      stars: 4,
      address: 'Самарканд, ул. Регистан, 12',
      phone: '+998 66 233-00-00',
      position: { latitude: 39.65421, longitude: 66.9757 },
      location: {
        code: 'SKD',
        kind: 'city',
        name: 'Самарканд',
        nameIn: 'в Самарканде',
        country: 'UZ',
        countryName: 'Узбекистан',
        admUnit1: 'Самаркандская область',
        admUnit2: null,
        hotelCount: 84,
        timeZone: 'Asia/Samarkand',
        position: { latitude: 39.6547, longitude: 66.9758 },
      },
      checkIn: '14:00',
      checkOut: '12:00',
      pictures: [picture],
    },
    room: {
      code: offer.roomCode,
      name: offer.roomName,
      description: 'Две комнаты, большая кровать и диван.',
      maxGuests: 3,
      maxExtraBeds: 1,
      area: 34,
      beds: 'Большая кровать и диван',
      amenities: ['wifi', 'air-conditioning'],
      pictures: [picture],
    },
    arrivalDate: '2026-12-10',
    departureDate: '2026-12-13',
    nights: 3,
    adults: 2,
    childAges: [8],
    days: ['2026-12-10', '2026-12-11', '2026-12-12'].map((date) => ({ date, price: night })),
    fee,
    expiresAt: '2026-12-01T10:30:00.000Z',
    ...changes,
  };
}
