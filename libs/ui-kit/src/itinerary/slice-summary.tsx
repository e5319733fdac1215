import { TriangleAlert } from '../icons/icons.exports';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { PointText, SliceText } from './slice-texts';
import classes from './slice-summary.module.css';

export interface SliceSummaryProps {
  slice: SliceText;
}

/** A slice in short: times, airports, duration and layovers. */
export function SliceSummary({ slice }: SliceSummaryProps) {
  return (
    <div className={classes.root}>
      <End point={slice.departure} />
      <div className={classes.way}>
        <span className={classes.duration}>{slice.duration}</span>
        <span className={classes.line} aria-hidden="true">
          {slice.stopPlaces.map((_, index) => (
            <span key={index} className={classes.stop} />
          ))}
        </span>
        <span className={classes.stops}>{slice.stops}</span>
        {slice.stopPlaces.map((place, index) => (
          <span key={index} className={classes.place}>
            {place}
          </span>
        ))}
      </div>
      <End point={slice.arrival} side="arrival" />
      {slice.warnings.length > 0 ? (
        <ul className={classes.warnings}>
          {slice.warnings.map((warning) => (
            <li key={warning}>
              <TriangleAlert aria-hidden="true" size={16} />
              {warning}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function End({ point, side = 'departure' }: { point: PointText; side?: 'departure' | 'arrival' }) {
  return (
    <div className={classes.end} data-side={side}>
      <span className={classes.time}>
        {point.time}
        {point.dayShift ? (
          <>
            <sup className={classes.shift} aria-hidden="true">
              {point.dayShift}
            </sup>
            {point.dayShiftLabel ? <VisuallyHidden> {point.dayShiftLabel}</VisuallyHidden> : null}
          </>
        ) : null}
      </span>
      <span className={classes.city}>
        {point.city} <abbr className={classes.code}>{point.code}</abbr>
      </span>
      <span className={classes.date}>{point.date}</span>
    </div>
  );
}
