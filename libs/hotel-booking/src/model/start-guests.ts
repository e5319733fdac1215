import { startConsents, type ConsentDefaults } from '@karvon/checkout';
import type { GuestValues } from './guest-form';
import type { RequiredGuest } from './required-guests';

interface StartOptions {
  required: readonly RequiredGuest[];
  /** ISO 3166-1 alpha-2. */
  citizenship: string;
  consents: ConsentDefaults;
}

/** An empty form for the guests the tariff asks for. */
export function startGuests({ required, citizenship, consents }: StartOptions): GuestValues {
  return {
    booker: { name: '', phone: '', email: '' },
    guests: required.map(({ category }) => ({ category, name: '', surname: '', citizenship })),
    comment: '',
    consents: startConsents(consents),
  };
}
