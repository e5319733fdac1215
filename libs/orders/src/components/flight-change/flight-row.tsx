import type { Slice } from '@karvon/contract';
import type { ItineraryTexts } from '@karvon/itinerary';
import { VisuallyHidden } from '@karvon/ui-kit';
import classes from './flight-row.module.css';

interface FlightRowProps {
  slice: Slice;
  texts: ItineraryTexts;
}

/** A slice in three short lines: '07:10 — 10:20', 'HY 101  TAS — SVO  пн, 14 декабря' and '8 ч 5 мин  1 пересадка  Самарканд, 2 ч 5 мин'. */
export function FlightRow({ slice, texts }: FlightRowProps) {
  const { departure, arrival, duration, stops, stopPlaces, segments, warnings } =
    texts.slice(slice);
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
      <Facts
        facts={[
          ...segments.map(({ flightNumber }) => flightNumber),
          `${departure.code} — ${arrival.code}`,
          departure.date,
        ]}
      />
      <Facts small facts={[duration, stops, ...stopPlaces]} sentences={warnings} />
    </span>
  );
}

interface FactsProps {
  facts: readonly string[];
  /** What may be longer than a line. */
  sentences?: readonly string[];
  small?: boolean;
}

function Facts({ facts, sentences = [], small }: FactsProps) {
  return (
    <span className={classes.facts} data-small={small}>
      {facts.map((fact, index) => (
        <span key={index} className={classes.fact}>
          {fact}{' '}
        </span>
      ))}
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence} </span>
      ))}
    </span>
  );
}
