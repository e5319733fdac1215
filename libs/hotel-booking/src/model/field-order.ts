import type { FieldPath } from 'react-hook-form';
import type { GuestValues } from './guest-form';

export type FieldName = FieldPath<GuestValues>;

const ofGuest = ['name', 'surname', 'citizenship'] as const;

/** The first wrong field in page order; undefined when all fields are right. */
export function firstWrong(
  guests: number,
  isWrong: (name: FieldName) => boolean,
): FieldName | undefined {
  const names: FieldName[] = [
    'booker.name',
    'booker.phone',
    'booker.email',
    ...Array.from({ length: guests }, (_, index) =>
      ofGuest.map((field) => `guests.${index}.${field}` as const),
    ).flat(),
    'comment',
    'consents.personalData',
    'consents.offer',
  ];
  return names.find(isWrong);
}
