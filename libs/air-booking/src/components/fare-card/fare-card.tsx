import type { AirOfferDetail, Fare } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { usePassengerShare } from '@karvon/itinerary';
import { FareTerms } from '@karvon/fare-rules';
import { useSession } from '@karvon/session';
import { Button, Card, late, Price } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { spendablePoints } from '../../model/spendable-points';
import { FareFeatures } from '../fare-features/fare-features';
import { FareRules } from '../fare-rules/fare-rules';
import { fareMessages as m } from '../fare-card.messages';
import classes from './fare-card.module.css';
import { useFareFacts } from '../use-fare-facts';

/** Nothing in these two must be pressed to buy. */
const FareChanges = late(async () => (await import('../fare-changes/fare-changes')).FareChanges);
const PriceBreakdown = late(
  async () => (await import('../price-breakdown/price-breakdown')).PriceBreakdown,
);

interface FareCardProps {
  offer: AirOfferDetail;
  fare: Fare;
  /** The fare that this one is compared with, which may be itself. */
  base: Fare;
  /** Address of the passengers at this fare. */
  to: string;
}

/**
 * One fare: what it costs and gives. The base tells all its facts in one order, each other fare what differs, with the whole
 * list on demand.
 */
export function FareCard({ offer, fare, base, to }: FareCardProps) {
  const intl = useIntl();
  const format = useFormat();
  const { terms, features } = useFareFacts(offer)(fare);
  const { adult, child, baby } = offer.travellers;
  const each = usePassengerShare(offer.travellers)(fare.total);
  const { user } = useSession();
  const spendable = user ? spendablePoints(user, fare) : fare.pointsSpendable;
  const letters = [...new Set(fare.bookingClasses)];
  const titleId = `fare-${fare.id}`;

  return (
    <Card as="article" className={classes.root} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h3 id={titleId} className={classes.name}>
          {fare.name}
        </h3>
        <Price
          amount={format.money(fare.total)}
          note={
            <>
              <span>{intl.formatMessage(m.everyone, { count: adult + child + baby })}</span>
              {each ? <span className={classes.each}>{each}</span> : null}
            </>
          }
        />
        <Button as={Link} to={to} block>
          {intl.formatMessage(m.choose, { name: fare.name })}
        </Button>
      </div>
      {fare === base ? (
        <>
          <FareTerms terms={terms} />
          <div className={classes.more}>
            <FareFeatures states={features} />
          </div>
        </>
      ) : (
        <FareChanges offer={offer} base={base} fare={fare}>
          <FareTerms terms={terms} />
          <FareFeatures states={features} />
        </FareChanges>
      )}
      <div className={classes.small}>
        {letters.length > 0 ? (
          <p>
            {intl.formatMessage(m.classes, {
              count: letters.length,
              letters: letters.length > 1 ? fare.bookingClasses.join(', ') : letters.join(),
            })}
          </p>
        ) : null}
        {fare.pointsEarned > 0 ? (
          <p className={classes.points}>
            {intl.formatMessage(user ? m.memberEarns : m.earn, {
              points: format.points(fare.pointsEarned),
            })}
          </p>
        ) : null}
        {spendable > 0 ? (
          <p className={classes.points}>
            {intl.formatMessage(user ? m.memberSpends : m.spend, {
              points: format.points(spendable),
            })}
          </p>
        ) : null}
      </div>
      <div className={classes.terms}>
        <PriceBreakdown price={fare.price} />
        <FareRules offerId={offer.id} fare={fare} />
      </div>
    </Card>
  );
}
