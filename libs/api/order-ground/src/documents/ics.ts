import { ICalCalendar, ICalCalendarMethod, type ICalEventData } from 'ical-generator';

/** A calendar file (RFC 5545) of the given events. Instants are in UTC: every calendar program agrees on them. */
export function icsFile(brand: string, events: ICalEventData[]): Buffer {
  const calendar = new ICalCalendar({
    prodId: { company: brand, product: 'Orders' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    events,
  });
  // An event without a sequence number has the number 0.
  const text = calendar.toString().replace(/^SEQUENCE:0\r\n/gm, '');
  return Buffer.from(`${text}\r\n`);
}
