import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import type { PlainDate } from '@karvon/calendar';
import type { Favourite } from '@karvon/contract';
import { travellersOf, type FlightItem } from '@karvon/favourite-heart';
import { useItineraryTexts } from '@karvon/itinerary';
import { paths } from '@karvon/paths';
import { Button } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { useFlightsNow } from '../../data/use-now';
import { useRouteName } from './use-route-name';
import type { FoundFlight } from '../../model/found-flight';
import type { Market } from '../../model/market';
import { cardMessages as m } from './card.messages';
import { FavouriteCard, type CardControls } from './favourite-card';
import classes from './favourite-card.module.css';
import { PriceNow } from './price-now';

export interface CardProps<Item> extends CardControls {
  item: Item;
  before: Favourite['price'];
  market: Market;
  today: PlainDate;
}

/** The flights of an itinerary, a row for each slice: what the kept item says, and what a seller adds to it. */
export function FlightRows({ item, found }: { item: FlightItem; found: FoundFlight | null }) {
  const format = useFormat();
  const texts = useItineraryTexts(found?.dictionary ?? { carriers: {}, airports: {} });
  return (
    <ul className={classes.rows}>
      {item.slices.map((slice, index) => {
        const [first] = slice;
        const sold = found?.offer.slices[index];
        const line = sold && texts.slice(sold);
        const numbers = slice.map(({ number }) => number.replace(/^(..)/, '$1 ')).join(', ');
        return (
          // Slices of an item never change their places.
          <li key={index}>
            <span className={classes.times}>
              <span>{line ? `${first!.time} — ${line.arrival.time}` : first!.time}</span>
              {line?.arrival.dayShift ? <sup>{line.arrival.dayShift}</sup> : null}
            </span>{' '}
            <span>{format.date(first!.day, 'weekdayDayMonth')}</span>
            <span className={classes.note}>
              {[numbers, ...(line ? [line.duration, line.stops, ...line.warnings] : [])].join(
                ' · ',
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A kept itinerary with its price now. */
export function FlightCard({ item, before, market, today, ...controls }: CardProps<FlightItem>) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const now = useFlightsNow([item], { market, today })[0]!;
  const title = useRouteName(item, market);
  const found = now.state === 'sold' ? now.found : null;
  const { adult, child, baby } = travellersOf(item);
  const count = adult + child + baby;
  const [first] = item.slices[0]!;
  const name = `${title}, ${format.date(first!.day)}, ${first!.time}`;
  const texts = useItineraryTexts(found?.dictionary ?? { carriers: {}, airports: {} });
  const party = [
    intl.formatMessage(m.passengers, { count }),
    texts.cabin(item.search.class === 'Business' ? 'Business' : 'Economy').toLowerCase(),
  ];
  return (
    <FavouriteCard
      {...controls}
      title={title}
      name={name}
      price={
        <PriceNow
          now={now}
          before={before}
          total={found?.fare.total ?? null}
          note={count > 1 ? intl.formatMessage(m.forAll) : undefined}
          gone={intl.formatMessage(m.flightGone)}
        />
      }
      action={
        found ? (
          <Button
            as={Link}
            size="small"
            to={paths.airOffer.to(lang, {
              offerId: found.offer.id,
              ...item.search,
              fare: found.fare.id,
              seen: String(found.fare.total.amount),
            })}
            aria-label={intl.formatMessage(m.chooseNamed, { what: name })}
          >
            {intl.formatMessage(m.choose)}
          </Button>
        ) : now.state === 'gone' ? (
          <Button
            as={Link}
            size="small"
            variant="secondary"
            to={paths.airTickets.to(lang, item.search)}
          >
            {intl.formatMessage(m.searchAgain)}
          </Button>
        ) : null
      }
    >
      <p className={classes.note}>{party.join(', ')}</p>
      <FlightRows item={item} found={found} />
    </FavouriteCard>
  );
}
