import { useId, useState } from 'react';
import type { Edition } from '@karvon/edition';
import { useIntl } from '@karvon/i18n';
import { ShowMore } from '@karvon/ui-kit';
import { HotelBookingLine } from '../../components/booking-line/hotel-booking-line';
import { AirBookingLine } from '../../components/booking-line/air-booking-line';
import type { BookingEntry } from '../../model/booking-entry';
import { bookingsMessages as m } from './bookings-page.messages';
import classes from './bookings-page.module.css';

interface BookingListProps {
  title: string;
  entries: readonly BookingEntry[];
  edition: Pick<Edition, 'support'>;
}

const step = 10;

/** One part of the history, ten entries at a time; renders nothing when it is empty. */
export function BookingList({ title, entries, edition }: BookingListProps) {
  const intl = useIntl();
  const id = useId();
  const [shown, setShown] = useState(step);
  const all = entries.length;
  if (all === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      <ul className={classes.list}>
        {entries
          .slice(0, shown)
          .map((entry) =>
            entry.kind === 'air' ? (
              <AirBookingLine key={entry.booking.number} entry={entry} edition={edition} />
            ) : (
              <HotelBookingLine key={entry.booking.number} entry={entry} edition={edition} />
            ),
          )}
      </ul>
      {all > step ? (
        <ShowMore
          countText={intl.formatMessage(m.count, { shown: Math.min(shown, all), all })}
          hasMore={shown < all}
          moreText={intl.formatMessage(m.more, { count: Math.min(step, all - shown) })}
          busyLabel=""
          onMore={() => setShown(shown + step)}
        />
      ) : null}
    </section>
  );
}
