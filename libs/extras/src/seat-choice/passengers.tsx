import { useId } from 'react';
import type { Extra, SeatMap } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { VisuallyHidden } from '@karvon/ui-kit';
import { seatsIn } from '../model/extras-offer';
import { useExtraTexts, type TripOfExtras } from '../texts/use-extra-texts';
import { seatMessages as m } from './seat-choice.messages';
import classes from './seat-choice.module.css';

type SeatExtra = Extract<Extra, { kind: 'seat' }>;

interface PassengersProps {
  trip: TripOfExtras;
  map: SeatMap;
  bought: readonly SeatExtra[];
  mine: readonly SeatExtra[];
  /** Who can get a seat here. */
  needing: readonly number[];
  /** Who gets the pressed seat. */
  wanted: number | undefined;
  onWant: (passenger: number) => void;
}

/** The passengers with their seats on a flight; one of them gets the seat that is pressed. */
export function Passengers(props: PassengersProps) {
  const { trip, map, bought, mine, needing, wanted, onWant } = props;
  const intl = useIntl();
  const format = useFormat();
  const { who } = useExtraTexts(trip);
  const group = useId();
  const textOf = (passenger: number) => {
    const had = bought.find((seat) => seat.passenger === passenger);
    if (had) return intl.formatMessage(m.bought, { designator: had.designator });
    const seat = mine.find((one) => one.passenger === passenger);
    if (!seat) return intl.formatMessage(m.noSeat);
    const { designator } = seat;
    const price = seatsIn(map).find((one) => one.designator === designator)?.prices[passenger];
    if (!price) return designator;
    return intl.formatMessage(m.hasSeat, {
      designator,
      price: price.amount > 0 ? format.money(price) : intl.formatMessage(m.free),
    });
  };
  const listed = [...needing, ...bought.map(({ passenger }) => passenger)].sort((a, b) => a - b);
  return (
    <fieldset className={classes.passengers}>
      <legend>
        <VisuallyHidden>{intl.formatMessage(m.passengers)}</VisuallyHidden>
      </legend>
      {listed.map((passenger) => (
        <label key={passenger} className={classes.passenger}>
          <input
            type="radio"
            name={group}
            checked={passenger === wanted}
            disabled={!needing.includes(passenger)}
            onChange={() => onWant(passenger)}
          />
          <span className={classes.name}>{who(passenger)}</span>
          <span className={classes.seatOf}>{textOf(passenger)}</span>
        </label>
      ))}
    </fieldset>
  );
}
