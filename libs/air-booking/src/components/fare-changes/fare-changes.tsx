import type { ReactNode } from 'react';
import type { AirOfferDetail, Fare } from '@karvon/contract';
import { FareTerms } from '@karvon/fare-rules';
import { useFormat, useIntl } from '@karvon/i18n';
import { money } from '@karvon/money';
import { Disclosure } from '@karvon/ui-kit';
import { fareDifference, isNothing } from '../../model/fare-difference';
import { useFareFacts } from '../use-fare-facts';
import { FareFeatures } from '../fare-features/fare-features';
import { changesMessages as m } from './fare-changes.messages';
import classes from './fare-changes.module.css';

interface FareChangesProps {
  offer: AirOfferDetail;
  /** The fare that the other one is compared with. */
  base: Fare;
  fare: Fare;
  /** All facts of the fare. */
  children: ReactNode;
}

/** What a fare costs more than the first one, what is better and worse for it, and on demand the whole list. */
export function FareChanges({ offer, base, fare, children }: FareChangesProps) {
  const intl = useIntl();
  const format = useFormat();
  const factsOf = useFareFacts(offer);
  const { extra, ...parts } = fareDifference(base, fare, offer.slices);
  const price = extra.amount > 0 ? m.dearer : extra.amount < 0 ? m.cheaper : m.samePrice;
  const sum = format.money(money(Math.abs(extra.amount), extra.currency));
  const turns = (['gained', 'lost', 'other'] as const).filter((turn) => !isNothing(parts[turn]));
  return (
    <div className={classes.root}>
      <p className={classes.extra}>{intl.formatMessage(price, { sum, name: base.name })}</p>
      {turns.length === 0 ? <p>{intl.formatMessage(m.nothing)}</p> : null}
      {turns.map((turn) => {
        const { terms, features } = factsOf(fare, parts[turn]);
        return (
          // Fares stand side by side, and each has a group of this kind.
          <div
            key={turn}
            role="group"
            aria-label={`${intl.formatMessage(m[turn])}: ${fare.name}`}
            className={classes.facts}
          >
            <p className={classes.turn}>{intl.formatMessage(m[turn])}</p>
            {terms.length > 0 ? <FareTerms terms={terms} /> : null}
            {Object.values(features).some((states) => states.length > 0) ? (
              <FareFeatures states={features} />
            ) : null}
          </div>
        );
      })}
      <Disclosure quiet summary={intl.formatMessage(m.all)}>
        <div className={classes.all}>{children}</div>
      </Disclosure>
    </div>
  );
}
