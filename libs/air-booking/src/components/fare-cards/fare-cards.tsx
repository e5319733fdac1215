import type { AirOfferDetail, Fare } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { Button, VisuallyHidden } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { FareCard } from '../fare-card/fare-card';
import { TripLine } from '../trip-line/trip-line';
import { fareCardsMessages as m } from './fare-cards.messages';
import classes from './fare-cards.module.css';
import { useCardInView } from './use-card-in-view';

interface FareCardsProps {
  offer: AirOfferDetail;
  /** The fare that comes first, with which the others are compared. */
  base: Fare;
  /** Address of the passengers at a fare. */
  addressOf: (fare: Fare) => string;
}

/** The fares side by side, each but the first by what differs. On a phone one fare at a time, swiped or chosen by name, with trip and price below. */
export function FareCards({ offer, base, addressOf }: FareCardsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { row, current, show } = useCardInView();
  const fares = [base, ...offer.fares.filter((fare) => fare !== base)];
  const seen = fares[current] ?? base;
  const several = fares.length > 1;
  return (
    <>
      {several ? (
        <div className={classes.names} role="group" aria-label={intl.formatMessage(m.choice)}>
          {fares.map((fare, index) => (
            <button
              key={fare.id}
              type="button"
              className={classes.name}
              aria-pressed={index === current}
              onClick={() => show(index)}
            >
              <span>{fare.name}</span>
              <span className={classes.price}>{format.money(fare.total)}</span>
            </button>
          ))}
        </div>
      ) : null}
      <div
        ref={row}
        className={classes.cards}
        // What scrolls must be reachable by keyboard.
        {...(several && { role: 'region', tabIndex: 0, 'aria-label': intl.formatMessage(m.list) })}
      >
        {fares.map((fare) => (
          <FareCard key={fare.id} {...{ offer, fare, base }} to={addressOf(fare)} />
        ))}
      </div>
      <div className={classes.bar}>
        <TripLine offer={offer} />
        <p className={classes.sum}>
          <span className={classes.of}>{intl.formatMessage(m.inView, { name: seen.name })}</span>
          <strong>{format.money(seen.total)}</strong>
        </p>
        <Button as={Link} to={addressOf(seen)}>
          <span>{intl.formatMessage(m.next)}</span>
          <VisuallyHidden> {intl.formatMessage(m.nextWith, { name: seen.name })}</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}
