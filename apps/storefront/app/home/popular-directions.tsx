import { Suspense, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Await, Link } from 'react-router';
import { criteriaQuery } from '@karvon/air-search';
import { addDays, type PlainDate } from '@karvon/calendar';
import type { AirDirection } from '@karvon/contract';
import { FormattedMessage, useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { ArrowRight, Price, Scene, Skeleton } from '@karvon/ui-kit';
import { directionsMessages as messages } from './directions.messages';
import classes from './directions.module.css';
import section from './home.module.css';
import type { Directions, HomeData } from './load-home.server';

const shown = 6;
/** The day of a search for a direction without a price: most prices in the list are for about that day. */
const daysAhead = 14;
const anAdult = { adult: 1, child: 0, baby: 0 };

interface DirectionProps {
  direction: AirDirection;
  origin: { code: string; city: string };
  /** When the prices were found. */
  asOf: string;
}

/** Age of a price in minutes; from one hour on, whole hours. */
function ageOf(observedAt: string, asOf: string): number {
  const minutes = Math.max(1, Math.round((Date.parse(asOf) - Date.parse(observedAt)) / 60_000));
  return minutes < 60 ? minutes : Math.round(minutes / 60) * 60;
}

const searchOf = (origin: string, destination: string, out: PlainDate) =>
  criteriaQuery({
    from: origin,
    to: destination,
    out,
    back: null,
    onward: [],
    travellers: anAdult,
    ticketClass: 'Economy',
  });

interface CardProps {
  origin: { code: string; city: string };
  destination: AirDirection['destination'];
  out: PlainDate;
  /** In large type. */
  amount: string;
  note: ReactNode;
}

function Card({ origin, destination, out, amount, note }: CardProps) {
  const intl = useIntl();
  return (
    <Link
      className={classes.direction}
      to={paths.airTickets.to(useLocale(), searchOf(origin.code, destination.code, out))}
    >
      <Scene name={destination.cityCode} className={classes.scene} />
      <span className={classes.words}>
        <span className={classes.cities}>
          <span className={classes.from}>
            {intl.formatMessage(messages.fromCity, { city: origin.city })}
          </span>
          <span className={classes.to}>{destination.city}</span>
          <span className={classes.country}>{destination.countryName}</span>
        </span>
        <span className={classes.foot}>
          <Price className={classes.price} amount={amount} note={note} />
          <ArrowRight size={20} className={classes.arrow} aria-hidden />
        </span>
      </span>
    </Link>
  );
}

function Direction({ direction, origin, asOf }: DirectionProps) {
  const intl = useIntl();
  const format = useFormat();
  const { destination, out, price } = direction;
  return (
    <Card
      {...{ origin, destination, out }}
      amount={intl.formatMessage(messages.fromPrice, { price: format.money(price.total) })}
      note={
        <>
          <span className={classes.day}>{format.date(out, 'weekdayDayMonth')}</span>{' '}
          <span>
            {price.mark === 'live'
              ? intl.formatMessage(messages.fresh)
              : intl.formatMessage(messages.seen, {
                  age: format.duration(ageOf(price.observedAt, asOf)),
                })}
          </span>
        </>
      }
    />
  );
}

/** A direction without a known price: the search finds it. */
function Unpriced({
  destination,
  origin,
  asOf,
}: Pick<CardProps, 'destination' | 'origin'> & { asOf: string }) {
  const intl = useIntl();
  const format = useFormat();
  const out = addDays(asOf.slice(0, 10), daysAhead);
  return (
    <Card
      {...{ origin, destination, out }}
      amount={intl.formatMessage(messages.unpriced)}
      note={<span className={classes.day}>{format.date(out, 'weekdayDayMonth')}</span>}
    />
  );
}

function Section({ children }: { children: ReactNode }) {
  return (
    <section className={clsx(section.section, classes.root)}>
      <h2>
        <FormattedMessage {...messages.title} />
      </h2>
      <p className={section.lead}>
        <FormattedMessage {...messages.lead} />
      </p>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}

/** As many cards as results, each as high as its skeleton. */
function Waiting() {
  return (
    <Section>
      {Array.from({ length: shown }, (_, index) => (
        <li key={index} className={classes.wait}>
          <Skeleton shape="block" />
        </li>
      ))}
    </Section>
  );
}

function Found({ origin, directions, unpriced = [], asOf }: Directions) {
  if (directions.length + unpriced.length === 0) return null;
  return (
    <Section>
      {directions.map((direction) => (
        <li key={direction.destination.code}>
          <Direction {...{ direction, origin, asOf }} />
        </li>
      ))}
      {unpriced.map((destination) => (
        <li key={destination.code}>
          <Unpriced {...{ destination, origin, asOf }} />
        </li>
      ))}
    </Section>
  );
}

/**
 * Popular searches with the lowest price of the coming weeks. Directions without a known price fill the list up to the number of
 * skeletons. Nothing when the API does not respond.
 */
export function PopularDirections({ directions }: Pick<HomeData, 'directions'>) {
  if (directions === null) return null;
  // Prices that are already known are in the first HTML and are not streamed after it.
  if (!(directions instanceof Promise)) return <Found {...directions} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Await resolve={directions} errorElement={null}>
        {(found) => (found ? <Found {...found} /> : null)}
      </Await>
    </Suspense>
  );
}
