import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXml } from '@karvon/supply/xml';
import type { OfferContext } from './search/read-offers';

/** Reads a recorded response of the service, as a public SDK stores them: docs/third-party.md. */
export const recorded = (name: string, root: string) =>
  readXml(readFileSync(join(__dirname, 'recorded', `${name}.xml`), 'utf8'), root);

/** One adult for one night in August 2017; a ruble costs 150 soums. */
export const context: OfferContext = {
  hotel: '800300',
  stay: { arrival: '2017-08-17', departure: '2017-08-18', adults: 1, childAges: [] },
  party: { rooms: 1, adults: 1, childAges: [] },
  exchange: { account: 'RUB', ours: 'UZS', rate: 150_000_000 },
  meals: new Map(),
  now: new Date('2017-08-01T00:00:00Z'),
  lang: 'ru',
};
