import type { ReactNode } from 'react';
import type { AirOrder, ScheduleChange } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { Card, Stack } from '@karvon/ui-kit';
import { flightChangeMessages as m } from './flight-change.messages';
import classes from './flight-change.module.css';
import { FlightRow } from './flight-row';

interface FlightChangeProps {
  order: Pick<AirOrder, 'dictionary'>;
  change: ScheduleChange;
  /** What can be done about it; left out on a page that is open to everybody with the link. */
  children?: ReactNode;
}

/** What the airline has changed since the sale. */
export function FlightChange({ order, change, children }: FlightChangeProps) {
  const intl = useIntl();
  const texts = useItineraryTexts(order.dictionary);

  return (
    <Card as="section" aria-labelledby="order-change">
      <Stack>
        <h2 id="order-change" className={classes.title}>
          {intl.formatMessage(change.kind === 'cancelled' ? m.cancelled : m.changed)}
        </h2>
        {change.slices.map(({ before, after }, index) => {
          const { departure, arrival } = texts.slice(before);
          return (
            <div key={index}>
              <h3 className={classes.way}>{`${departure.city} – ${arrival.city}`}</h3>
              <dl className={classes.flights}>
                <dt>{intl.formatMessage(after ? m.before : m.gone)}</dt>
                <dd>
                  <FlightRow slice={before} texts={texts} />
                </dd>
                {after ? (
                  <>
                    <dt>{intl.formatMessage(m.after)}</dt>
                    <dd>
                      <FlightRow slice={after} texts={texts} />
                    </dd>
                  </>
                ) : null}
              </dl>
            </div>
          );
        })}
        {children ?? <p>{intl.formatMessage(m.notYours)}</p>}
      </Stack>
    </Card>
  );
}
