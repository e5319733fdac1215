import type { AirOfferDetail } from '@karvon/contract';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { useItineraryTexts } from '@karvon/itinerary';
import { paths } from '@karvon/paths';
import { Button, Card, Price } from '@karvon/ui-kit';
import { Link, useSearchParams } from 'react-router';
import { withoutChoice } from '../../model/checkout-address';
import { otherFaresMessages as m } from './other-fares.messages';
import classes from './other-fares.module.css';

interface OtherFaresProps {
  offer: AirOfferDetail;
  /** The fare that is no longer sold. */
  goneFareId: string;
}

/** A link to the other fares of the same flights; the typed data stays. */
export function OtherFares({ offer, goneFareId }: OtherFaresProps) {
  const intl = useIntl();
  const lang = useLocale();
  const format = useFormat();
  const texts = useItineraryTexts(offer.dictionary);
  const [params] = useSearchParams();
  const fares = offer.fares.filter(({ id }) => id !== goneFareId);
  if (fares.length === 0) return null;
  return (
    <section aria-labelledby="other-fares" className={classes.root}>
      <h2 id="other-fares" className={classes.title}>
        {intl.formatMessage(m.title)}
      </h2>
      <ul className={classes.list}>
        {fares.map((fare) => (
          <Card as="li" key={fare.id} className={classes.fare}>
            <div>
              <h3 className={classes.name}>{fare.name}</h3>
              {texts.fare(fare, offer.slices).baggage.map(({ text, way }) => (
                <p key={way ?? ''} className={classes.baggage}>
                  {way ? `${text}, ${way}` : text}
                </p>
              ))}
            </div>
            <Price amount={format.money(fare.total)} />
            <Button
              as={Link}
              variant="secondary"
              to={paths.airPassengers.to(lang, {
                ...withoutChoice(params),
                offerId: offer.id,
                fare: fare.id,
                seen: String(fare.total.amount),
              })}
            >
              {intl.formatMessage(m.choose, { name: fare.name })}
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}
