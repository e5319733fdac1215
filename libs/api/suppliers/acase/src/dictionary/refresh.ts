import type { Locale } from '@karvon/contract';
import type { Logger } from 'pino';
import { sharing } from '@karvon/supply/stored-lists';
import { createListReader, type ListReaderDeps, type SoldCountry } from './read-lists';

const langs: readonly Locale[] = ['ru', 'uz'];

/** Objects near hotels are read only for cities with at least this many hotels. */
const HOTELS_OF_A_BIG_CITY = 10;

/** Reads the supplier's dictionaries again, list by list. A list that cannot be read keeps its stored records. */
export function createDictionaryRefresh({
  logger,
  ...deps
}: ListReaderDeps & { logger: Logger }): () => Promise<void> {
  const { readCities, readCountries, readHotels, readObjects, readWords } = createListReader(deps);

  /** @returns whether the list could be read */
  async function trying(what: string, act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      logger.warn({ err: error, what }, 'a dictionary of Академсервис could not be read');
      return false;
    }
  }

  async function readCountry(country: SoldCountry): Promise<void> {
    const hotels: Partial<Record<string, number>> = {};
    for (const lang of langs) {
      await trying(`cities of ${country.iso}`, () => readCities(country, lang));
      await trying(`hotels of ${country.iso}`, async () => {
        const records = await readHotels(country, lang);
        if (lang === 'ru') for (const { city } of records) hotels[city] = (hotels[city] ?? 0) + 1;
      });
    }
    const big = Object.entries(hotels).filter(([, count]) => count! >= HOTELS_OF_A_BIG_CITY);
    for (const [city] of big)
      for (const lang of langs) await trying(`places of ${city}`, () => readObjects(city, lang));
  }

  /** @throws problem supplier-unavailable when not even the countries can be read */
  return sharing(async () => {
    const sold = await readCountries();
    await trying('words', readWords);
    for (const country of sold) await readCountry(country);
  });
}
