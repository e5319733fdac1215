import type { Locale, PriceAlert } from '@karvon/contract';
import { money } from '@karvon/money';
import { placeAt } from '@karvon/air-catalogue';
import { presentPlace } from '@karvon/places';
import { searchOf, type AlertRow } from './alert-search';

/** An alert for whoever may see it; the address is not among what a link shows. */
export function presentAlert(row: AlertRow, lang: Locale): PriceAlert {
  const { origin, destination, out, back, onward, cabin, travellers } = searchOf(row);
  const placeOf = (path: string, code: string) => presentPlace(placeAt(path, code), lang);
  return {
    id: row.id,
    status: row.status,
    origin: placeOf('origin', origin),
    destination: placeOf('destination', destination),
    out,
    back,
    onward: onward.map((flight) => ({
      origin: placeOf('onward', flight.origin),
      destination: placeOf('onward', flight.destination),
      out: flight.out,
    })),
    travellers,
    class: cabin,
    price: row.price === null ? null : money(row.price, row.currency),
  };
}
