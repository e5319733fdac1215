import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { airOfferDetailSchema } from '@karvon/contract';
import { recordedOffers } from './recorded-offers';
import { toldFactsText } from './told-facts-text';

test('recorded offers are what the API may respond with', () => {
  const offers = recordedOffers();
  expect(offers.length).toBeGreaterThanOrEqual(200);
  for (const offer of offers) expect(() => airOfferDetailSchema.parse(offer)).not.toThrow();
});

test('told-facts.json is what the storefront tells now: run `npm run recorded` after a change of its words', () => {
  const recorded = readFileSync(join(import.meta.dirname, 'told-facts.json'), 'utf8');
  expect(recorded === toldFactsText()).toBe(true);
});
