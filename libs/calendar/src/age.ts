import { partsOf, type PlainDate } from './plain-date';

/** Full years on `day` of a person born on `birth`; someone born on 29 February ages on 1 March. */
export function ageOn(birth: PlainDate, day: PlainDate): number {
  const born = partsOf(birth);
  const at = partsOf(day);
  const hadBirthday = at.month > born.month || (at.month === born.month && at.day >= born.day);
  return at.year - born.year - (hadBirthday ? 0 : 1);
}

export type PassengerType = 'adult' | 'child' | 'baby';

/** The fare age band on the day of the last flight: adult from 12, child 2 to 12, baby under 2. */
export function passengerTypeOn(birth: PlainDate, day: PlainDate): PassengerType {
  const age = ageOn(birth, day);
  return age >= 12 ? 'adult' : age >= 2 ? 'child' : 'baby';
}
