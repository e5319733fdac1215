import {
  findCountry,
  hotelBehaviour,
  sleepers,
  type Hotel,
  type Stay,
  type SupplyHotelOffer,
} from '@karvon/sandbox-world';
import {
  cityByCode,
  cityCode,
  countryCode,
  hotelByCode,
  hotelCode,
  productCode,
  rateCode,
  roomCode,
} from './codes';
import { unitsOf } from './dictionaries';
import { amenitiesOf, mealsOf, nearTexts, starsOf, typeOf } from './hotel-xml';
import { badRequest, type AcaseCall, type AcaseState } from './state';
import { at, many, named, positionOf, readDay, writeDay, writeMoment, writeSum } from './values';

const currencies = { RUB: 2, USD: 3, EUR: 5 } as const;
export const currencyOf = ({ currency }: AcaseState) => named(currencies[currency], currency);

export function datesOf(document: Record<string, unknown>): Pick<Stay, 'arrival' | 'departure'> {
  const arrival = readDay(document['@ArrivalDate']);
  const departure = readDay(document['@DepartureDate']);
  if (!arrival || !departure || arrival >= departure) throw badRequest('ArrivalDate');
  return { arrival, departure };
}

/** The moment from which cancelling costs something, in the hotel's time and in UTC, and the penalty. */
export function deadlineOf({ now }: AcaseState, { cancellation }: SupplyHotelOffer) {
  const [first] = cancellation.steps;
  const from = first?.from ?? `${now().toISOString().slice(0, 19)}+00:00`;
  const utc = new Date(from).toISOString();
  return {
    '@DeadlineDate': writeDay(from.slice(0, 10)),
    '@DeadlineTimeLoc': writeMoment(from),
    '@DeadlineTimeSys': writeMoment(new Date(Date.parse(from) + 3 * 3_600_000).toISOString()),
    '@DeadlineTimeUTC': writeMoment(utc),
    '@PenaltySize': writeSum(first?.penalty.amount ?? 0),
  };
}

export const whereToPay = ({ whereToPay: place }: SupplyHotelOffer) =>
  place === 'now'
    ? named(3, 'Оплата Академсервису согласно договору')
    : named(2, 'Оплата в гостинице');

export const specialOffer = ({ freeNights }: SupplyHotelOffer) => ({
  SpecialOffer: freeNights
    ? {
        '@StayNights': freeNights.stay,
        '@PayNights': freeNights.pay,
        SpecialOfferType: { ...named(17, 'Бесплатные ночи'), '@Id': 3 },
      }
    : { SpecialOfferType: { '@Code': 0, '@Id': 0 } },
});

export const allotmentOf = (hotel: Hotel, { availability, room, rate }: SupplyHotelOffer) =>
  `9500001+${productCode(hotel, room, rate)}+9500001+${availability === 'free-sale' ? 2 : 4}`;

/** How many guests sleep in the room's beds, on extra ones, and without one. */
export function bedsOf({ extraBeds }: SupplyHotelOffer, stay: Stay) {
  const older = sleepers(stay) - stay.adults;
  const child = Math.min(older, extraBeds);
  return {
    NumberOfGuests: sleepers(stay) - extraBeds,
    Adult: extraBeds - child,
    Child: child,
    Infant: stay.childAges.length - older,
  };
}

function offerXml(
  state: AcaseState,
  hotel: Hotel,
  offer: SupplyHotelOffer,
  stay: Stay,
  lang: 'ru' | 'uz',
) {
  const { room, rate, total, availability, roomsLeft } = offer;
  const beds = bedsOf(offer, stay);
  const free = availability === 'free-sale';
  return {
    '@Code': productCode(hotel, room, rate),
    '@NumberOfGuests': beds.NumberOfGuests,
    '@NumberOfExtraBedAdult': beds.Adult,
    '@NumberOfExtraBedChild': beds.Child,
    '@NumberOfExtraBedInfant': beds.Infant,
    '@IsHourRate': 2,
    '@MaxHours': 0,
    '@TotalPrice': writeSum(total.amount),
    '@VATIncludedInPrice': '0.00',
    '@FullVATInPrice': 1,
    '@TravelAgencyCommission': '0.00',
    '@RoomCode': roomCode(hotel, { code: room }),
    '@RoomName': roomName(hotel, room, lang),
    '@RateCode': rateCode(rate),
    '@RateName': offer.rateName[lang],
    '@RateDescription': '',
    '@RateGroupCode': 4,
    '@RateGroupName': 'FIT',
    ...deadlineOf(state, offer),
    SpecialOfferList: specialOffer(offer),
    MealIncludedInPrice: mealsOf(offer),
    Availability: {
      ...named(free ? 2 : 4, free ? 'Свободная продажа' : 'Продажа по запросу'),
      Allotment: { ...named(allotmentOf(hotel, offer), ''), '@Rooms': roomsLeft ?? '' },
    },
    WhereToPay: whereToPay(offer),
  };
}

/** A room's name at Академсервис; it includes the beds. */
export function roomName(hotel: Hotel, code: string, lang: 'ru' | 'uz'): string {
  const room = hotel.roomTypes.find((one) => one.code === code);
  return room ? `${room.names[lang]} (${room.beds[lang]})` : code;
}

export function hotelXml(state: AcaseState, hotel: Hotel, lang: 'ru' | 'uz') {
  const world = state.world();
  const city = world.city(hotel.city)!;
  const country = findCountry(city.country)!;
  return {
    ...named(hotelCode(hotel), hotel.names[lang]),
    '@Address': `${hotel.street[lang]}, ${hotel.house}`,
    ...nearTexts(world, hotel, lang),
    ...(state.pictures && { '@Url': `${state.pictures}/${hotelCode(hotel)}_00.jpg` }),
    '@DefaultCheckInTime': hotel.checkIn,
    '@DefaultCheckOutTime': hotel.checkOut,
    ObjType: typeOf(hotel, lang),
    City: named(cityCode(city), lang === 'ru' ? city.names.ru : city.names.en),
    ...unitsOf(city, lang),
    Country: named(countryCode(country), country.names[lang === 'ru' ? 'ru' : 'en']),
    Position: positionOf(hotel),
    Rating: named(99, '-'),
    Stars: starsOf(hotel),
  };
}

function stayOf(state: AcaseState, document: Record<string, unknown>): Stay {
  const guests = document.Guests as Record<string, unknown> | undefined;
  const adults = Number(at(guests, '@NumberOfAdults') || document['@NumberOfGuests'] || 1);
  const minors = many((guests?.MinorAgeList as Record<string, unknown> | undefined)?.Minor);
  const childAges = minors.map((minor) => Number(at(minor, '@Age')));
  if (childAges.length !== Number(at(guests, '@NumberOfMinors') || 0)) throw badRequest('Guests');
  return { ...datesOf(document), adults, childAges, currency: state.currency };
}

/** HotelSearchRequest: free rooms of a city or a hotel for the guests of one room. */
export async function searchHotels(
  state: AcaseState,
  { document, lang, fault, signal }: AcaseCall,
) {
  const stay = stayOf(state, document);
  const world = state.world();
  const requested = at(document, '@HotelCode');
  const city = cityByCode(at(document, '@City'));
  const one = requested && requested !== '0' ? hotelByCode(world, requested) : undefined;
  if (city && hotelBehaviour(city.code) === 'time-out')
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const hotels = requested && requested !== '0' ? (one ? [one] : []) : hotelsIn(world, city?.code);
  const freeSaleOnly = at(document, '@FreeSaleOnly') === '1';
  const place = at(document, '@WhereToPay');
  const found =
    fault?.kind === 'sold-out'
      ? []
      : hotels.flatMap((hotel) => {
          const offers = world
            .offers(hotel.code, stay)
            .filter(({ rooms }) => rooms === 1)
            .filter(({ availability }) => availability === 'free-sale' || !freeSaleOnly)
            .filter(
              ({ whereToPay: where }) => place === '1' || place === (where === 'now' ? '3' : '2'),
            );
          if (offers.length === 0) return [];
          return [
            {
              ...hotelXml(state, hotel, lang),
              Amenities: { Amenity: amenitiesOf(hotel).map((code) => ({ '@Code': code })) },
              Currency: currencyOf(state),
              HotelOfferList: {
                HotelOfferDetail: offers.map((offer) => offerXml(state, hotel, offer, stay, lang)),
              },
            },
          ];
        });
  return {
    HotelSearchResponse: {
      '@Language': lang === 'ru' ? 'ru' : 'en',
      '@ArrivalDate': writeDay(stay.arrival),
      '@DepartureDate': writeDay(stay.departure),
      '@NumberOfGuests': stay.adults,
      Success: '',
      AvailableHotelsList: found.length > 0 ? { Hotel: found } : '',
    },
  };
}

const hotelsIn = (world: ReturnType<AcaseState['world']>, city: string | undefined): Hotel[] =>
  city === undefined ? [] : world.hotels().filter((hotel) => hotel.city === city);
