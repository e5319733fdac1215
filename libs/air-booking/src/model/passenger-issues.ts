import { fieldIssues } from '@karvon/checkout';
import type { Issue } from '@karvon/contract';
import type { FieldRule } from './booking-form';

const rules: Record<string, FieldRule> = {
  'birth-date-future': 'birth-in-future',
  'birth-date-too-early': 'date',
  'age-band': 'age-band',
  'document-expired': 'document-expired',
  'document-refused': 'document-refused',
  'document-repeated': 'document-repeated',
  'bonus-incomplete': 'required',
  'bonus-operator-unknown': 'bonus-card',
};

/** Messages for the form of a value, by field. */
const shapes: Record<string, FieldRule> = {
  mobilePhone: 'phone',
  homePhone: 'phone',
  email: 'email',
  surname: 'latin',
  name: 'latin',
  patronymic: 'latin',
  birthDate: 'date',
  document: 'document',
  documentValid: 'date',
  country: 'required',
  operatorNameBonus: 'bonus-card',
  bonusCard: 'bonus-card',
};

/** What the server found wrong with the booker and the passengers. */
export const passengerIssues = (issues: readonly Issue[]) =>
  fieldIssues(issues, { path: /^(?:booker|passengers\.\d+)\.(\w+)$/, shapes, rules });
