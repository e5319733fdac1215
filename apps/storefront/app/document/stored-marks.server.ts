import { markBegunBooking } from '@karvon/air-booking';
import type { PlainDate } from '@karvon/calendar';
import { markRecent } from '@karvon/search-parts';
import { dropRestoredText } from '@karvon/session';

/**
 * An inline script ahead of the body: marks on `<html>` what this device has stored, so that pages reserve room for it from the
 * first frame. The server cannot know it, because a page may be cached for everybody. Also clears the text of fields that the
 * browser itself restores.
 */
export const storedMarks = (today: PlainDate) =>
  `${markRecent(today)};${markBegunBooking()};${dropRestoredText()}`;
