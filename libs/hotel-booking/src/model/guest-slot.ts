import { ageOn, type PlainDate } from '@karvon/calendar';
import type { HotelGuest, Traveller } from '@karvon/contract';

/** One guest of the form, for another feature that can fill it in, such as saved travellers. */
export interface GuestSlot {
  /** Place in the form, from 0. */
  index: number;
  /** Whether somebody born on that day has the age the room was searched for, on the day of arrival. */
  fits: (birthDate: PlainDate) => boolean;
  fill: (person: Traveller) => void;
}

/** The age from which guests are adults. */
const adultFrom = 18;

/** @param age a child's age in years; null for an adult */
export const fitsAge = (birthDate: PlainDate, age: number | null, arrival: PlainDate): boolean => {
  const years = ageOn(birthDate, arrival);
  return age === null ? years >= adultFrom : years === age;
};

/** The field values of a saved traveller. */
export const guestValues = (
  { name, surname, country, sex }: Traveller,
  of: HotelGuest['category'],
) => ({
  category: of,
  name,
  surname,
  citizenship: country,
  known: { name, surname, sex },
});
