import { memo, useMemo, useState } from 'react';
import type { HotelObject } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { ShowMore, useAfterPaint } from '@karvon/ui-kit';
import type { RoomsWanted } from '../../model/hotel-criteria';
import type { HotelFacts } from '../../model/hotel-facts';
import { pageSize } from '../../model/list-view';
import { HotelCard } from '../hotel-card/hotel-card';
import { rowsMessages as m } from './hotel-rows.messages';
import classes from './hotel-rows.module.css';
import { keepHeights } from './keep-heights';
import { rowsToDraw } from './rows-to-draw';

interface HotelRowsProps {
  hotels: readonly HotelFacts[];
  objects: ReadonlyMap<string, HotelObject>;
  stay: RoomsWanted;
  /** Of how many the hotels are a part: more may be on their way. */
  count: number;
  shown: number;
  /** Pointed at here or on the map. */
  active: string | null;
  onActive: (code: string | null) => void;
  onMore: () => void;
}

const firstInSight = 3;

/** The list, twenty more at a time; one frame renders as many as a screen shows. */
export const HotelRows = memo(function HotelRows(props: HotelRowsProps) {
  const { hotels, objects, stay, count, shown, active, onActive, onMore } = props;
  const intl = useIntl();
  const wanted = useMemo(() => hotels.slice(0, shown), [hotels, shown]);
  const drawn = useAfterPaint(wanted);
  // Only the first render counts, so that a card that moves up later does not render again.
  const [first] = useState(
    () => new Set(hotels.slice(0, firstInSight).map(({ hotel }) => hotel.code)),
  );
  const inSight = Math.min(shown, hotels.length);
  const next = Math.min(pageSize, count - inSight);
  return (
    <div>
      <ol ref={keepHeights} className={classes.list} aria-label={intl.formatMessage(m.name)}>
        {rowsToDraw(wanted, drawn).map((facts) => {
          const { code } = facts.hotel;
          return (
            <li
              key={code}
              id={`hotel-${code}`}
              className={classes.row}
              onPointerEnter={() => onActive(code)}
              onPointerLeave={() => onActive(null)}
              onFocus={() => onActive(code)}
              onBlur={() => onActive(null)}
            >
              <HotelCard
                {...{ facts, objects, stay }}
                eager={first.has(code)}
                active={active === code}
              />
            </li>
          );
        })}
      </ol>
      <ShowMore
        className={classes.more}
        countText={intl.formatMessage(m.shown, { shown: inSight, count })}
        hasMore={next > 0}
        moreText={intl.formatMessage(m.more, { count: next })}
        busy={shown > hotels.length && hotels.length < count}
        busyLabel={intl.formatMessage(m.coming)}
        onMore={onMore}
      />
    </div>
  );
});
