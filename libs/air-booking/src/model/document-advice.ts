import { addMonths, ageOn, isPlainDate, parseTypedDay, type PlainDate } from '@karvon/calendar';
import type { PassengerType } from '@karvon/contract';
import { normaliseDocument } from '@karvon/name-spelling';
import {
  acceptedDocuments,
  isRefused,
  typeOfDocument,
  type CountriesOnWay,
  type DocumentKind,
  type DocumentType,
} from '@karvon/travel-documents';

export interface Journey {
  countries: CountriesOnWay;
  lastFlight: PlainDate;
  lastArrival: PlainDate;
}

interface TypedDocument {
  type: PassengerType;
  document: string;
  /** Chosen by the visitor; empty until then. */
  documentKind?: string | undefined;
  documentValid: string;
  country: string;
  birthDate: string;
}

/** Until the birth date is typed. */
const usualAge: Record<PassengerType, number> = { adult: 18, child: 6, baby: 1 };

const ageOf = (
  { type, birthDate }: Pick<TypedDocument, 'type' | 'birthDate'>,
  { lastFlight }: Journey,
): number => {
  const birth = parseTypedDay(birthDate, lastFlight);
  return birth ? ageOn(birth, lastFlight) : usualAge[type];
};

/** The documents that this passenger may fly with, and the one that the field asks for: as chosen, else as typed. */
export function documentChoice(
  typed: TypedDocument,
  journey: Journey,
): { accepted: DocumentType[]; requested: DocumentType | undefined } {
  const { country: citizenship, document, documentKind } = typed;
  const age = ageOf(typed, journey);
  const accepted = acceptedDocuments({ citizenship, age }, journey.countries);
  const byNumber = typeOfDocument(citizenship, normaliseDocument(document));
  const requested =
    accepted.find(({ kind }) => kind === documentKind) ??
    accepted.find(({ kind }) => kind === byNumber?.kind) ??
    accepted[0];
  return { accepted, requested };
}

export type DocumentAdvice =
  | { about: 'unusual' }
  | { about: 'not-enough' | 'wrong-age'; kind: DocumentKind }
  | { about: 'expires-soon' };

function numberAdvice(typed: TypedDocument, journey: Journey): DocumentAdvice | undefined {
  const number = normaliseDocument(typed.document);
  // A refused number is an error of the field.
  if (number === '' || isRefused(typed.country, number, journey.countries)) return undefined;
  const { accepted, requested } = documentChoice(typed, journey);
  const type = typeOfDocument(typed.country, number);
  if (requested && !requested.number.test(number) && (!type || typed.documentKind))
    return { about: 'unusual' };
  if (!type || accepted.includes(type)) return undefined;
  const age = ageOf(typed, journey);
  const fits = age >= (type.from ?? 0) && age < (type.under ?? Infinity);
  return { about: fits ? 'not-enough' : 'wrong-age', kind: type.kind };
}

/** Warnings about a document. They never refuse it, because a real document may have a form that we do not know. */
export function documentAdvice(typed: TypedDocument, journey: Journey): DocumentAdvice[] {
  const about = numberAdvice(typed, journey);
  const advice = about ? [about] : [];
  const valid = parseTypedDay(typed.documentValid);
  const abroad = journey.countries.length > 1;
  if (abroad && valid && isPlainDate(valid) && valid >= journey.lastArrival) {
    if (valid < addMonths(journey.lastArrival, 6)) return [...advice, { about: 'expires-soon' }];
  }
  return advice;
}
