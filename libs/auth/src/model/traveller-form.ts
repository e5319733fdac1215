import { ageOn, parseTypedDay, type PlainDate } from '@karvon/calendar';
import {
  documentPattern,
  latinNamePattern,
  maxLatinNameLength,
  maxTravellerAge,
  type CountryCode,
  type SavedTraveller,
  type Traveller,
} from '@karvon/contract';
import { normaliseDocument, transliterateName } from '@karvon/name-spelling';

/** The values of the fields, as typed. */
export interface TravellerForm {
  sex: Traveller['sex'];
  surname: string;
  name: string;
  patronymic: string;
  birthDate: string;
  document: string;
  documentValid: string;
  country: string;
}

export type TravellerRule = 'required' | 'latin' | 'date' | 'future' | 'document';
export type TravellerIssues = Partial<Record<keyof TravellerForm, TravellerRule>>;

/** '1990-03-09' → '09.03.1990'. */
export const writeDay = (day: PlainDate): string => day.split('-').reverse().join('.');

const readName = (text: string, country: string) =>
  transliterateName(text, country === 'UZ' ? 'uz' : 'ru').trim();

/** An empty form, or the values of a saved traveller. */
export function startTraveller(person: SavedTraveller | null, citizenship: string): TravellerForm {
  return {
    sex: person?.sex ?? 'male',
    surname: person?.surname ?? '',
    name: person?.name ?? '',
    patronymic: person?.patronymic ?? '',
    birthDate: person ? writeDay(person.birthDate) : '',
    document: person?.document ?? '',
    documentValid: person?.documentValid ? writeDay(person.documentValid) : '',
    country: person?.country ?? citizenship,
  };
}

/** The errors to correct before the traveller can be saved, in the order of the fields. */
export function travellerIssues(form: TravellerForm, today: PlainDate): TravellerIssues {
  const issues: TravellerIssues = {};
  const check = (field: keyof TravellerForm, needed: boolean, broken: TravellerRule | null) => {
    if (form[field].trim() === '') {
      if (needed) issues[field] = 'required';
    } else if (broken) issues[field] = broken;
  };
  const latin = (text: string) => {
    const name = readName(text, form.country);
    return name.length <= maxLatinNameLength && latinNamePattern.test(name) ? null : 'latin';
  };
  const born = parseTypedDay(form.birthDate, today);
  check('surname', true, latin(form.surname));
  check('name', true, latin(form.name));
  check('patronymic', false, latin(form.patronymic));
  const tooLongAgo = born !== null && ageOn(born, today) > maxTravellerAge;
  check('birthDate', true, !born || tooLongAgo ? 'date' : born > today ? 'future' : null);
  const document = documentPattern.test(normaliseDocument(form.document));
  check('document', true, document ? null : 'document');
  check('documentValid', false, parseTypedDay(form.documentValid) ? null : 'date');
  return issues;
}

/** The form as an API request; only for a form without issues. Values it does not show (bonus cards) stay unchanged. */
export function toTraveller(
  form: TravellerForm,
  before: SavedTraveller | null,
  today: PlainDate,
): Traveller {
  const { sex, country } = form;
  const patronymic = readName(form.patronymic, country);
  const documentValid = parseTypedDay(form.documentValid);
  return {
    sex,
    surname: readName(form.surname, country),
    name: readName(form.name, country),
    ...(patronymic && { patronymic }),
    birthDate: parseTypedDay(form.birthDate, today)!,
    document: normaliseDocument(form.document),
    ...(documentValid && { documentValid }),
    country: country as CountryCode,
    ...(before?.operatorNameBonus && { operatorNameBonus: before.operatorNameBonus }),
    ...(before?.bonusCard && { bonusCard: before.bonusCard }),
  };
}
