import type { HotelSellers } from '@karvon/contract';
import type { Logger } from 'pino';
import { problem, ProblemError } from '@karvon/platform/http/problem';

/** A supplier to call, by name. */
export interface Requested<Response> {
  name: string;
  request(signal: AbortSignal): Promise<Response>;
}

export interface RequestAllOptions {
  logger: Logger;
  /** How long to wait for the other suppliers after the first response; milliseconds. */
  graceMs: number;
  signal: AbortSignal;
}

/**
 * Calls all suppliers at once and returns the responses that came. One that fails or is much slower than the first is
 * counted and named in the log.
 * @throws problem supplier-unavailable when no supplier responds
 */
export async function requestAll<Response>(
  parties: readonly Requested<Response>[],
  { logger, graceMs, signal }: RequestAllOptions,
): Promise<{ responses: { name: string; response: Response }[]; sellers: HotelSellers }> {
  const over = new AbortController();
  const until = AbortSignal.any([signal, over.signal]);
  const responses = new Map<string, Response>();
  const failed = new Map<string, unknown>();
  let grace: NodeJS.Timeout | undefined;

  async function request(party: Requested<Response>): Promise<void> {
    try {
      const stopped = new Promise<never>((_, refuse) => {
        const stop = () => refuse(until.reason as Error);
        if (until.aborted) stop();
        else until.addEventListener('abort', stop, { once: true });
      });
      responses.set(party.name, await Promise.race([party.request(until), stopped]));
      grace ??= setTimeout(() => over.abort(new Error('much slower than the others')), graceMs);
    } catch (error) {
      failed.set(party.name, error);
    }
  }

  await Promise.all(parties.map(request));
  clearTimeout(grace);
  // The caller has cancelled the request: no supplier has failed.
  if (responses.size === 0 && signal.aborted) signal.throwIfAborted();
  for (const [name, error] of failed)
    logger.warn({ err: error, supplier: name }, 'a supplier of hotels could not be asked');
  if (responses.size === 0 && parties.length > 0) {
    const [first] = failed.values();
    throw first instanceof ProblemError ? first : problem('supplier-unavailable', {}, first);
  }
  return {
    // In the order of the list, not of the responses.
    responses: parties.flatMap(({ name }) =>
      responses.has(name) ? [{ name, response: responses.get(name)! }] : [],
    ),
    sellers: { answered: responses.size, requested: Math.max(1, parties.length) },
  };
}
