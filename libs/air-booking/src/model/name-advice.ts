import { parseTypedDay } from '@karvon/calendar';
import { transliterateName } from '@karvon/name-spelling';

/**
 * What a ticket has in place of a given name when the document has one name only; that name is the surname. So IATA's reservations
 * manual (AIRIMP) and its working group with border authorities want it; "LNU" in place of a surname is refused.
 */
const noGivenName = 'FNU';

interface TypedPerson {
  surname: string;
  name: string;
  birthDate: string;
}

const surnameEnding = /..(OV|OVA|EV|EVA|SKII|SKAIA|SKIY|SKAYA|ENKO)$/;
const patronymicEnding = /(OVICH|EVICH|OVNA|EVNA|ICHNA)$/;
const latin = (text: string) => transliterateName(text).trim();

/** True when name and surname are probably swapped: the name looks like a surname, and the surname does not. */
export function looksSwapped({ surname, name }: TypedPerson): boolean {
  const [first, second] = [latin(surname), latin(name)];
  if (first === '' || second === '') return false;
  return (
    (surnameEnding.test(second) || patronymicEnding.test(second)) && !surnameEnding.test(first)
  );
}

/** The place of an earlier passenger who is the same person, -1 when there is none. */
export function samePersonBefore(people: readonly TypedPerson[], index: number): number {
  const keyOf = ({ surname, name, birthDate }: TypedPerson) =>
    [latin(surname), latin(name), parseTypedDay(birthDate)].join('|');
  const own = people[index];
  if (!own || latin(own.surname) === '' || latin(own.name) === '' || !parseTypedDay(own.birthDate))
    return -1;
  const found = people.findIndex((other) => keyOf(other) === keyOf(own));
  return found < index ? found : -1;
}

/** The names of somebody who has one name only, as a ticket has them; null when both fields are filled in, or none. */
export function singleName({ surname, name }: Pick<TypedPerson, 'surname' | 'name'>) {
  const [first, second] = [surname.trim(), name.trim()];
  if ((first === '') === (second === '')) return null;
  return { surname: first || second, name: noGivenName };
}
