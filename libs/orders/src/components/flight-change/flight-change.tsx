import type { AirOrder, ScheduleChange, Slice } from '@karvon/contract';
import { useIntl, useProblemText } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { Button, Card, Notice, Stack } from '@karvon/ui-kit';
import { useAcceptChange } from '../../data/accept-change.mutation';
import { flightChangeMessages as m } from './flight-change.messages';
import classes from './flight-change.module.css';

interface FlightChangeProps {
  order: Pick<AirOrder, 'number' | 'dictionary'>;
  change: ScheduleChange;
}

/** What the airline has changed since the sale, and a button that agrees to the new flights. */
export function FlightChange({ order, change }: FlightChangeProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const texts = useItineraryTexts(order.dictionary);
  const accept = useAcceptChange(order.number, change.id);

  function line(slice: Slice) {
    const { departure, arrival, segments } = texts.slice(slice);
    return intl.formatMessage(m.flight, {
      flights: segments.map(({ flightNumber }) => flightNumber).join(' – '),
      date: departure.date,
      departure: departure.time,
      arrival: arrival.time,
      shift: arrival.dayShiftLabel || 'none',
    });
  }

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
                <dt>{intl.formatMessage(m.before)}</dt>
                <dd>{line(before)}</dd>
                <dt>{intl.formatMessage(m.after)}</dt>
                <dd>{after ? line(after) : intl.formatMessage(m.gone)}</dd>
              </dl>
            </div>
          );
        })}
        {accept.error ? <Notice tone="error">{problemText(accept.error)}</Notice> : null}
        {change.acceptable ? (
          <Button
            block
            loading={accept.isPending}
            loadingLabel={intl.formatMessage(m.accepting)}
            onClick={() => accept.mutate()}
          >
            {intl.formatMessage(m.accept)}
          </Button>
        ) : null}
        <p>{intl.formatMessage(change.acceptable ? m.refund : m.refundCancelled)}</p>
      </Stack>
    </Card>
  );
}
