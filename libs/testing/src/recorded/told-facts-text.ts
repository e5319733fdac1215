import { recordedSales } from './recorded-offers';
import { toldFacts } from './told-facts';

/** What the storefront tells of the recorded offers, a line for each: specs of the API compare letters and documents with it. */
export function toldFactsText(): string {
  const lines = recordedSales().map(({ offer, fare, lang }) =>
    JSON.stringify({ offer: offer.id, fareId: fare.id, lang, told: toldFacts(offer, fare, lang) }),
  );
  return `[\n${lines.join(',\n')}\n]\n`;
}
