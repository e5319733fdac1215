import { lazy, Suspense } from 'react';
import type { TravellerSlot } from '@karvon/air-booking';
import type { ContactsSlot } from '@karvon/checkout';
import type { Passenger } from '@karvon/contract';
import type { GuestSlot } from '@karvon/hotel-booking';
import { useIntl } from '@karvon/i18n';
import { useToast } from '@karvon/ui-kit';
import { travellerMessages as m } from './traveller.messages';

const load = () => import('./account-slots');
const PassengerChoice = lazy(async () => ({ default: (await load()).PassengerChoice }));
const GuestChoice = lazy(async () => ({ default: (await load()).GuestChoice }));
const BookerOfAccount = lazy(async () => ({ default: (await load()).BookerOfAccount }));

const contacts = (slot: ContactsSlot) => (
  <Suspense>
    <BookerOfAccount {...slot} />
  </Suspense>
);

/** The account's part of the guest form: who books, and who may fill a guest in. */
export const hotelSlots = {
  contacts,
  guest: (slot: GuestSlot) => (
    <Suspense>
      <GuestChoice {...slot} />
    </Suspense>
  ),
};

/** The account's part of the passenger form: who books, who may fill it in, and who is saved once the order is made. */
export function useAirSlots() {
  const toast = useToast();
  const intl = useIntl();
  return {
    contacts,
    traveller: (slot: TravellerSlot) => (
      <Suspense>
        <PassengerChoice {...slot} />
      </Suspense>
    ),
    onBooked: (toSave: readonly Passenger[]) => {
      if (toSave.length === 0) return;
      import('./keep-travellers')
        .then(({ keepTravellers }) => keepTravellers(toSave))
        .catch(() => toast({ tone: 'error', text: intl.formatMessage(m.notKept) }));
    },
  };
}
