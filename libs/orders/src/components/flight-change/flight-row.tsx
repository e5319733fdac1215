import type { Slice } from '@karvon/contract';
import type { useItineraryTexts } from '@karvon/itinerary';
import { VisuallyHidden } from '@karvon/ui-kit';
import classes from './flight-row.module.css';

interface FlightRowProps {
  slice: Slice;
  texts: ReturnType<typeof useItineraryTexts>;
}

/** A slice in two short lines: '07:10 — 10:20' and 'HY 101 · пн, 14 декабря'. */
export function FlightRow({ slice, texts }: FlightRowProps) {
  const { departure, arrival, segments } = texts.slice(slice);
  return (
    <span className={classes.root}>
      <span className={classes.times}>
        {departure.time} — {arrival.time}
        {arrival.dayShift ? (
          <>
            <sup className={classes.shift} aria-hidden="true">
              {arrival.dayShift}
            </sup>
            <VisuallyHidden> {arrival.dayShiftLabel}</VisuallyHidden>
          </>
        ) : null}
      </span>{' '}
      <span className={classes.facts}>
        {[...segments.map(({ flightNumber }) => flightNumber), departure.date].map(
          (fact, index) => (
            <span key={index} className={classes.fact}>
              {fact}{' '}
            </span>
          ),
        )}
      </span>
    </span>
  );
}
