import { useState } from 'react';
import type { AirOrder, Extra, SeatMap } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { Tabs } from '@karvon/ui-kit';
import { FlightSeats } from './flight-seats';
import { seatMessages as m } from './seat-choice.messages';
import classes from './seat-choice.module.css';

interface SeatChoiceProps {
  order: AirOrder;
  seatMaps: readonly SeatMap[];
  chosen: readonly Extra[];
  onChoose: (chosen: Extra[]) => void;
}

const nameOf = ({ slice, segment }: SeatMap) => `${slice}.${segment}`;

/** The seats of each flight that sells them. */
export function SeatChoice({ order, seatMaps, chosen, onChoose }: SeatChoiceProps) {
  const intl = useIntl();
  const texts = useItineraryTexts(order.dictionary);
  const [shown, setShown] = useState('');
  const map = seatMaps.find((one) => nameOf(one) === shown) ?? seatMaps[0]!;
  const flights = order.slices.flatMap(({ segments }) => segments).length;
  return (
    <div>
      <Tabs
        label={intl.formatMessage(m.flights)}
        value={nameOf(map)}
        onChange={setShown}
        tabs={seatMaps.map((one) => {
          const { departure, arrival } = texts.slice(order.slices[one.slice]!).segments[
            one.segment
          ]!;
          return {
            value: nameOf(one),
            label: (
              <>
                <span>
                  {intl.formatMessage(m.flight, { from: departure.city, to: arrival.city })}
                </span>{' '}
                <span className={classes.date}>{departure.date}</span>
              </>
            ),
          };
        })}
      >
        <FlightSeats key={nameOf(map)} {...{ order, map, chosen, onChoose }} />
      </Tabs>
      {seatMaps.length < flights ? (
        <p className={classes.note}>{intl.formatMessage(m.otherFlights)}</p>
      ) : null}
    </div>
  );
}
