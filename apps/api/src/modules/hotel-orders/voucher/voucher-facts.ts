import { costlySteps, roomParties, type RoomParty } from '@karvon/contract';
import { formatDay, formatWeekdayAndDay } from '@karvon/order-ground/documents/format';
import { formatMoney } from '@karvon/platform/format-money';
import type { Voucher } from './voucher';
import type { VoucherTexts } from './voucher-texts';

type Facts = readonly (readonly string[])[];

/** The sold stay, whose facts letters say too. */
type Sold = Pick<Voucher, 'stay' | 'tariff' | 'lang'>;

function partyFact({ adults, childAges }: RoomParty, texts: VoucherTexts): string {
  const ages = childAges.map(texts.age).join(', ');
  const children = childAges.length;
  return [
    ...(adults > 0 ? [texts.adults(adults)] : []),
    ...(children ? [texts.children(children, ages)] : []),
  ].join(', ');
}

export function stayFacts({ stay, tariff, lang }: Sold, texts: VoucherTexts): Facts {
  const { hotel, arrivalDate, departureDate } = stay;
  const sleepers = roomParties(stay, tariff.rooms).map((room, index) =>
    texts.roomParty(index + 1, partyFact(room, texts)),
  );
  return [
    [texts.address, `${hotel.address}, ${hotel.location.countryName}`],
    ...(hotel.phone ? [[texts.phone, hotel.phone]] : []),
    [texts.checkIn, texts.from(formatWeekdayAndDay(arrivalDate, lang), hotel.checkIn)],
    [texts.checkOut, texts.until(formatWeekdayAndDay(departureDate, lang), hotel.checkOut)],
    [texts.nights, String(stay.nights)],
    [texts.room, texts.rooms(tariff.roomName, tariff.rooms)],
    [texts.party, partyFact(stay, texts)],
    ...(tariff.rooms > 1 ? [[texts.sleepers, sleepers.join('; ')]] : []),
    ...(tariff.extraBeds > 0 ? [[texts.extraBeds, String(tariff.extraBeds)]] : []),
    [texts.tariff, tariff.rateName],
    [texts.meal, texts.meals[tariff.meal]],
  ];
}

export function guestFacts({ guests, comment }: Voucher, texts: VoucherTexts): Facts {
  return [
    ...guests.map(({ category, surname, name, citizenship }) => [
      texts.categories[category],
      [`${surname} ${name}`, ...(citizenship ? [citizenship] : [])].join(', '),
    ]),
    ...(comment ? [[texts.comment, comment]] : []),
  ];
}

/** Fees that the hotel charges on arrival, in addition to the price. */
export function levyFacts({ tariff, lang }: Omit<Sold, 'stay'>, texts: VoucherTexts): Facts {
  if (tariff.paidAtHotel.length === 0) return [];
  const levies = tariff.paidAtHotel.map(({ kind, amount, about }) => {
    const sum = formatMoney(amount, lang);
    const shown = about ? texts.about(sum, formatMoney(about, lang)) : sum;
    return `${texts.levies[kind]}, ${shown}`;
  });
  return [[texts.levy(levies.join('; '))]];
}

export function paymentFacts(sold: Omit<Sold, 'stay'>, texts: VoucherTexts): Facts {
  const { tariff, lang } = sold;
  const total = formatMoney(tariff.total, lang);
  return [
    [tariff.whereToPay === 'now' ? texts.paid(total) : texts.atHotel(total)],
    ...levyFacts(sold, texts),
  ];
}

export function cancellationFacts(
  { tariff, lang }: Omit<Sold, 'stay'>,
  texts: VoucherTexts,
): Facts {
  const { freeUntil, steps } = tariff.cancellation;
  const moment = (at: string) => `${formatDay(at.slice(0, 10), lang)}, ${at.slice(11, 16)}`;
  return [
    [freeUntil ? texts.freeUntil(moment(freeUntil)) : texts.neverFree],
    ...costlySteps(steps, tariff.total).map(({ from, penalty, whole }) => {
      const said = formatMoney(penalty, lang);
      const sum = whole ? texts.whole(said) : said;
      return [from === null ? texts.fromBooking(sum) : texts.fromMoment(moment(from), sum)];
    }),
  ];
}
