import { CarrierMark } from '../carrier-mark/carrier-mark';
import { Clock, TriangleAlert } from '../icons/icons.exports';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { LayoverText, PointText, SegmentText, SliceText } from './slice-texts';
import classes from './slice-details.module.css';

export interface SliceDetailsProps {
  slice: SliceText;
}

/** Every segment of a slice and the layovers between them, in order. */
export function SliceDetails({ slice }: SliceDetailsProps) {
  return (
    <ol className={classes.root}>
      {slice.segments.map((segment, index) => (
        <li key={index}>
          <Flight segment={segment} />
          {segment.layover ? <Layover {...segment.layover} /> : null}
        </li>
      ))}
    </ol>
  );
}

function Flight({ segment }: { segment: SegmentText }) {
  const {
    carrier,
    carrierCode,
    carrierLogo,
    flightNumber,
    operatedBy,
    aircraft,
    cabin,
    duration,
    technicalStops,
  } = segment;
  return (
    <div className={classes.flight}>
      <Point point={segment.departure} />
      <p className={classes.facts}>
        <CarrierMark code={carrierCode} logo={carrierLogo} />
        <span>
          <strong>{flightNumber}</strong>
          <span>{` · ${[carrier, operatedBy].filter(Boolean).join(', ')}`}</span>
          <br />
          <span>{[duration, cabin, aircraft].filter(Boolean).join(' · ')}</span>
          {technicalStops ? (
            <>
              <br />
              <span>{technicalStops}</span>
            </>
          ) : null}
        </span>
      </p>
      <Point point={segment.arrival} />
    </div>
  );
}

function Point({ point }: { point: PointText }) {
  return (
    <p className={classes.point}>
      <span className={classes.time}>
        {point.time}
        {point.dayShift ? <sup aria-hidden="true">{point.dayShift}</sup> : null}
        {point.dayShiftLabel ? <VisuallyHidden> {point.dayShiftLabel}</VisuallyHidden> : null}
      </span>
      <span>
        <strong>{point.city}</strong>
        {point.airport ? <span>{`, ${point.airport}`}</span> : null}{' '}
        <span className={classes.muted}>{point.code}</span>
        <br />
        <span className={classes.muted}>{point.date}</span>
      </span>
    </p>
  );
}

function Layover({ text, warnings, advice = [] }: LayoverText) {
  return (
    <div className={classes.layover} data-risky={warnings.length > 0 || undefined}>
      {warnings.length > 0 ? (
        <TriangleAlert aria-hidden="true" size={16} />
      ) : (
        <Clock aria-hidden="true" size={16} />
      )}
      <span>
        {text}
        {warnings.map((warning) => (
          <span key={warning} className={classes.warning}>
            {warning}
          </span>
        ))}
        {advice.map((sentence) => (
          <span key={sentence} className={classes.advice}>
            {sentence}
          </span>
        ))}
      </span>
    </div>
  );
}
