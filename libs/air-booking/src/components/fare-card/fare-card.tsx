import type { AirOfferDetail, Fare } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import {
  useFareEnd,
  useItineraryTexts,
  usePassengerShare,
  type FactTexts,
  type FactTone,
} from '@karvon/itinerary';
import { FareTerms } from '@karvon/fare-rules';
import { useSession } from '@karvon/session';
import { Button, Card, Price } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { spendablePoints } from '../../model/spendable-points';
import { FareFeatures } from '../fare-features/fare-features';
import { FareRules } from '../fare-rules/fare-rules';
import { PriceBreakdown } from '../price-breakdown/price-breakdown';
import { fareMessages as m } from './fare-card.messages';
import classes from './fare-card.module.css';

interface FareCardProps {
  offer: AirOfferDetail;
  fare: Fare;
  /** Address of the passengers at this fare. */
  to: string;
}

/** One fare: what it costs, and all its features in the same order on every card. */
export function FareCard({ offer, fare, to }: FareCardProps) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useItineraryTexts(offer.dictionary);
  const until = useFareEnd(offer.slices);
  const { carryOn, baggage, refund, exchange } = texts.fare(fare, offer.slices);
  const { adult, child, baby } = offer.travellers;
  const each = usePassengerShare(offer.travellers)(fare.total);
  const eachWay = (tone: FactTone) =>
    offer.slices.length > 1 && tone === 'yes' ? intl.formatMessage(m.eachWay) : null;
  const terms: (FactTexts & { note: string | null })[] = [
    ...carryOn.map((fact) => ({ ...fact, note: fact.way ?? null })),
    ...baggage.map((fact) => ({ ...fact, note: fact.way ?? eachWay(fact.tone) })),
    { ...refund, note: until(fare.refund) },
    { ...exchange, note: until(fare.exchange) },
  ];
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
      <FareTerms terms={terms} />
      <div className={classes.more}>
        <FareFeatures states={texts.features(fare, offer.slices)} />
      </div>
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
