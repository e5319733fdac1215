import type { Logger } from 'pino';
import { z } from 'zod';
import { problem } from '@karvon/platform/http/problem';
import type { Party } from '@karvon/platform/parties/port';
import { createSupplierCalls, unavailable } from '@karvon/supply/call-supplier';
import { readXml, writeXml, type XmlElement } from '@karvon/supply/xml';
import { NOT_PROCESSED } from './frame';
import { createChannel, KeyRefused, type SirenaAddress } from './link';

export interface SirenaAccount extends SirenaAddress {
  /** Timeouts of a read, and of a call that changes something; milliseconds. */
  timeouts: { read: number; write: number };
}

/** Sirena has refused, with a reason. Nothing was done. */
export class SirenaRefusal extends Error {
  override name = 'SirenaRefusal';

  constructor(
    readonly call: string,
    readonly code: string,
  ) {
    super(`Sirena refused ${call}: ${code}`);
  }
}

/** The outcome is unknown: an airline's host was silent, or the gateway failed during the work. */
const unknown = new Set(['-1', '31054', '33000']);
/** Nothing was done, for reasons outside the request: no free terminal, or an order that another terminal holds. */
const turnedAway = new Set(['33002', '33041']);

/** Refusals of our address. */
const NOT_LET_IN = '33494';

const errorSchema = z.object({
  '@code': z.string().max(12),
  '@crypt_error': z.string().optional(),
});

type Outcome = { body: unknown } | { refused: string } | { turnedAway: string };

interface Call<Data> {
  /** The name of the request and of its response: 'pricing'. */
  name: string;
  body: XmlElement;
  schema: z.ZodType<Data>;
  signal?: AbortSignal;
}

const codeOf = (error: unknown): string => errorSchema.safeParse(error).data?.['@code'] ?? 'none';

/**
 * Sirena-Travel's XML over its own message protocol. A read returns a response or throws a problem; a change may also throw
 * `SupplierUnanswered`: its outcome is unknown, and this client never repeats it.
 */
export function createSirenaWire(
  { timeouts, ...address }: SirenaAccount,
  { party, logger }: { party: Party; logger: Logger },
) {
  const channel = createChannel(address);
  const calls = createSupplierCalls('Sirena', { party, logger });

  async function exchange(
    name: string,
    xml: string,
    signal: AbortSignal,
    renewed: 'never' | 'once' = 'never',
  ): Promise<Outcome> {
    const response = await channel.exchange(xml, signal).catch((error: unknown) => {
      if (error instanceof KeyRefused) logger.error({ call: name }, 'Sirena does not take our key');
      throw error;
    });
    if (response.state & NOT_PROCESSED) return { turnedAway: 'not processed' };
    const inside = readXml(response.xml, 'sirena').answer as XmlElement | undefined;
    const body = inside?.[name];
    const error = inside?.error ?? (body as XmlElement | undefined)?.error;
    if (error === undefined) return { body };
    const code = codeOf(error);
    const badKey = errorSchema.safeParse(error).data?.['@crypt_error'] !== undefined;
    // A key lives an hour and a half. The gateway could not read the request, so it is sent once more with a new key.
    if (badKey && renewed === 'never') {
      await channel.renew();
      return exchange(name, xml, signal, 'once');
    }
    if (badKey || code === NOT_LET_IN) {
      logger.error({ call: name, code }, 'Sirena does not let us in');
      return { turnedAway: code };
    }
    if (unknown.has(code)) throw new Error(`Sirena has failed: ${code}`);
    return turnedAway.has(code) ? { turnedAway: code } : { refused: code };
  }

  async function send<Data>(
    { name, body, schema, signal }: Call<Data>,
    patienceMs: number,
  ): Promise<Data> {
    const xml = writeXml('sirena', { query: { [name]: body } });
    const patience = AbortSignal.timeout(patienceMs);
    const until = signal ? AbortSignal.any([patience, signal]) : patience;
    const outcome = await calls.call(name, () => exchange(name, xml, until), signal);
    if ('refused' in outcome) throw new SirenaRefusal(name, outcome.refused);
    if ('turnedAway' in outcome)
      throw problem('supplier-unavailable', {}, new SirenaRefusal(name, outcome.turnedAway));
    return calls.read(schema, outcome.body, name);
  }

  return {
    /** @throws SirenaRefusal, problem supplier-unavailable */
    request: <Data>(call: Call<Data>): Promise<Data> =>
      send(call, timeouts.read).catch(unavailable),

    /** @throws SirenaRefusal, problem supplier-unavailable (nothing was done); SupplierUnanswered (outcome unknown) */
    change: <Data>(call: Call<Data>): Promise<Data> => send(call, timeouts.write),
  };
}

export type SirenaWire = ReturnType<typeof createSirenaWire>;
