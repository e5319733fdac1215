import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { airOfferDetailSchema } from '@karvon/contract';
import { recordedOffers } from './recorded-offers';
import { statedFiles } from './stated-files';

test('recorded offers are what the API may respond with', () => {
  const offers = recordedOffers();
  expect(offers.length).toBeGreaterThanOrEqual(200);
  for (const offer of offers) expect(() => airOfferDetailSchema.parse(offer)).not.toThrow();
});

test.each(statedFiles)(
  '$file is what the storefront tells now: run `npm run recorded` after a change of its words',
  ({ file, text }) => {
    const recorded = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(recorded === text()).toBe(true);
  },
);
