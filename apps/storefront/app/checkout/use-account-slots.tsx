import { Suspense } from 'react';
import type { TravellerSlot } from '@karvon/air-booking';
import type { ContactsSlot } from '@karvon/checkout';
import type { Passenger } from '@karvon/contract';
import type { GuestSlot } from '@karvon/hotel-booking';
import { useIntl } from '@karvon/i18n';
import { useToast, stillPart, lazyPart } from '@karvon/ui-kit';
import { travellerMessages as m } from './traveller.messages';

const load = () => import('./account-slots');
const PassengerChoice = stillPart(async () => (await load()).PassengerChoice);
const GuestChoice = stillPart(async () => (await load()).GuestChoice);
const KeepDraft = stillPart(async () => (await load()).KeepDraft);
/** The component renders nothing. */
const BookerOfAccount = lazyPart(async () => (await load()).BookerOfAccount);

const contacts = (slot: ContactsSlot) => (
  <Suspense>
    <BookerOfAccount {...slot} />
  </Suspense>
);

/** The account's part of the guest form: the booker, the saved travellers, and where the draft is stored. */
export const hotelSlots = {
  contacts,
  guest: (slot: GuestSlot) => <GuestChoice {...slot} />,
  keepDraft: <KeepDraft product="hotel" />,
};

/** The account's part of the passenger form: the booker, the saved travellers, and who is saved once the order is made. */
export function useAirSlots() {
  const toast = useToast();
  const intl = useIntl();
  return {
    contacts,
    traveller: (slot: TravellerSlot) => <PassengerChoice {...slot} />,
    keepDraft: <KeepDraft product="air" />,
    onBooked: (toSave: readonly Passenger[]) => {
      if (toSave.length === 0) return;
      import('./keep-travellers')
        .then(({ keepTravellers }) => keepTravellers(toSave))
        .catch(() => toast({ tone: 'error', text: intl.formatMessage(m.notKept) }));
    },
  };
}
