import { useState } from 'react';
import type { Extra, SeatMap } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { Tabs } from '@karvon/ui-kit';
import type { TripOfExtras } from '../texts/use-extra-texts';
import { FlightSeats } from './flight-seats';
import { seatMessages as m } from './seat-choice.messages';
import classes from './seat-choice.module.css';

interface SeatChoiceProps {
  trip: TripOfExtras;
  seatMaps: readonly SeatMap[];
  /** What is bought already. */
  bought: readonly Extra[];
  chosen: readonly Extra[];
  onChoose: (chosen: Extra[]) => void;
}

const nameOf = ({ slice, segment }: SeatMap) => `${slice}.${segment}`;

/** The seats of each flight that sells them. */
export function SeatChoice({ trip, seatMaps, bought, chosen, onChoose }: SeatChoiceProps) {
  const intl = useIntl();
  const texts = useItineraryTexts(trip.dictionary);
  const [shown, setShown] = useState('');
  const map = seatMaps.find((one) => nameOf(one) === shown) ?? seatMaps[0]!;
  const flights = trip.slices.flatMap(({ segments }) => segments).length;
  return (
    <div>
      <Tabs
        label={intl.formatMessage(m.flights)}
        value={nameOf(map)}
        onChange={setShown}
        tabs={seatMaps.map((one) => {
          const { departure, arrival } = texts.slice(trip.slices[one.slice]!).segments[
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
        <FlightSeats key={nameOf(map)} {...{ trip, map, bought, chosen, onChoose }} />
      </Tabs>
      {seatMaps.length < flights ? (
        <p className={classes.note}>{intl.formatMessage(m.otherFlights)}</p>
      ) : null}
    </div>
  );
}
