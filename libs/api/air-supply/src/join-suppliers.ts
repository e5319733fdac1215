import type { Cabin } from '@karvon/contract';
import { bindWords } from '@karvon/short-words';
import type { Logger } from 'pino';
import { problem } from '@karvon/platform/http/problem';
import { supplierTotal } from './supplier-total';
import { joinChanges, joinExchanges, joinExtras } from './join-after-sale';
import { markLowerCabins } from './mark-lower-cabins';
import { withoutPassedEnds } from './passes-its-ends';
import { named, NAMELESS, SEPARATOR } from './supplier-names';
import type { AirSupplier, CachedPrice, Hold, SellersHeard, SupplierOffer } from './air-supplier';

export interface NamedSupplier {
  name: string;
  supplier: AirSupplier;
  /** The mark-up in basis points. */
  markUp: number;
}

const sumOf = (heard: Iterable<SellersHeard>): SellersHeard =>
  [...heard].reduce(
    (sum, { answered, failed, total }) => ({
      answered: sum.answered + answered,
      failed: sum.failed + failed,
      total: sum.total + total,
    }),
    { answered: 0, failed: 0, total: 0 },
  );

interface JoinOptions {
  logger: Logger;
  /** How long a search waits for slow suppliers once another one has found offers. */
  patienceMs: number;
}

/** Ends once the time is over and one supplier has ended with offers. */
function createPatience(patienceMs: number) {
  const over = AbortSignal.timeout(patienceMs);
  const enough = new AbortController();
  let found = false;
  const leave = () => {
    if (found && over.aborted) enough.abort();
  };
  over.addEventListener('abort', leave);
  return {
    signal: enough.signal,
    ended: new Promise<void>((resolve) => enough.signal.addEventListener('abort', () => resolve())),
    foundOffers(): void {
      found = true;
      leave();
    },
  };
}

/** Searches at all suppliers at once: offers come as they arrive, and failed suppliers are counted. */
function createJoinedSearch(
  listed: readonly NamedSupplier[],
  { logger, patienceMs }: JoinOptions,
): AirSupplier['search'] {
  return async (request, onBatch, deadline) => {
    // A supplier counts as one seller until it says how many it has.
    const heard = new Map(listed.map(({ name }) => [name, { answered: 0, failed: 0, total: 1 }]));
    const patience = createPatience(patienceMs);
    const signal = AbortSignal.any([deadline, patience.signal]);

    async function sendRequest(
      { name, supplier, markUp }: NamedSupplier,
      priority: number,
    ): Promise<void> {
      let found = false;
      const report = (offers: SupplierOffer[], sellers: SellersHeard) => {
        heard.set(name, sellers);
        const sold = withoutPassedEnds(offers);
        found ||= sold.length > 0;
        const ours = sold.map((offer) => ({
          ...marked(offer, request.cabin),
          id: named(name, offer.id),
          seller: { markUp, priority },
        }));
        onBatch(ours, sumOf(heard.values()));
      };
      try {
        await supplier.search(request, report, signal);
      } catch (error) {
        const { answered, total } = heard.get(name)!;
        logger.warn({ err: error, supplier: name }, 'a supplier could not be searched');
        report([], { answered, failed: total - answered, total });
      }
      const { answered, total } = heard.get(name)!;
      if (answered < total)
        logger.warn({ supplier: name, answered, of: total }, 'not all of a supplier has answered');
      if (found) patience.foundOffers();
    }

    await Promise.race([Promise.all(listed.map(sendRequest)), patience.ended]);
  };
}

/** The lowest of the prices that several suppliers remember for a trip. */
function lowest(prices: CachedPrice[]): CachedPrice[] {
  const byTrip = new Map<string, CachedPrice>();
  for (const price of prices) {
    const key = `${price.out} ${price.back}`;
    const before = byTrip.get(key)?.lines;
    const better =
      !before || (price.lines && supplierTotal(price.lines).amount < supplierTotal(before).amount);
    if (better) byTrip.set(key, price);
  }
  return [...byTrip.values()];
}

/** A section of fare rules with no-break spaces after short words, which suppliers' texts lack. */
const bound = ({ title, text }: { title: string; text: string }) => ({
  title: bindWords(title),
  text: bindWords(text),
});

const marked = <Offer extends SupplierOffer>(offer: Offer, wanted: Cabin): Offer => ({
  ...offer,
  slices: offer.slices.map((slice) => markLowerCabins(slice, wanted)),
});

/** A hold whose order id names the supplier. */
const ours = <Held extends Hold>(name: string, hold: Held): Held => ({
  ...hold,
  supplierOrderId: named(name, hold.supplierOrderId),
});

/**
 * Several suppliers joined into one. Its ids begin with the name of their supplier, so that an order, a quote or an address goes
 * back to that supplier, also after a restart.
 */
export function joinSuppliers(listed: readonly NamedSupplier[], options: JoinOptions): AirSupplier {
  /**
   * The supplier of an id, and the id without its prefix. @throws problem supplier-unavailable if the supplier is not listed any
   * more
   */
  function ownerOf(id: string): NamedSupplier & { id: string; priority: number } {
    const end = id.indexOf(SEPARATOR);
    const name = end < 0 ? NAMELESS : id.slice(0, end);
    const priority = listed.findIndex((one) => one.name === name);
    if (priority < 0) throw problem('supplier-unavailable');
    return { ...listed[priority]!, id: id.slice(end + 1), priority };
  }

  /** The supplier is not connected any more, so the offer has expired. */
  function sellerOf(offerId: string): ReturnType<typeof ownerOf> {
    try {
      return ownerOf(offerId);
    } catch {
      throw problem('offer-expired');
    }
  }

  return {
    ...joinChanges(ownerOf),
    ...joinExchanges(ownerOf),
    ...joinExtras(ownerOf),
    search: createJoinedSearch(listed, options),

    async cachedPrices(request, signal) {
      const requested = await Promise.allSettled(
        listed.map(({ supplier }) => supplier.cachedPrices(request, signal)),
      );
      if (requested.every(({ status }) => status === 'rejected'))
        throw (requested[0] as PromiseRejectedResult).reason;
      return lowest(requested.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
    },

    async price(offerId) {
      const { supplier, id, markUp, priority } = sellerOf(offerId);
      const priced = await supplier.price(id);
      // An old link or a favourite may name a journey that no list shows any more.
      if (withoutPassedEnds([priced]).length === 0) throw problem('offer-expired');
      return { ...marked(priced, priced.cabin), id: offerId, seller: { markUp, priority } };
    },

    async rules(offerId, fareId) {
      const { supplier, id } = sellerOf(offerId);
      const { sections, original } = await supplier.rules(id, fareId);
      return { sections: { ru: sections.ru.map(bound), uz: sections.uz.map(bound) }, original };
    },

    async hold(request) {
      const { supplier, id, name } = sellerOf(request.offerId);
      return ours(name, await supplier.hold({ ...request, offerId: id }));
    },

    async order(request) {
      const { supplier, id, name } = sellerOf(request.offerId);
      return ours(name, await supplier.order({ ...request, offerId: id }));
    },

    async find(reference) {
      // Each supplier looks in its own records for an order with this reference.
      for (const { supplier, name } of listed) {
        const hold = await supplier.find(reference);
        if (hold) return ours(name, hold);
      }
      return null;
    },

    async issue({ supplierOrderId, reference }) {
      const { supplier, id } = ownerOf(supplierOrderId);
      return supplier.issue({ supplierOrderId: id, reference });
    },

    async cancel({ supplierOrderId }) {
      const { supplier, id } = ownerOf(supplierOrderId);
      return supplier.cancel({ supplierOrderId: id });
    },

    async quoteCancellation(request) {
      const { supplier, id, name } = ownerOf(request.supplierOrderId);
      const quote = await supplier.quoteCancellation({ ...request, supplierOrderId: id });
      return { ...quote, id: named(name, quote.id) };
    },

    async confirmCancellation({ quoteId }) {
      const { supplier, id } = ownerOf(quoteId);
      return supplier.confirmCancellation({ quoteId: id });
    },

    async findCancellation(quoteId) {
      const { supplier, id } = ownerOf(quoteId);
      return supplier.findCancellation(id);
    },
  };
}
