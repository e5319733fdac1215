import { dayAt, type PlainDate } from '@karvon/calendar';
import { getConfig } from '../config.server';

/** Today on the edition's clock. Pages use this day and not the one of the visitor's device. */
export function today(): PlainDate {
  return dayAt(new Date(), getConfig().edition.support.utcOffsetMinutes);
}
