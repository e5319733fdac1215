import { lazy, Suspense } from 'react';
import type { TravellerSlot } from '@karvon/air-booking';
import type { Passenger } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useToast } from '@karvon/ui-kit';
import { travellerMessages as m } from './traveller.messages';

const ChoiceSlot = lazy(async () => ({
  default: (await import('./traveller-choice')).ChoiceSlot,
}));

/** The account's part of the passenger form: who may fill it in, and who is saved once the order is made. */
export function useTravellerSlot() {
  const toast = useToast();
  const intl = useIntl();
  return {
    traveller: (slot: TravellerSlot) => (
      <Suspense>
        <ChoiceSlot {...slot} />
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
