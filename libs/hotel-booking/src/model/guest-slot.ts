import { ageOn, type PlainDate } from '@karvon/calendar';
import type { HotelGuest, Traveller } from '@karvon/contract';

/** One guest of the form, for whoever knows people to fill it in with. */
export interface GuestSlot {
  /** Place in the form, from 0. */
  index: number;
  /** Whether somebody born on that day is of the age the room was searched for, on the day of arrival. */
  fits: (birthDate: PlainDate) => boolean;
  fill: (person: Traveller) => void;
}

/** Guests are adults from that age on. */
const adultFrom = 18;

/** @param age of a child in years; null for an adult */
export const fitsAge = (birthDate: PlainDate, age: number | null, arrival: PlainDate): boolean => {
  const years = ageOn(birthDate, arrival);
  return age === null ? years >= adultFrom : years === age;
};

/** A known person as the fields hold them. */
export const guestValues = ({ name, surname, country }: Traveller, of: HotelGuest['category']) => ({
  category: of,
  name,
  surname,
  citizenship: country,
});
