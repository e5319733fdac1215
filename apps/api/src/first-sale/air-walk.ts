import { formatMoney } from '@karvon/platform/format-money';
import type { AirCatalogue, SupplierSearch } from '@karvon/air-catalogue';
import { createAirOrder, type AirOrderOptions, type PricedFare } from './air-order';
import { Refused, type Step, type Walk } from './walk';

export type AirStep = 'search' | 'price' | 'rules' | 'hold' | 'look up' | 'payment' | 'give back';

/** How many fares are priced to find one whose seats can be held. */
const FARES_LOOKED_AT = 5;

export interface AirWalkOptions extends AirOrderOptions {
  search: SupplierSearch;
  signal: AbortSignal;
}

/** Walks from the search for a flight to its ticket and its refund. */
export function createAirWalk(
  catalogue: AirCatalogue,
  order: readonly AirStep[],
  next: readonly string[],
  options: AirWalkOptions,
): Walk {
  const { supplier, priceFare, totalOf } = catalogue;
  const { returns, search, signal } = options;
  const { hold, lookUp, issue, giveBack, left } = createAirOrder(catalogue, options);
  let found: { offerId: string; fareId: string }[] = [];
  let chosen: PricedFare;

  async function find(): Promise<string> {
    const fares: { offerId: string; fareId: string; loss: number; amount: number }[] = [];
    let heard = { answered: 0, failed: 0, total: 0 };
    const note: Parameters<typeof supplier.search>[1] = (offers, sellers) => {
      heard = sellers;
      for (const offer of offers)
        for (const { id: fareId, refund, lines } of offer.fares) {
          const { amount } = totalOf(lines);
          const loss = refund.allowed === 'yes' ? (refund.fee?.amount ?? 0) : amount;
          fares.push({ offerId: offer.id, fareId, loss, amount });
        }
    };
    await supplier.search(search, note, signal);
    // The first ticket is refunded, so the best fare is the one that loses least by it.
    found = fares.sort((a, b) => a.loss - b.loss || a.amount - b.amount);
    const sellers = `${heard.answered} of ${heard.total} sellers answered`;
    if (found.length > 0) return `${found.length} fares, ${sellers}`;
    throw heard.failed > 0 || heard.total === 0
      ? new Refused('supplier-unavailable', `no fares: ${sellers}`)
      : new Refused('no-offers', `nothing is sold on this trip: ${sellers}`);
  }

  async function price(): Promise<string> {
    let last: unknown = new Refused('no-offers', 'no seats can be held');
    const priced: PricedFare[] = [];
    for (const { offerId, fareId } of found.slice(0, FARES_LOOKED_AT)) {
      const one = await priceFare(offerId, fareId).catch((error: unknown) => {
        last = error;
      });
      if (one) priced.push(one);
      if (one && !one.instant) break;
    }
    const holdable = priced.find(({ instant }) => !instant);
    // A booking without a hold can only be undone by a refund.
    const best = holdable ?? (returns ? priced[0] : undefined);
    if (!best) throw last;
    chosen = best;
    const { offer, fare, supplierTotal } = best;
    return `${formatMoney(supplierTotal, 'ru')}, ${offer.validatingCarrier}, fare ${fare.name}`;
  }

  async function rules(): Promise<string> {
    const { original } = await supplier.rules(chosen.offer.id, chosen.fare.id);
    return `${original.length} letters of fare rules`;
  }

  const runs: Record<AirStep, () => Promise<string>> = {
    ...{ search: find, price, rules, hold: () => hold(chosen) },
    ...{ 'look up': lookUp, payment: issue, 'give back': giveBack },
  };
  const steps = order.map((name): Step => ({ name, run: runs[name] }));
  return { steps, giveBack: left, next };
}
