import { startConsents, type ConsentDefaults } from '@karvon/checkout';
import { travellerTypes, type Travellers } from '@karvon/contract';
import type { CheckoutValues } from './checkout-form';

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
    extras: [],
  };
}
