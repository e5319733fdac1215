import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { airOfferDetailSchema } from '@karvon/contract';
import { recordedOffers } from './recorded-offers';
import { statedFiles } from './stated-files';

test('recorded offers are valid responses of the API', () => {
  const offers = recordedOffers();
  expect(offers.length).toBeGreaterThanOrEqual(200);
  for (const offer of offers) expect(() => airOfferDetailSchema.parse(offer)).not.toThrow();
});

test.each(statedFiles)(
  '$file has the current texts of the storefront: run `npm run recorded` after a change of texts',
  ({ file, text }) => {
    const recorded = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(recorded === text()).toBe(true);
  },
);
