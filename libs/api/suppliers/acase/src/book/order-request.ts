import type { z } from 'zod';
import type { XmlElement } from '@karvon/supply/xml';
import { writeDay } from '../wire/values';
import type { RoomChange, RoomRequest } from '@karvon/hotel-supply/room-seller';
import type { AcaseQuote } from '../search/price-acase';
import { currencyCodes, type Exchange } from '../search/read-offers';
import { categoriesAgain, categoriesOf } from './category-of';
import type { AcaseOrder, AcasePersons, sameStaySchema } from './schemas';

const YES = { '@Code': 1 };
const NO = { '@Code': 2 };
const DOES_NOT_MATTER = { '@Code': 3 };
/** The supplier's code for any citizenship. */
const ANY_CITIZENSHIP = '1';

const personsOf = (
  guests: RoomRequest['guests'],
  citizenships: ReadonlyMap<string, string>,
  categories: readonly (number | string)[],
): XmlElement => ({
  Person: guests.map(({ name, surname, citizenship }, index) => ({
    '@LastName': surname,
    '@FirstName': name,
    Category: { '@Code': categories[index]! },
    Citizenship: { '@Code': citizenships.get(citizenship ?? '') ?? ANY_CITIZENSHIP },
  })),
});

/** A new order of one accommodation. */
export function orderRequest(
  { reference, guests, comment }: RoomRequest,
  { recipe, allotment, whereToPay }: AcaseQuote,
  {
    account,
    citizenships,
  }: Pick<Exchange, 'account'> & { citizenships: ReadonlyMap<string, string> },
): XmlElement {
  const { beds } = recipe;
  return {
    '@Id': 0,
    '@ReferenceNumber': reference,
    Currency: { '@Code': currencyCodes[account] },
    WhereToPay: { '@Code': whereToPay },
    AccommodationList: {
      Accommodation: {
        '@Id': 0,
        '@ArrivalDate': writeDay(recipe.arrival),
        '@ArrivalTime': '',
        '@DepartureDate': writeDay(recipe.departure),
        '@DepartureTime': '',
        '@NumberOfRooms': recipe.rooms,
        '@NumberOfGuests': beds.guests,
        '@NumberOfExtraBedsAdult': beds.adult,
        '@NumberOfExtraBedsChild': beds.child,
        '@NumberOfExtraBedsInfant': beds.infant,
        '@AdditionalInfo': comment ?? '',
        '@ReferenceNumber': reference,
        ToBeCancelled: NO,
        ToBeChanged: YES,
        Hotel: { '@Code': recipe.hotel },
        Product: { '@Code': recipe.product, Allotment: { '@Code': allotment } },
        CriticalEarlyCheckIn: DOES_NOT_MATTER,
        CriticalLateCheckOut: DOES_NOT_MATTER,
        Persons: personsOf(guests, citizenships, categoriesOf(guests, recipe.childAges)),
      },
    },
  };
}

/** Changes the guests and wishes of the only accommodation of an order; the stay is said again as it is. */
export const changeRequest = (
  order: AcaseOrder,
  { Product, Hotel, ...stay }: z.output<typeof sameStaySchema>,
  { guests, comment }: RoomChange,
  { citizenships, persons }: { citizenships: ReadonlyMap<string, string>; persons: AcasePersons },
): XmlElement => ({
  '@Id': order['@Id'],
  '@ReferenceNumber': order['@ReferenceNumber'],
  Currency: { '@Code': order.Currency['@Code'] },
  AccommodationList: {
    Accommodation: {
      ...stay,
      '@Id': order.AccommodationList.Accommodation[0]!['@Id'],
      '@AdditionalInfo': comment ?? '',
      ToBeCancelled: NO,
      ToBeChanged: YES,
      Hotel: { '@Code': Hotel['@Code'] },
      Product: { '@Code': Product['@Code'], Allotment: { '@Code': Product.Allotment['@Code'] } },
      CriticalEarlyCheckIn: DOES_NOT_MATTER,
      CriticalLateCheckOut: DOES_NOT_MATTER,
      Persons: personsOf(guests, citizenships, categoriesAgain(guests, persons)),
    },
  },
});

/** Cancels the only accommodation of an order. */
export const cancelRequest = (orderId: string, accommodationId: string): XmlElement => ({
  '@Id': orderId,
  AccommodationList: {
    Accommodation: { '@Id': accommodationId, ToBeCancelled: YES, ToBeChanged: NO },
  },
});
