import { lazy, Suspense } from 'react';
import type { TravellerSlot } from '@karvon/air-booking';
import type { Passenger } from '@karvon/contract';
import { useProblemText } from '@karvon/i18n';
import { useToast } from '@karvon/ui-kit';

const ChoiceSlot = lazy(async () => ({
  default: (await import('./traveller-choice')).ChoiceSlot,
}));

/** The account's part of the passenger form: who may fill it in, and who is saved once the order is made. */
export function useTravellerSlot() {
  const toast = useToast();
  const problemText = useProblemText();
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
        .catch((error: unknown) => toast({ tone: 'error', text: problemText(error) }));
    },
  };
}
