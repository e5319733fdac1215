import { startConsents, type ConsentDefaults } from '@karvon/checkout';
import type { PassengerType, Travellers } from '@karvon/contract';
import type { CheckoutValues } from './checkout-form';

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
      documentKind: '',
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
