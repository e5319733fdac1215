import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HotelOffer, Locale } from '@karvon/contract';
import { createFormat } from '@karvon/i18n';
import { describeAvailability, stayTexts } from '@karvon/stay';
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

/** The facts of a stay in one language, the same everywhere. */
export interface StatedStay {
  total: string;
  room: string;
  party: string;
  meal: string;
  /** Where it is paid, and that it must be waited for if it is not sold now. */
  sale: string[];
  /** Whether cancelling is free, until when, and the later penalties. */
  cancellation: string[];
  /** Name and amount of the fees that the hotel takes on arrival. */
  levies: string[];
}

/** The facts of a stay in the texts of `@karvon/stay`. */
export function statedStay({ offer, ...party }: RecordedStay, locale: Locale): StatedStay {
  const format = createFormat(locale);
  const intl = createIntl({ locale, messages: catalogue(locale), onError: () => undefined });
  const texts = stayTexts({ format, intl });
  const { headline, steps } = texts.cancellation(offer.cancellation, offer.total);
  return {
    total: format.money(offer.total),
    room: texts.rooms({ rooms: offer.rooms, name: offer.roomName }),
    party: texts.party(party),
    meal: texts.meal(offer.meal),
    sale: [texts.place(offer.whereToPay), describeAvailability(offer, intl) ?? []].flat(),
    cancellation: [headline, ...steps],
    levies: offer.paidAtHotel.flatMap((levy) => Object.values(texts.levy(levy))),
  };
}
