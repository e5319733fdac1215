import { TriangleAlert } from '../icons/icons.exports';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { PointText, SliceText } from './slice-texts';
import classes from './slice-line.module.css';

export interface SliceLineProps {
  slice: SliceText;
}

/** One slice as two lines of a list: times and duration, airports and stops. */
export function SliceLine({ slice }: SliceLineProps) {
  const { departure, arrival, duration, stops, stopPlaces, warnings } = slice;
  return (
    <div className={classes.root}>
      <p className={classes.times}>
        {departure.time} — {arrival.time}
        {arrival.dayShift ? (
          <sup className={classes.shift} aria-hidden="true">
            {arrival.dayShift}
          </sup>
        ) : null}
        {arrival.dayShiftLabel ? <VisuallyHidden> {arrival.dayShiftLabel}</VisuallyHidden> : null}
      </p>
      <p className={classes.duration}>{duration}</p>
      <p className={classes.places}>
        <span className={classes.route}>
          <Place point={departure} /> — <Place point={arrival} />
        </span>{' '}
        <span className={classes.date}>· {departure.shortDate}</span>
      </p>
      <p className={classes.stops}>
        <strong>{stops}</strong>
        {stopPlaces.map((place, index) => (
          <span key={index}>{place}</span>
        ))}
      </p>
      {warnings.length > 0 ? (
        <ul className={classes.warnings}>
          {warnings.map((warning) => (
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

/** A phone shows only the code, because the heading of the page has the name. */
function Place({ point: { city, code } }: { point: PointText }) {
  return (
    <>
      <span className={classes.city}>{city} </span>
      <abbr className={classes.code}>{code}</abbr>
    </>
  );
}
