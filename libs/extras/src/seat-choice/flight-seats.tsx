import { useMemo, useState } from 'react';
import type { Extra, SeatMap as SeatPlan } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { withExtra } from '../model/choice';
import { seatsIn } from '../model/extras-offer';
import { placeSeats, priceClasses } from '../model/seat-map';
import { useExtraTexts, type TripOfExtras } from '../texts/use-extra-texts';
import { Passengers } from './passengers';
import { seatMessages as m, sideNames } from './seat-choice.messages';
import classes from './seat-choice.module.css';
import { SeatLegend } from './seat-legend';
import { SeatMap, type Sitter } from './seat-map';

interface FlightSeatsProps {
  trip: TripOfExtras;
  map: SeatPlan;
  /** What is bought already. */
  bought: readonly Extra[];
  chosen: readonly Extra[];
  onChoose: (chosen: Extra[]) => void;
}

type SeatExtra = Extract<Extra, { kind: 'seat' }>;

/** The seats of a flight: who has which, what they cost, and the map. A pressed seat goes to the marked passenger. */
export function FlightSeats({ trip, map, bought: had, chosen, onChoose }: FlightSeatsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { who, initials } = useExtraTexts(trip);
  const isHere = (extra: Extra): extra is SeatExtra =>
    extra.kind === 'seat' && extra.slice === map.slice && extra.segment === map.segment;
  const bought = had.filter(isHere);
  const mine = chosen.filter(isHere);
  const needing = trip.passengers.flatMap(({ type, returned }, passenger) =>
    type === 'baby' ||
    returned?.includes(map.slice) ||
    bought.some((seat) => seat.passenger === passenger)
      ? []
      : [passenger],
  );
  const without = (seats: readonly SeatExtra[]) =>
    needing.filter((one) => !seats.some(({ passenger }) => passenger === one));
  const [wanted, setWanted] = useState(() => without(mine)[0] ?? needing[0]);
  const [last, setLast] = useState<string | null>(null);
  const passenger = wanted ?? 0;
  const placed = useMemo(() => placeSeats(map), [map]);
  const prices = useMemo(() => priceClasses(seatsIn(map), passenger), [map, passenger]);
  const sitters = new Map<string, Sitter>(
    [...mine, ...bought].map((seat) => [
      seat.designator,
      {
        who: who(seat.passenger),
        initials: initials(seat.passenger),
        bought: bought.some((one) => one === seat),
      },
    ]),
  );

  const press = (designator: string) => {
    const held = mine.find((seat) => seat.designator === designator);
    if (held) {
      setWanted(held.passenger);
      setLast(null);
      onChoose(chosen.filter((one) => one !== held));
      return;
    }
    const seat = seatsIn(map).find((one) => one.designator === designator);
    if (wanted === undefined || sitters.has(designator) || !seat?.prices[wanted]) return;
    const { slice, segment } = map;
    const extra: SeatExtra = { kind: 'seat', passenger: wanted, slice, segment, designator };
    setLast(designator);
    setWanted(without([...mine, extra])[0] ?? wanted);
    onChoose(withExtra(chosen, extra));
  };

  const own = mine.find((seat) => seat.passenger === wanted)?.designator;
  const shown = mine.find(({ designator }) => designator === (last ?? own));
  const place = shown && placed.find(({ seat }) => seat.designator === shown.designator);
  const price = shown && place?.seat.prices[shown.passenger];
  return (
    <div className={classes.flight}>
      <Passengers
        {...{ trip, map, bought, mine, needing, wanted }}
        onWant={(one) => {
          setLast(null);
          setWanted(one);
        }}
      />
      <div className={classes.last} role="status">
        <span>
          {shown && price
            ? intl.formatMessage(m.chosen, {
                who: who(shown.passenger),
                seat: shown.designator,
                side: intl.formatMessage(sideNames[place.side]),
                price: price.amount > 0 ? format.money(price) : intl.formatMessage(m.free),
              })
            : intl.formatMessage(needing.length > 0 ? m.hint : m.everybody)}
        </span>
        {place && place.seat.disclosures.length > 0 ? (
          <p className={classes.note}>
            {intl.formatMessage(m.carrier, {
              designator: place.seat.designator,
              words: place.seat.disclosures.join(' '),
            })}
          </p>
        ) : null}
      </div>
      <SeatLegend prices={prices} />
      <SeatMap
        {...{ map, passenger, prices, sitters }}
        flight={trip.slices[map.slice]!.segments[map.segment]!.flightNumber}
        onPress={press}
      />
      {map.rows.some(({ exit }) => exit) ? (
        <p className={classes.note}>{intl.formatMessage(m.exitNote)}</p>
      ) : null}
    </div>
  );
}
