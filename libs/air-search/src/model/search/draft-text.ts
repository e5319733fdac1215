import { isPlainDate, type PlainDate } from '@karvon/calendar';
import { maxLegs, placeCodePattern } from '@karvon/contract';
import type { CarriedForms } from '@karvon/session';
import type { DraftLeg, DraftLegs } from './draft-legs';
import { criteriaQuery, parseParty } from './search-criteria';
import { sketchCriteria, type SearchDraft, type TripKind } from './search-draft';

/** The form's name among those that survive a change of the language. */
export const carriedAs = 'air-search';

const trips: readonly TripKind[] = ['return', 'one-way', 'multi'];
const code = (text = '') => (placeCodePattern.test(text) ? text : null);
const day = (text: string): PlainDate | null => (isPlainDate(text) ? text : null);

/** Serializes an incomplete search as a short text for a cookie. */
export function draftText(draft: SearchDraft): string {
  const { adult, child, baby, class: cabin } = criteriaQuery(sketchCriteria(draft));
  const legs = draft.legs.map(({ from, to, out }) => `${from ?? ''}-${to ?? ''}-${out ?? ''}`);
  const parts = { trip: draft.trip, legs: legs.join('_'), back: draft.back, adult, child, baby };
  const given = Object.entries({ ...parts, class: cabin }).filter(([, value]) => value);
  return new URLSearchParams(given as [string, string][]).toString();
}

/** Null for an invalid text. Past days are left out. */
export function parseDraft(text: string | undefined, today: PlainDate): SearchDraft | null {
  const params = new URLSearchParams(text);
  const trip = trips.find((known) => known === params.get('trip'));
  if (!trip) return null;
  const ahead = (date: PlainDate | null) => (date && date >= today ? date : null);
  const legs = (params.get('legs') ?? '')
    .split('_')
    .slice(0, maxLegs)
    .map((leg, id): DraftLeg => {
      const [from, to, ...out] = leg.split('-');
      return { id, from: code(from), to: code(to), out: ahead(day(out.join('-'))) };
    });
  const back = ahead(day(params.get('back') ?? ''));
  return { trip, legs: legs as unknown as DraftLegs, back, ...parseParty(params) };
}

/** The codes of the places chosen so far, each once. */
export function draftCodes(draft: SearchDraft): string[] {
  return [...new Set(draft.legs.flatMap(({ from, to }) => [from, to]))].flatMap(
    (place) => place ?? [],
  );
}

/** The places of a draft that was stored for a change of the language: a loader requests their names. */
export function carriedPlaceCodes(forms: CarriedForms): string[] {
  const draft = parseDraft(forms[carriedAs], '');
  return draft ? draftCodes(draft) : [];
}
