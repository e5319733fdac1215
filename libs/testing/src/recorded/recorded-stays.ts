import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HotelOffer, Locale } from '@karvon/contract';
import { createFormat } from '@karvon/i18n';
import { stayTexts } from '@karvon/stay';
import { createIntl } from 'react-intl';
import { catalogue } from '../catalogue';

/** A stay on sale in the sandbox, with price and terms from the API's response. */
export interface RecordedStay {
  arrivalDate: string;
  departureDate: string;
  nights: number;
  adults: number;
  childAges: number[];
  offer: HotelOffer;
}

/** More than 200 stays (`npm run recorded`), alternately in both languages. */
export function recordedStays(): { stay: RecordedStay; lang: Locale }[] {
  const text = readFileSync(join(import.meta.dirname, 'sold-stays.json'), 'utf8');
  const { stays } = JSON.parse(text) as { stays: RecordedStay[] };
  return stays.map((stay, index) => ({ stay, lang: index % 2 === 0 ? 'ru' : 'uz' }));
}

/** What is told of a stay in one language, wherever it is facts. */
export interface StatedStay {
  days: string;
  total: string;
  room: string;
  party: string;
  /** Who sleeps in which of several rooms. */
  sleepers: string[];
  meal: string;
  /** Where it is paid, and that it must be waited for if it is not sold now. */
  sale: string[];
  /** Whether cancelling is free, until when, and the later penalties. */
  cancellation: string[];
  /** Name and amount of each charge that the hotel takes on arrival. */
  levies: string[];
}

/** The facts of a stay in the texts of `@karvon/stay`. */
export function statedStay({ offer, ...party }: RecordedStay, locale: Locale): StatedStay {
  const format = createFormat(locale);
  const intl = createIntl({ locale, messages: catalogue(locale), onError: () => undefined });
  const texts = stayTexts({ format, intl });
  const facts = texts.offer(offer);
  return {
    days: format.range(party.arrivalDate, party.departureDate),
    total: format.money(offer.total),
    room: facts.room,
    party: texts.party(party),
    sleepers: texts.sleepers(party, offer.rooms),
    meal: facts.meal,
    sale: [facts.place, facts.waiting ?? []].flat(),
    cancellation: [facts.cancellation.headline, ...facts.cancellation.steps],
    levies: facts.levies,
  };
}
