import type { Issue } from '@karvon/contract';
import type { FieldRule } from './booking-form';

const rules: Record<string, FieldRule> = {
  'birth-date-future': 'birth-in-future',
  'birth-date-too-early': 'date',
  'age-band': 'age-band',
  'document-expired': 'document-expired',
  'document-repeated': 'document-repeated',
  'bonus-incomplete': 'required',
  'bonus-operator-unknown': 'bonus-card',
};

/** For rules about the shape of a value: the field says which. */
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

export interface FieldIssue {
  name: string;
  rule: FieldRule;
}

/** What the server found wrong, as errors of our fields; what concerns no field is left out. */
export function fieldIssues(issues: readonly Issue[]): FieldIssue[] {
  return issues.flatMap(({ path, rule }) => {
    const field = /^(?:booker|passengers\.\d+)\.(\w+)$/.exec(path)?.[1];
    const shape = field === undefined ? undefined : shapes[field];
    return shape === undefined ? [] : [{ name: path, rule: rules[rule] ?? shape }];
  });
}
