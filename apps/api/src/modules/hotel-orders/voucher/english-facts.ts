import { roomParties, type HotelMeal } from '@karvon/contract';
import { spellingRuleOf, transliterateName } from '@karvon/name-spelling';
import { englishDay } from '@karvon/order-ground/documents/format';
import type { Voucher } from './voucher';

const meals: Record<HotelMeal, string> = {
  none: 'room only',
  breakfast: 'breakfast',
  'half-board': 'half board: breakfast and dinner',
  'full-board': 'full board: breakfast, lunch and dinner',
  'all-inclusive': 'all inclusive',
};

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** A name as the guest's passport has it: Latin letters, by the rule of the citizenship. */
function passportName({ surname, name, citizenship }: Voucher['guests'][number]): string {
  const rule = spellingRuleOf(citizenship);
  return `${transliterateName(surname, rule)} ${transliterateName(name, rule)}`;
}

/** What the desk of a hotel abroad must know, in English; nobody but the desk reads it. */
export function englishFacts(voucher: Voucher): readonly (readonly string[])[] {
  const { stay, tariff, guests, latin, agency } = voucher;
  const { hotel, childAges } = stay;
  const agesOf = (ages: readonly number[]) =>
    ages.map((age) => (age === 0 ? 'under 1' : String(age))).join(', ');
  const { amount, currency } = tariff.total;
  return [
    ['Confirmation No.', voucher.confirmation],
    ['Voucher No.', voucher.voucherNumber],
    ['Hotel', latin.name],
    ['Address', `${latin.address}, ${countries.of(hotel.location.country)}`],
    ['Check-in', `${englishDay(stay.arrivalDate)}, from ${hotel.checkIn}`],
    ['Check-out', `${englishDay(stay.departureDate)}, until ${hotel.checkOut}`],
    ['Nights', String(stay.nights)],
    ['Rooms', String(tariff.rooms)],
    ...(tariff.extraBeds > 0 ? [['Extra beds', String(tariff.extraBeds)]] : []),
    ['Adults', String(stay.adults)],
    ...(childAges.length > 0 ? [['Children, ages', agesOf(childAges)]] : []),
    ...(tariff.rooms > 1
      ? roomParties(stay, tariff.rooms).map((room, index) => [
          `Room ${index + 1}`,
          [
            `adults: ${room.adults}`,
            room.childAges.length > 0 && `children: ${agesOf(room.childAges)}`,
          ]
            .filter(Boolean)
            .join(', '),
        ])
      : []),
    ['Meals', meals[tariff.meal]],
    ...guests.map((guest) => ['Guest', passportName(guest)]),
    [
      'Payment',
      tariff.whereToPay === 'now'
        ? `The stay is paid to ${agency.brand}. Guests pay local taxes and extras only.`
        : `Guests pay the hotel on arrival: ${currency} ${(amount / 100).toFixed(2)}.`,
    ],
  ];
}
