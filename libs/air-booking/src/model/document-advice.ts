import { addMonths, ageOn, isPlainDate, type PlainDate, parseTypedDay } from '@karvon/calendar';
import { normaliseDocument } from '@karvon/name-spelling';
import { documentTypes, type DocumentKind, type DocumentType } from './document-types';

export interface Journey {
  /** Countries of every airport on the way, ISO 3166-1 alpha-2. */
  countries: readonly string[];
  lastFlight: PlainDate;
  lastArrival: PlainDate;
}

const accepts = ({ of, abroad }: DocumentType, { countries }: Journey) =>
  abroad === 'all' || countries.every((code) => code === of || abroad.includes(code));

/** The documents that a citizen may use on these flights, as far as we know; empty for unknown countries. */
export function usualDocuments(citizenship: string, journey: Journey): DocumentType[] {
  return documentTypes.filter((type) => type.of === citizenship && accepts(type, journey));
}

export type DocumentAdvice =
  | { about: 'unusual' }
  | { about: 'not-enough' | 'too-old'; kind: DocumentKind }
  | { about: 'expires-soon' };

interface TypedDocument {
  document: string;
  documentValid: string;
  country: string;
  birthDate: string;
}

/** Warnings about a document. They never refuse it, because a real document may have a form that we do not know. */
export function documentAdvice(typed: TypedDocument, journey: Journey): DocumentAdvice[] {
  const advice: DocumentAdvice[] = [];
  const number = normaliseDocument(typed.document);
  const known = documentTypes.filter(({ of }) => of === typed.country);
  const type = known.find((candidate) => candidate.number.test(number));
  if (number !== '' && known.length > 0) {
    const birthDate = parseTypedDay(typed.birthDate);
    if (!type) advice.push({ about: 'unusual' });
    else if (!accepts(type, journey)) advice.push({ about: 'not-enough', kind: type.kind });
    else if (type.under && birthDate && ageOn(birthDate, journey.lastFlight) >= type.under)
      advice.push({ about: 'too-old', kind: type.kind });
  }
  const valid = parseTypedDay(typed.documentValid);
  const abroad = new Set(journey.countries).size > 1;
  if (abroad && valid && isPlainDate(valid) && valid >= journey.lastArrival) {
    if (valid < addMonths(journey.lastArrival, 6)) advice.push({ about: 'expires-soon' });
  }
  return advice;
}
