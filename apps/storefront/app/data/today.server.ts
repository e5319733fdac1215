import { dayAt, type PlainDate } from '@karvon/calendar';
import { getConfig } from '../config.server';

/** Today on the edition's clock: the day pages are written with, whatever the visitor's device thinks. */
export function today(): PlainDate {
  return dayAt(new Date(), getConfig().edition.support.utcOffsetMinutes);
}
