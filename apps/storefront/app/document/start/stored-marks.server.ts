import { markBegunBooking } from '@karvon/air-booking';
import type { PlainDate } from '@karvon/calendar';
import { markRecent } from '@karvon/search-parts';
import { dropRestoredText } from '@karvon/session';

/**
 * An inline script ahead of the body: marks `<html>` with what this device has stored, so that pages keep room for it from the
 * first frame. The server cannot know, and its page may be the same for everybody. Also drops the text
 * of fields that the browser itself brings back.
 */
export const storedMarks = (today: PlainDate) =>
  `${markRecent(today)};${markBegunBooking()};${dropRestoredText()}`;
