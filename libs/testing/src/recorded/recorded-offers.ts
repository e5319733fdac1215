import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AirOfferDetail, Dictionary, Fare, Locale } from '@karvon/contract';

interface Recording {
  dictionary: Dictionary;
  offers: Omit<AirOfferDetail, 'dictionary'>[];
}

/** 200 offers from API responses of the sandbox (`npm run recorded`): of both editions, both classes and many kinds of trip. */
export function recordedOffers(): AirOfferDetail[] {
  const text = readFileSync(join(import.meta.dirname, 'sold-offers.json'), 'utf8');
  const { dictionary, offers } = JSON.parse(text) as Recording;
  return offers.map((offer) => ({ ...offer, dictionary }));
}

/** Each of these offers with one of its fares, in one language: all fares and both languages occur. */
export const recordedSales = (): { offer: AirOfferDetail; fare: Fare; lang: Locale }[] =>
  recordedOffers().map((offer, index) => ({
    offer,
    fare: offer.fares[Math.floor(index / 2) % offer.fares.length]!,
    lang: index % 2 === 0 ? 'ru' : 'uz',
  }));
