import { saveTraveller } from '@karvon/api-client';
import { mineKey } from '@karvon/auth';
import type { Passenger } from '@karvon/contract';
import { browserTransport } from '../data/browser-transport';
import { getQueryClient } from '../data/query-client';

/**
 * Saves passengers of an order in the account of the booker, one after the other.
 * @throws the first refusal; travellers before it are saved
 */
export async function keepTravellers(passengers: readonly Passenger[]): Promise<void> {
  try {
    for (const { type: _type, ...person } of passengers)
      await saveTraveller(browserTransport, person);
  } finally {
    void getQueryClient().invalidateQueries({ queryKey: mineKey });
  }
}
