import { useTransport } from '@karvon/api-client';
import { CheckoutSteps, type ContactsSlot } from '@karvon/checkout';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import { late } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OfferSkeleton } from '../../components/offer-skeleton/offer-skeleton';
import { ProblemScreen } from '../../components/problem-screen/late-problem-screen';
import { hotelOfferQuery } from '../../data/hotel-offer.query';
import { isGone } from '../../model/gone-offer';
import type { GuestSlot } from '../../model/guest-slot';
import { hotelSteps } from '../../model/hotel-steps';
import { pageMessages as m } from './hotel-booking-page.messages';
import classes from './hotel-booking-page.module.css';

function Loading() {
  return <OfferSkeleton label={useIntl().formatMessage(m.loading)} />;
}

/** The form's code is more than the page's: what is typed or pressed before it is there counts when it comes. */
const GuestForm = late(async () => (await import('./guest-form')).GuestForm, <Loading />);

/** For who comes from another page of ours: the form is there at once. */
export const loadGuestForm = GuestForm.load;

export interface HotelBookingPageProps {
  offerId: string;
  edition: Edition;
  /** Address of the hotel with its rooms for the same stay. */
  backTo: string;
  /** Address of the hotel search. */
  hotelsTo: string;
  /** A button to contact support, shown when nothing else helps. */
  support?: ReactNode;
  /** A company page by its id, to be read in a dialog over the form. */
  legalText: (id: string) => ReactNode;
  /** Rendered above the contacts; can fill in the booker. */
  contacts?: (slot: ContactsSlot) => ReactNode;
  /** Rendered above a guest's fields; can fill in the guest. */
  guest?: (slot: GuestSlot) => ReactNode;
  /** Below the fields: lets the visitor keep what is typed longer than the tab. */
  keepDraft?: ReactNode;
}

/** The page where the visitor enters the booker and the guests. Booking leads to the order's page. */
export function HotelBookingPage({ offerId, ...rest }: HotelBookingPageProps) {
  const { backTo, hotelsTo, support } = rest;
  const lang = useLocale();
  const query = useQuery(hotelOfferQuery(useTransport(), { offerId, lang }));
  const detail = query.data;
  const content = () => {
    if (detail)
      return <GuestForm detail={detail} onRefresh={() => void query.refetch()} {...rest} />;
    if (!query.isError) return <Loading />;
    const retry = isGone(query.error) ? {} : { onRetry: () => void query.refetch() };
    return (
      <ProblemScreen error={query.error} backTo={backTo} hotelsTo={hotelsTo} {...retry}>
        {support}
      </ProblemScreen>
    );
  };
  return (
    <div className={classes.root}>
      <CheckoutSteps steps={hotelSteps(detail?.offer.whereToPay !== 'at-hotel')} current="guests" />
      {content()}
    </div>
  );
}
