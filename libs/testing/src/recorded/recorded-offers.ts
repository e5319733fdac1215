import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AirOfferDetail, Dictionary } from '@karvon/contract';

interface Recording {
  dictionary: Dictionary;
  offers: Omit<AirOfferDetail, 'dictionary'>[];
}

/** 200 offers of the sandbox as the API responds with them (`npm run recorded`): of both editions, classes and many kinds of trip. */
export function recordedOffers(): AirOfferDetail[] {
  const text = readFileSync(join(__dirname, 'sold-offers.json'), 'utf8');
  const { dictionary, offers } = JSON.parse(text) as Recording;
  return offers.map((offer) => ({ ...offer, dictionary }));
}
