import type { ExtrasOffer } from '@karvon/contract';
import type { Clock } from '@karvon/platform/clock';

/** What is sold beside a fare, and until when its offer lives. */
interface KnownOffer {
  sold: ExtrasOffer;
  expiresAt: Date;
}

/** How many fares a process holds; one with seat maps may take a hundred kilobytes. */
const maxFares = 200;

/**
 * What suppliers have said of fares that are not booked yet: a page that is opened again asks them nothing. A booking always asks
 * anew. Oldest first.
 */
export function createKnownExtras(clock: Clock) {
  const known = new Map<string, Promise<KnownOffer>>();

  function hold(fare: string, response: Promise<KnownOffer>): void {
    known.delete(fare);
    known.set(fare, response);
    const [oldest] = known.keys();
    if (known.size > maxFares) known.delete(oldest!);
    response.catch(() => {
      if (known.get(fare) === response) known.delete(fare);
    });
  }

  return {
    /** The answer of a fare; the supplier is asked for it once as long as the offer lives. */
    async of(fare: string, ask: () => Promise<KnownOffer>): Promise<ExtrasOffer> {
      const held = known.get(fare);
      const before = held && (await held.catch(() => undefined));
      if (before && before.expiresAt > clock.now()) return before.sold;
      const response = ask();
      hold(fare, response);
      return (await response).sold;
    },

    forget: (fare: string): boolean => known.delete(fare),
  };
}
