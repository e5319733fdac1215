import type { Locale, PriceAlert } from '@karvon/contract';
import { money } from '@karvon/money';
import { placeAt } from '../air-search/port';
import { presentPlace } from '../places/port';
import { searchOf, type AlertRow } from './alert-search';

/** An alert for whoever may see it; the address is not among what a link shows. */
export function presentAlert(row: AlertRow, lang: Locale): PriceAlert {
  const { origin, destination, out, back, cabin, travellers } = searchOf(row);
  return {
    id: row.id,
    status: row.status,
    origin: presentPlace(placeAt('origin', origin), lang),
    destination: presentPlace(placeAt('destination', destination), lang),
    out,
    back,
    travellers,
    class: cabin,
    price: row.price === null ? null : money(row.price, row.currency),
  };
}
