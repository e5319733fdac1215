import { tidyTypedDay, type PlainDate } from '@karvon/calendar';
import type { AirOfferDetail, PassengerType, Traveller } from '@karvon/contract';
import type { PassengerValues } from './checkout-form';

/** One passenger of the form, for a component that can fill it in with a saved person. */
export interface TravellerSlot {
  /** Place in the form, from 0. */
  index: number;
  type: PassengerType;
  /** Local day on which the last flight departs: ages count on this day. */
  lastFlight: PlainDate;
  fill: (person: Traveller) => void;
  /** Whether this passenger is to be saved once the order is made. */
  toSave: boolean;
  onToSave: (toSave: boolean) => void;
}

/** A saved person as values of the fields; a bonus card only if the offer accepts it. */
export function valuesOf(
  person: Traveller,
  type: PassengerType,
  { loyaltyProgrammes }: Pick<AirOfferDetail, 'loyaltyProgrammes'>,
): PassengerValues {
  const { operatorNameBonus: operator = '', bonusCard = '' } = person;
  const taken = loyaltyProgrammes.includes(operator);
  return {
    type,
    sex: person.sex,
    surname: person.surname,
    name: person.name,
    patronymic: person.patronymic ?? '',
    birthDate: tidyTypedDay(person.birthDate),
    document: person.document,
    documentKind: '',
    documentValid: tidyTypedDay(person.documentValid ?? ''),
    country: person.country,
    operatorNameBonus: taken ? operator : '',
    bonusCard: taken ? bonusCard : '',
  };
}
