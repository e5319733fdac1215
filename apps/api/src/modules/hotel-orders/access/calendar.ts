import type { Locale } from '@karvon/contract';
import {
  ICalAlarmType,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { DateTime } from 'luxon';
import { icsFile } from '@karvon/order-ground/documents/ics';
import type { HotelOrderRow } from '../store/order-store';

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

const dayInSeconds = 24 * 60 * 60;

export interface StayCalendarFacts {
  lang: Locale;
  brand: string;
  /** When the file is made. */
  now: Date;
}

/** The stay and its deadline of free cancellation as calendar events; a cancelled stay is marked as cancelled. */
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
  const booked = supply === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
  const state = over ? ICalEventStatus.CANCELLED : booked;
  const description = [
    `${words.order} ${number}`,
    ...(confirmation ? [`${words.hotelNumber} ${confirmation}`] : []),
    tariff.roomName,
  ].join('\n');

  const event = (name: string, start: Date, end: Date, summary: string): ICalEventData => ({
    id: `${number}-${name}@karvon`,
    stamp: now,
    start,
    end,
    summary: `${summary}: ${hotel.name}`,
    location: `${hotel.name}, ${hotel.address}`,
    description,
    status: state,
    transparency: ICalEventTransparency.TRANSPARENT,
  });

  const events = [
    event(
      'stay',
      at(stay.arrivalDate, hotel.checkIn),
      at(stay.departureDate, hotel.checkOut),
      words.stay,
    ),
  ];
  const { freeUntil } = tariff.cancellation;
  if (freeUntil && !over) {
    const until = new Date(freeUntil);
    events.push({
      ...event('free-until', until, until, words.free),
      alarms: [
        { type: ICalAlarmType.display, triggerBefore: dayInSeconds, description: words.free },
      ],
    });
  }
  return icsFile(brand, events);
}
