import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { CheckoutSteps, type ContactsSlot } from '@karvon/checkout';
import type { Passenger } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { late } from '@karvon/ui-kit';
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
import { passengersPageMessages as m } from './passengers-page.messages';
import classes from './passengers-page.module.css';

function Loading() {
  return <OfferSkeleton label={useIntl().formatMessage(m.loading)} />;
}

/** The form's code is more than the page's: what is typed or pressed before it is there counts when it comes. */
const Checkout = late(async () => (await import('./checkout')).Checkout, <Loading />);

/** For who comes from another page of ours: the form is there at once. */
export const loadPassengerForm = Checkout.load;

export interface PassengersPageProps {
  offerId: string;
  fareId: string;
  edition: Edition;
  /** Today on the edition's clock, as the server knows it. */
  today: PlainDate;
  /** Address of the search results the offer came from. */
  backTo: string;
  /** Renders offers near one that is no longer sold. */
  alternatives?: Alternatives;
  /** Renders a request to support, for the dialog after a failed booking. */
  support?: ReactNode;
  /** A company page by its id, to be read in a dialog over the form. */
  legalText: (id: string) => ReactNode;
  /** Rendered above the contacts; may fill the booker in. */
  contacts?: (slot: ContactsSlot) => ReactNode;
  /** Renders the saved people, who can fill a passenger in. */
  traveller?: (slot: TravellerSlot) => ReactNode;
  /** Below the fields: lets the visitor keep what is typed longer than the tab. */
  keepDraft?: ReactNode;
  /** Opens the sign-in dialog over the form, after the session that would spend points has ended. */
  onSessionEnded?: () => void;
  /** Called after the order is made, with the passengers whom the visitor wants to save. */
  onBooked?: (toSave: Passenger[]) => void;
}

/** The form for booker and passengers. After booking it goes to the page of the order. */
export function PassengersPage({ offerId, fareId, backTo, ...rest }: PassengersPageProps) {
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
    if (!query.isError) return <Loading />;
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
