import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { CheckoutSteps, type ContactsSlot } from '@karvon/checkout';
import type { Passenger } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { OfferSkeleton } from '../../components/offer-skeleton/offer-skeleton';
import { ProblemScreen } from '../../components/problem-screen/late-problem-screen';
import { offerQuery } from '../../data/offer.query';
import { describeGone, isGone, type Alternatives } from '../../model/gone-offer';
import type { TravellerSlot } from '../../model/traveller-slot';
import { airSteps } from '../../model/air-steps';
import { withoutChoice } from '../../model/checkout-address';
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
  /** Offers near one that cannot be had. */
  alternatives?: Alternatives;
  /** A way to ask a person, for the booking-error dialog. */
  support?: ReactNode;
  /** A company page by its id, to be read in a dialog over the form. */
  legalText: (id: string) => ReactNode;
  /** Who may know the booker, above the contacts. */
  contacts?: (slot: ContactsSlot) => ReactNode;
  /** What may fill a passenger in: people the visitor has saved. */
  traveller?: (slot: TravellerSlot) => ReactNode;
  /** The session that was to spend points has ended: the way in, over the form. */
  onSessionEnded?: () => void;
  /** The order is made; these are the people of it that the visitor wants to be saved. */
  onBooked?: (toSave: Passenger[]) => void;
}

/** Who buys and who flies. Ends with the order's page. */
export function PassengersPage({ offerId, fareId, backTo, ...rest }: PassengersPageProps) {
  const intl = useIntl();
  const lang = useLocale();
  const [params] = useSearchParams();
  const query = useQuery(offerQuery(useTransport(), { offerId, lang }));
  const offer = query.data;
  const fare = offer?.fares.find(({ id }) => id === fareId);
  const faresTo = paths.airOffer.to(lang, { ...withoutChoice(params), offerId });

  const content = () => {
    if (offer && fare) {
      return <Checkout key={offer.id + fare.id} {...{ offer, fare, backTo, faresTo }} {...rest} />;
    }
    if (offer)
      return <ProblemScreen error={{ code: 'sold-out' }} backTo={backTo} faresTo={faresTo} />;
    if (!query.isError) return <OfferSkeleton label={intl.formatMessage(m.loading)} />;
    const retry = isGone(query.error) ? {} : { onRetry: () => void query.refetch() };
    return (
      <ProblemScreen error={query.error} backTo={backTo} {...retry}>
        {rest.alternatives?.(describeGone(query.error, { offerId, departingAt: null }))}
      </ProblemScreen>
    );
  };
  return (
    <div className={classes.root}>
      <CheckoutSteps steps={airSteps} current="passengers" />
      {content()}
    </div>
  );
}
