import type { Locale } from '@karvon/contract';
import { DateTime } from 'luxon';
import { escapeIcs, icsFile, icsInstant } from '../tickets/ics';
import type { HotelOrderRow } from './order-store';

const texts: Record<Locale, { stay: string; order: string; hotelNumber: string; free: string }> = {
  ru: {
    stay: 'Проживание',
    order: 'Заказ',
    hotelNumber: 'Номер бронирования в отеле',
    free: 'Бесплатная отмена до этого времени',
  },
  uz: {
    stay: 'Yashash',
    order: 'Buyurtma',
    hotelNumber: 'Mehmonxonadagi bron raqami',
    free: 'Shu vaqtgacha bepul bekor qilinadi',
  },
};

export interface StayCalendarFacts {
  lang: Locale;
  brand: string;
  /** When the file is made. */
  now: Date;
}

/** The stay, and until when it can be given back for nothing, as calendar events; a cancelled stay says that it is. */
export function renderStayCalendar(
  order: HotelOrderRow,
  { lang, brand, now }: StayCalendarFacts,
): Buffer {
  const { number, status, supply, confirmation, sold } = order;
  const { stay, tariff } = sold[lang];
  const { hotel } = stay;
  const words = texts[lang];
  const at = (day: string, time: string) =>
    DateTime.fromISO(`${day}T${time}`, { zone: hotel.location.timeZone }).toJSDate();
  const over = status === 'cancelling' || status === 'canceled';
  const state = over ? 'CANCELLED' : supply === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE';
  const description = [
    `${words.order} ${number}`,
    ...(confirmation ? [`${words.hotelNumber} ${confirmation}`] : []),
    tariff.roomName,
  ].join('\n');
  const place = `${hotel.name}, ${hotel.address}`;

  const event = (uid: string, from: Date, to: Date, summary: string, rest: string[]) => [
    'BEGIN:VEVENT',
    `UID:${number}-${uid}@karvon`,
    `DTSTAMP:${icsInstant(now)}`,
    `DTSTART:${icsInstant(from)}`,
    `DTEND:${icsInstant(to)}`,
    `SUMMARY:${escapeIcs(summary)}`,
    `LOCATION:${escapeIcs(place)}`,
    `DESCRIPTION:${escapeIcs(description)}`,
    `STATUS:${state}`,
    ...rest,
    'END:VEVENT',
  ];

  const arrival = at(stay.arrivalDate, hotel.checkIn);
  const departure = at(stay.departureDate, hotel.checkOut);
  const { freeUntil } = tariff.cancellation;
  const dayBefore = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${escapeIcs(words.free)}`,
    'END:VALARM',
  ];
  return icsFile(brand, [
    ...event('stay', arrival, departure, `${words.stay}: ${hotel.name}`, ['TRANSP:TRANSPARENT']),
    ...(freeUntil && !over
      ? event(
          'free-until',
          new Date(freeUntil),
          new Date(freeUntil),
          `${words.free}: ${hotel.name}`,
          ['TRANSP:TRANSPARENT', ...dayBefore],
        )
      : []),
  ]);
}
