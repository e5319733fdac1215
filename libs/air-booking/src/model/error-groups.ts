import type { FieldPath } from 'react-hook-form';
import type { CheckoutValues } from './checkout-form';

export type FieldName = FieldPath<CheckoutValues>;

const booker = ['mobilePhone', 'email', 'homePhone'] as const;
const consents = ['personalData', 'offer'] as const;
const passenger = [
  'sex',
  'surname',
  'name',
  'patronymic',
  'birthDate',
  'country',
  'document',
  'documentValid',
  'operatorNameBonus',
  'bonusCard',
] as const;

interface WrongField {
  name: FieldName;
  label: (typeof booker | typeof consents | typeof passenger)[number];
}

export interface ErrorGroup {
  /** A number is the passenger's place, from 0. */
  of: 'booker' | 'consents' | number;
  fields: WrongField[];
}

/** The wrong fields in the order of the page, by booker and by passenger; groups without errors are left out. */
export function errorGroups(
  passengers: number,
  isWrong: (name: FieldName) => boolean,
): ErrorGroup[] {
  const groups: ErrorGroup[] = [
    { of: 'booker', fields: booker.map((label) => ({ label, name: `booker.${label}` as const })) },
    ...Array.from({ length: passengers }, (_, index) => ({
      of: index,
      fields: passenger.map((label) => ({ label, name: `passengers.${index}.${label}` as const })),
    })),
    {
      of: 'consents',
      fields: consents.map((label) => ({ label, name: `consents.${label}` as const })),
    },
  ];
  return groups
    .map(({ of, fields }) => ({ of, fields: fields.filter(({ name }) => isWrong(name)) }))
    .filter(({ fields }) => fields.length > 0);
}
