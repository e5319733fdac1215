import { z } from 'zod';
import { consentsSchema, startConsents, type ConsentDefaults } from '@karvon/checkout';
import type { PassengerType, Travellers } from '@karvon/contract';
import { bookingFormSchema, type BookingRules, type BookingValues } from './booking-form';

const typedNames = z.object({
  surname: z.string().optional(),
  name: z.string().optional(),
  patronymic: z.string().optional(),
});

/**
 * The booking form with the required consents, the passengers to save in the account, and the names that were typed in
 * Cyrillic; the last two by position in the form.
 */
export function checkoutFormSchema(rules: BookingRules) {
  return bookingFormSchema(rules).extend({
    consents: consentsSchema,
    toSave: z.array(z.boolean()),
    typedNames: z.array(typedNames),
  });
}

type CheckoutSchema = ReturnType<typeof checkoutFormSchema>;
export type CheckoutValues = z.input<CheckoutSchema>;
export type CheckoutData = z.output<CheckoutSchema>;
export type PassengerValues = BookingValues['passengers'][number];

const types: readonly PassengerType[] = ['adult', 'child', 'baby'];

/** One entry per traveller, adults first. */
export function travellerTypes(travellers: Travellers): PassengerType[] {
  return types.flatMap((type) => Array.from({ length: travellers[type] }, () => type));
}

interface StartOptions {
  travellers: Travellers;
  /** ISO 3166-1 alpha-2. */
  citizenship: string;
  consents: ConsentDefaults;
}

/** An empty form for the travellers that were searched for. */
export function startCheckout({ travellers, citizenship, consents }: StartOptions): CheckoutValues {
  const types = travellerTypes(travellers);
  return {
    booker: { mobilePhone: '', homePhone: '', email: '' },
    passengers: types.map((type) => ({
      type,
      sex: 'male',
      surname: '',
      name: '',
      patronymic: '',
      birthDate: '',
      document: '',
      documentValid: '',
      country: citizenship,
      operatorNameBonus: '',
      bonusCard: '',
    })),
    consents: startConsents(consents),
    toSave: types.map(() => false),
    typedNames: types.map(() => ({})),
  };
}
