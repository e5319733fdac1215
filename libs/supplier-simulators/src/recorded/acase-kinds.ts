import { listOf, shortenSums, type Node, type ShapedKind } from './shaped-kind';

const roomOf = (order: Node) =>
  (order.AccommodationList as { Accommodation: Node }).Accommodation as Node & {
    Status: { '@Code': unknown };
    Persons: { Person: unknown };
  };

/** Replaces a status by another of the same meaning; false for an order of another status. */
const onStatus = (before: number, after: number) => (order: Node) => {
  const { Status: status } = roomOf(order);
  if (Number(status['@Code']) !== before) return false;
  status['@Code'] = after;
  return undefined;
};

/** The category of a guest: child or woman. */
const hasGuest = (category: string) => (order: Node) =>
  listOf(roomOf(order).Persons.Person).some(
    (person) => String((person.Category as Node | undefined)?.['@Code']) === category,
  );

/** '16.08.2017 13:00' three hours later. */
function threeHoursLater(text: string): string {
  const [day = '', time = ''] = text.split(' ');
  const moment = Date.parse(`${day.split('.').reverse().join('-')}T${time}:00Z`);
  const later = new Date(moment + 3 * 3_600_000).toISOString();
  return `${later.slice(0, 10).split('-').reverse().join('.')} ${later.slice(11, 16)}`;
}

export const acaseKinds: readonly ShapedKind[] = [
  {
    of: 'offer',
    isOne: (node) => '@TotalPrice' in node,
    keyOf: (offer) => `${offer['@Code']} ${offer['@TotalPrice']}`,
    by: {
      'a sum without decimals': (offer) => shortenSums(offer, (key) => key === '@TotalPrice'),
      'a penalty of the whole price': (offer) => {
        offer['@PenaltySize'] = offer['@TotalPrice'];
      },
      'a deadline three hours from Greenwich, west': (offer) => {
        offer['@DeadlineTimeUTC'] = threeHoursLater(String(offer['@DeadlineTimeLoc']));
      },
    },
    seen: {
      'an extra bed of a child': (offer) => Number(offer['@NumberOfExtraBedChild']) > 0,
      'one bed for two in the name of the room': (offer) =>
        /двуспальная/.test(String(offer['@RoomName'])),
      'two beds in the name of the room': (offer) =>
        /две .*кровати|раздельн/.test(String(offer['@RoomName'])),
    },
  },
  {
    of: 'hotel',
    isOne: (node) => 'HotelOfferList' in node,
    keyOf: (hotel) => String(hotel['@Code']),
    by: {},
  },
  {
    of: 'price',
    isOne: (node) => 'HotelPricingDetail' in node,
    keyOf: (price) => JSON.stringify([price['@Code'], price['@StartDate'], price['@EndDate']]),
    by: {},
  },
  {
    of: 'order',
    isOne: (node) => 'AccommodationList' in node && '@RegistrationDate' in node,
    keyOf: (order) => String(order['@Id']),
    by: {
      'an order refused': onStatus(25, 29),
      'an order confirmed': onStatus(65, 41),
      'an order cancelled with a penalty': onStatus(77, 79),
      'an order of guests who did not come': onStatus(65, 92),
    },
    seen: {
      'a guest who is a child': hasGuest('3'),
      'a guest who is a woman': hasGuest('2'),
    },
  },
];
