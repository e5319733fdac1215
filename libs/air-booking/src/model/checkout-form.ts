import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { consentsSchema } from '@karvon/checkout';
import type { Extra } from '@karvon/contract';
import {
  bookingFormSchema,
  withSpelledNames,
  type BookingRules,
  type BookingValues,
} from './booking-form';

const typedNames = z.object({
  surname: z.string().optional(),
  name: z.string().optional(),
  patronymic: z.string().optional(),
});

/**
 * The booking form with the required consents, the passengers to save in the account, the names that were typed in Cyrillic, both
 * by position in the form, and the chosen bags and seats, which the airline checks.
 */
export function checkoutFormSchema(rules: BookingRules) {
  return bookingFormSchema(rules).extend({
    consents: consentsSchema,
    toSave: z.array(z.boolean()),
    typedNames: z.array(typedNames),
    extras: z.array(z.custom<Extra>()),
  });
}

type CheckoutSchema = ReturnType<typeof checkoutFormSchema>;
export type CheckoutValues = z.input<CheckoutSchema>;
export type CheckoutData = z.output<CheckoutSchema>;
export type PassengerValues = BookingValues['passengers'][number];

/** Checks the form as React Hook Form asks for it, with the names as passports of their countries spell them. */
export function checkoutResolver(
  rules: BookingRules,
): Resolver<CheckoutValues, unknown, CheckoutData> {
  const check = standardSchemaResolver<CheckoutValues, unknown, CheckoutData>(
    checkoutFormSchema(rules),
  );
  return (values, ...rest) =>
    check({ ...values, passengers: withSpelledNames(values.passengers) }, ...rest);
}
