import type { ExtrasOffer } from '@karvon/contract';
import type { Clock } from '../../../../clock';

/** What is sold beside a fare, and until when its offer lives. */
interface Answer {
  sold: ExtrasOffer;
  expiresAt: Date;
}

/** How many answers a process holds; one with seat maps may take a hundred kilobytes. */
const maxAnswers = 200;

/**
 * What suppliers have said of fares that are not booked yet: a page that is opened again asks them nothing. A booking always asks
 * anew. Oldest first.
 */
export function createKnownExtras(clock: Clock) {
  const known = new Map<string, Promise<Answer>>();

  function hold(fare: string, answer: Promise<Answer>): void {
    known.set(fare, answer);
    const [oldest] = known.keys();
    if (known.size > maxAnswers) known.delete(oldest!);
    answer.catch(() => {
      if (known.get(fare) === answer) known.delete(fare);
    });
  }

  return {
    /** The answer of a fare; the supplier is asked for it once as long as the offer lives. */
    async of(fare: string, ask: () => Promise<Answer>): Promise<ExtrasOffer> {
      const held = known.get(fare);
      const before = held && (await held.catch(() => undefined));
      if (before && before.expiresAt > clock.now()) return before.sold;
      const answer = ask();
      hold(fare, answer);
      return (await answer).sold;
    },

    forget: (fare: string): boolean => known.delete(fare),
  };
}
