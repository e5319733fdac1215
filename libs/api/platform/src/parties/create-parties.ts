import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Clock } from '../clock';
import { createBreaker } from './breaker';
import { CallAborted, PartyLeftAlone, PartyRefused, type Parties, type Party } from './port';

type Outcome = 'answered' | 'refused' | 'failed' | 'aborted' | 'left-alone';

const outcomeOf = (error: unknown): Outcome => {
  if (error instanceof PartyRefused) return 'refused';
  if (error instanceof CallAborted) return 'aborted';
  return 'failed';
};

function createMeasures(metrics: Registry | undefined) {
  if (!metrics) return undefined;
  const registers = [metrics];
  return {
    seconds: new Histogram({
      name: 'karvon_party_call_seconds',
      help: 'How long calls of suppliers, banks, SMS and mail took, and how they ended',
      labelNames: ['party', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60],
      registers,
    }),
    items: new Counter({
      name: 'karvon_party_items_total',
      help: 'Offers, rates and hotels in the responses of suppliers: read, not sold, or not readable, and why',
      labelNames: ['party', 'item', 'outcome', 'reason'],
      registers,
    }),
    open: new Gauge({
      name: 'karvon_party_left_alone',
      help: '1 while a party is not asked because it did not answer',
      labelNames: ['party'],
      registers,
    }),
  };
}

/** Creates the upstreams, each with its own circuit breaker; calls are measured where metrics are on. */
export function createParties({
  clock,
  metrics,
}: {
  clock: Clock;
  metrics?: Registry | undefined;
}): Parties {
  const measures = createMeasures(metrics);
  const parties = new Map<string, Party>();

  function create(party: string): Party {
    const breaker = createBreaker(clock);
    const note = () => measures?.open.set({ party }, breaker.openUntil() ? 1 : 0);
    note();

    const measure: Party['measure'] = async (work) => {
      const end = measures?.seconds.startTimer({ party });
      try {
        const response = await work();
        end?.({ outcome: 'answered' });
        return response;
      } catch (error) {
        end?.({ outcome: outcomeOf(error) });
        throw error;
      }
    };

    return {
      measure,
      tally:
        (item) =>
        (outcome, reason = '') =>
          measures?.items.inc({ party, item, outcome, reason }),
      async call(work) {
        if (!breaker.allows()) {
          measures?.seconds.observe({ party, outcome: 'left-alone' }, 0);
          throw new PartyLeftAlone(breaker.openUntil() ?? clock.now());
        }
        try {
          const response = await measure(work);
          breaker.answered();
          return response;
        } catch (error) {
          const outcome = outcomeOf(error);
          if (outcome === 'failed') breaker.failed();
          if (outcome === 'refused') breaker.answered();
          throw error;
        } finally {
          note();
        }
      },
    };
  }

  return (name) => {
    const party = parties.get(name) ?? create(name);
    parties.set(name, party);
    return party;
  };
}
