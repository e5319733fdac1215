import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CheckoutHeader } from '../../components/checkout-header/checkout-header';
import { CheckoutSteps } from '../../components/checkout-steps/checkout-steps';
import { OfferSkeleton } from '../../components/offer-skeleton/offer-skeleton';
import { PriceNews } from '../../components/price-news/price-news';
import { isGone, ProblemScreen } from '../../components/problem-screen/problem-screen';
import { offerQuery } from '../../data/offer.query';
import { seenPrice, withoutChoice } from '../../model/checkout-address';
import { Checkout } from './checkout';
import { passengersPageMessages as m } from './passengers-page.messages';
import classes from './passengers-page.module.css';

export interface PassengersPageProps {
  offerId: string;
  fareId: string;
  edition: Edition;
  /** Today on the edition's clock, as the server knows it. */
  today: PlainDate;
  /** Address of the search results the offer came from. */
  backTo: string;
}

/** Who buys and who flies. Ends with the order's page. */
export function PassengersPage({ offerId, fareId, edition, today, backTo }: PassengersPageProps) {
  const intl = useIntl();
  const lang = useLocale();
  const [params] = useSearchParams();
  const query = useQuery(offerQuery(useTransport(), { offerId, lang }));
  const offer = query.data;
  const fare = offer?.fares.find(({ id }) => id === fareId);
  const faresTo = paths.airOffer.to(lang, { ...withoutChoice(params), offerId });

  const content = () => {
    if (offer && fare) {
      return (
        <>
          <CheckoutHeader
            backTo={faresTo}
            back={intl.formatMessage(m.back)}
            title={intl.formatMessage(m.title)}
            lead={intl.formatMessage(m.lead)}
          />
          <PriceNews before={seenPrice(params, fare.total.currency)} now={fare.total} />
          <Checkout
            key={offer.id + fare.id}
            {...{ offer, fare, edition, today, backTo, faresTo }}
          />
        </>
      );
    }
    if (offer)
      return <ProblemScreen error={{ code: 'sold-out' }} backTo={backTo} faresTo={faresTo} />;
    if (!query.isError) return <OfferSkeleton label={intl.formatMessage(m.loading)} />;
    const retry = isGone(query.error) ? {} : { onRetry: () => void query.refetch() };
    return <ProblemScreen error={query.error} backTo={backTo} {...retry} />;
  };
  return (
    <div className={classes.root}>
      <CheckoutSteps current="passengers" />
      {content()}
    </div>
  );
}
