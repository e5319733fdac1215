import { useMemo } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { HotelDescription } from '@karvon/contract';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, EmptyState, Scene } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { HotelCard } from '../../components/hotel-card/hotel-card';
import { stateMessages } from '../../components/results-states/results-states.messages';
import { hotelsQuery } from '../../data/hotels.query';
import { criteriaQuery } from '../../model/hotel-criteria';
import { hotelFacts } from '../../model/hotel-facts';
import { nearestHotels } from '../../model/nearest-hotels';
import { shiftStay, stayQuery, type Stay } from '../../model/stay';
import { hotelMessages as m } from './hotel-page.messages';
import classes from './hotel-page.module.css';

interface NoRoomsProps {
  hotel: HotelDescription;
  stay: Stay;
  today: PlainDate;
}

const max = 3;
const shifts = [
  { days: -1, text: m.dayBefore },
  { days: 1, text: stateMessages.dayLater },
  { days: 7, text: stateMessages.weekLater },
];

/** The hotel has no rooms for these days: links to other days and to hotels nearby. */
export function NoRooms({ hotel, stay, today }: NoRoomsProps) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const { location, code } = hotel;
  const criteria = { city: location.code, ...stay, payment: 'any' as const, onRequest: false };
  const { data } = useQuery(hotelsQuery(useTransport(), { criteria, lang }));
  const others = useMemo(
    () => (data ? nearestHotels(hotel, hotelFacts(data), max) : []),
    [data, hotel],
  );
  const objects = useMemo(
    () => new Map(data?.objects.map((object) => [object.code, object])),
    [data],
  );
  return (
    <>
      <EmptyState
        picture={<Scene name="caravan" vignette />}
        title={intl.formatMessage(m.noRooms)}
        text={intl.formatMessage(m.noRoomsText)}
        headingLevel={3}
        actions={
          <>
            {shifts
              .map(({ days, text }) => ({ text, next: shiftStay(stay, days) }))
              .filter(({ next }) => next.arrival >= today)
              .map(({ text, next }) => (
                <Button
                  key={next.arrival}
                  as={Link}
                  variant="secondary"
                  to={paths.hotel.to(lang, { code, ...stayQuery(next) })}
                  preventScrollReset
                >
                  {intl.formatMessage(text, { dates: format.range(next.arrival, next.departure) })}
                </Button>
              ))}
            <Button
              as={Link}
              variant="secondary"
              to={paths.hotels.to(lang, criteriaQuery({ ...criteria, payment: 'now' }))}
            >
              {intl.formatMessage(m.allHotels, { nameIn: location.nameIn })}
            </Button>
          </>
        }
      />
      {others.length > 0 ? (
        <section className={classes.others}>
          <h3>{intl.formatMessage(m.others)}</h3>
          {others.map((facts) => (
            <HotelCard
              key={facts.hotel.code}
              {...{ facts, objects, stay }}
              eager={false}
              active={false}
            />
          ))}
        </section>
      ) : null}
    </>
  );
}
