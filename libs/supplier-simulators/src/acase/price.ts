import { nightDates, type Stay, type SupplyHotelOffer } from '@karvon/sandbox-world';
import { hotelCode, productByCode, productCode, rateCode, roomCode } from './codes';
import { mealsOf } from './hotel-xml';
import {
  allotmentOf,
  bedsOf,
  currencyOf,
  datesOf,
  deadlineOf,
  roomName,
  specialOffer,
  whereToPay,
} from './search';
import { noRooms, notFound, type AcaseCall, type AcaseState } from './state';
import { at, named, writeDay, writeSum, yesOrNo } from './values';

/** The current product for a stay, by the numbers of beds in the search's response. */
export function productNow(state: AcaseState, document: Record<string, unknown>) {
  const world = state.world();
  const product = productByCode(world, at(document, '@ProductCode'));
  if (!product) throw notFound('ProductCode');
  const count = (name: string) => Number(document[`@${name}`] || 0);
  const adults =
    count('NumberOfGuests') + count('NumberOfExtraBedsAdult') + count('NumberOfExtraBedsChild');
  const childAges = Array.from({ length: count('NumberOfExtraBedsInfant') }, () => 0);
  const stay: Stay = { ...datesOf(document), adults, childAges, currency: state.currency };
  const given = world
    .offers(product.hotel.code, stay)
    .find(({ room, rate, rooms }) => room === product.room && rate === product.rate && rooms === 1);
  if (!given) throw noRooms();
  const now = world.reprice(given.id);
  if (!now || now === 'sold-out') throw noRooms();
  return { hotel: product.hotel, stay, offer: now.offer };
}

/** Raises a price as the active fault demands. */
const raised = (offer: SupplyHotelOffer, percent: number): SupplyHotelOffer => {
  const up = ({ amount, currency }: SupplyHotelOffer['total']) => ({
    amount: Math.round((amount * (100 + percent)) / 100),
    currency,
  });
  const nights = offer.nights.map(up);
  const total = { ...offer.total, amount: nights.reduce((sum, { amount }) => sum + amount, 0) };
  return { ...offer, nights, total };
};

/** The price of a night's extra beds, for adults and for children: shares of the whole, which add up. */
function extraBedsOf(offer: SupplyHotelOffer, beds: ReturnType<typeof bedsOf>, night: number) {
  const { extraBeds, extraBedsTotal, nights } = offer;
  const share = (sum: number, of: number, place: number) =>
    Math.floor((sum * (place + 1)) / of) - Math.floor((sum * place) / of);
  const sum = extraBeds > 0 ? share(extraBedsTotal.amount, nights.length, night) : 0;
  const adult = extraBeds > 0 ? Math.floor((sum * beds.Adult) / extraBeds) : 0;
  return {
    '@ExtraBedsAdultPrice': writeSum(adult),
    '@ExtraBedsChildPrice': writeSum(sum - adult),
  };
}

/** HotelPricingRequest2: the price for booking. */
export function priceHotel(state: AcaseState, { document, lang, fault }: AcaseCall) {
  if (fault?.kind === 'sold-out') throw noRooms();
  const { hotel, stay, ...given } = productNow(state, document);
  const offer = fault?.kind === 'price-changed' ? raised(given.offer, 9) : given.offer;
  const beds = bedsOf(offer, stay);
  const room = hotel.roomTypes.find(({ code }) => code === offer.room)!;
  const dates = nightDates(stay);
  return {
    HotelPricingResponse2: {
      ...named(hotelCode(hotel), hotel.names[lang]),
      '@StartDate': writeDay(stay.arrival),
      '@EndDate': writeDay(stay.departure),
      '@NumberOfGuests': beds.NumberOfGuests,
      Success: '',
      Currency: currencyOf(state),
      HotelPricingDetail: {
        '@Code': productCode(hotel, offer.room, offer.rate),
        '@RoomName': roomName(hotel, offer.room, lang),
        '@RoomCode': roomCode(hotel, room),
        '@RateCode': rateCode(offer.rate),
        '@RateName': offer.rateName[lang],
        '@IsHourRate': 2,
        '@MinimumRetailPrice': writeSum(offer.total.amount),
        '@Price': writeSum(offer.total.amount),
        '@TravelAgencyCommission': '0.00',
        ...deadlineOf(state, offer),
        '@DefaultCheckInTime': hotel.checkIn,
        '@DefaultCheckOutTime': hotel.checkOut,
        '@CheckInTime': hotel.checkIn,
        '@CheckOutTime': hotel.checkOut,
        '@MaxNumberOfGuests': room.maxGuests,
        '@MaxNumberOfExtraBeds': room.maxExtraBeds,
        SpecialOfferList: specialOffer(offer),
        AllowToAmendBookings: yesOrNo(true),
        AllowToAmendGuestNames: yesOrNo(true),
        AllGuestNamesRequired: yesOrNo(offer.guestRules.allNames),
        GuestCitizenshipRequired: yesOrNo(offer.guestRules.citizenship),
        MealIncludedInPrice: mealsOf(offer),
        Availability: {
          ...named(offer.availability === 'free-sale' ? 2 : 4, ''),
          Allotment: { ...named(allotmentOf(hotel, offer), ''), '@Rooms': offer.roomsLeft ?? '' },
        },
        WhereToPayList: { WhereToPay: whereToPay(offer) },
        PriceDescription: {
          Days: {
            Day: offer.nights.map(({ amount }, index) => ({
              '@Date': writeDay(dates[index]!),
              '@Price': writeSum(amount),
              '@MinimumRetailPrice': writeSum(amount),
              '@AdditionalMeal': '0.00',
              ...extraBedsOf(offer, beds, index),
              '@ExtraBedsInfantPrice': '0.00',
            })),
          },
        },
      },
    },
  };
}
