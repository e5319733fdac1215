import type { Locale, Slice } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import type { Money } from '@karvon/money';
import type { Db } from '@karvon/platform/db/database';
import type { AirCatalogue } from '@karvon/air-catalogue';
import { flightLines } from '@karvon/order-ground/documents/flights/flight-lines';
import { formatMoment } from '@karvon/order-ground/documents/format';
import { formatMoney } from '@karvon/platform/format-money';
import type { FactName } from '@karvon/order-ground/notices/order-events';
import { exchangeStore, offerOf } from '../store/exchange-store';

/** The money that a cheaper fare returns. */
export async function describeRefund(
  db: Db,
  lang: Locale,
  exchangeId: string | undefined,
): Promise<Partial<Record<FactName, string>>> {
  const exchange = exchangeId === undefined ? undefined : await exchangeStore.find(db, exchangeId);
  const back = exchange && offerOf(exchange)?.back;
  return { refund: back ? formatMoney(back, lang) : '' };
}

/** The flights and the price of an operator's offer; null when it does not wait for the visitor any more. */
export async function describeOffer(
  {
    db,
    edition,
    catalogue,
  }: { db: Db; edition: Pick<Edition, 'support'>; catalogue: Pick<AirCatalogue, 'dictionary'> },
  lang: Locale,
  exchangeId: string | undefined,
): Promise<Partial<Record<FactName, string>> | null> {
  const exchange = exchangeId === undefined ? undefined : await exchangeStore.find(db, exchangeId);
  const offer = exchange?.state === 'offered' ? offerOf(exchange) : undefined;
  if (!exchange || !offer) return null;
  const flights = (slices: readonly Slice[]) =>
    flightLines(slices, catalogue.dictionary(slices, lang), lang);
  const sum = (amount: Money) => (amount.amount > 0 ? formatMoney(amount, lang) : '');
  return {
    before: flights(exchange.before),
    after: flights(offer.slices),
    sum: sum(offer.due),
    refund: sum(offer.back),
    payBefore: formatMoment(exchange.expires_at, edition.support, lang),
  };
}
