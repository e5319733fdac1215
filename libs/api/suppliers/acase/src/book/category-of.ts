import type { HotelGuest } from '@karvon/contract';
import { sameName } from './same-name';
import type { AcasePersons } from './schemas';

/** Codes of the supplier's ClientCategoryList. */
const categories = { male: 1, female: 2, child: 3, infant: 4 };

/** The age from which a child is no infant; assumed, for the list has no ages. */
const CHILD_FROM = 2;

/**
 * The category of each guest in their order. Children come in the order of the ages that the room was searched for; where not all are
 * named, nobody knows whose age it is. An adult whose sex is not known has the supplier's default.
 */
export function categoriesOf(
  guests: readonly HotelGuest[],
  childAges: readonly number[],
): number[] {
  const children = guests.filter(({ category }) => category === 'child');
  const ages = children.length === childAges.length ? [...childAges] : [];
  return guests.map(({ category, sex }) => {
    if (category === 'adult') return categories[sex ?? 'male'];
    return (ages.shift() ?? CHILD_FROM) < CHILD_FROM ? categories.infant : categories.child;
  });
}

const ofChildren = new Set([String(categories.child), String(categories.infant)]);

/** The categories of guests who are booked: each keeps its own, but an adult whose name becomes another one. */
export function categoriesAgain(
  guests: readonly HotelGuest[],
  persons: AcasePersons,
): (number | string)[] {
  const anew = categoriesOf(guests, []);
  return guests.map(({ name }, index) => {
    const person = persons[index];
    const code = person?.Category?.['@Code'] ?? '';
    const same = ofChildren.has(code) || (person && sameName(person['@FirstName'], name));
    return same && code !== '' ? code : anew[index]!;
  });
}
