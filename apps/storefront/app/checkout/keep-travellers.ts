import { saveTraveller } from '@karvon/api-client';
import { mineKey } from '@karvon/auth';
import type { Passenger } from '@karvon/contract';
import { browserTransport } from '../data/browser-transport';
import { getQueryClient } from '../data/query-client';

/**
 * Saves people of an order in the account of whoever booked it, one after the other.
 * @throws the first refusal; those before it are saved
 */
export async function keepTravellers(passengers: readonly Passenger[]): Promise<void> {
  try {
    for (const { type: _type, ...person } of passengers)
      await saveTraveller(browserTransport, person);
  } finally {
    void getQueryClient().invalidateQueries({ queryKey: mineKey });
  }
}
