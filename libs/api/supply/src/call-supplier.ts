import type { Logger } from 'pino';
import type { z } from 'zod';
import { problem } from '@karvon/platform/http/problem';
import { CallAborted, PartyLeftAlone, type Party } from '@karvon/platform/parties/port';
import { SupplierUnanswered } from '@karvon/platform/supplier-errors';

/**
 * What every adapter does about its calls, whatever the protocol: it avoids a supplier that fails, tells an unknown outcome from
 * a call that was not made, and checks responses.
 * @param supplier its name for people: 'Duffel'
 */
export function createSupplierCalls(
  supplier: string,
  { party, logger }: { party: Party; logger: Logger },
) {
  return {
    /**
     * @param name names the call in errors: 'POST /air/orders'
     * @param exchange sends it once; it rejects when there is no response that can be read
     * @throws problem supplier-unavailable (nothing was sent); SupplierUnanswered (nobody knows whether it was done)
     */
    async call<Response>(
      name: string,
      exchange: () => Promise<Response>,
      signal?: AbortSignal,
    ): Promise<Response> {
      try {
        return await party.call(() =>
          exchange().catch((error: unknown) => {
            throw signal?.aborted ? new CallAborted('given up', { cause: error }) : error;
          }),
        );
      } catch (error) {
        if (error instanceof PartyLeftAlone) throw problem('supplier-unavailable', {}, error);
        throw new SupplierUnanswered(`no answer to ${name}`, { cause: error });
      }
    },

    /** @throws SupplierUnanswered: there was a response, but it cannot be understood */
    read<Data>(schema: z.ZodType<Data>, body: unknown, name: string): Data {
      const result = schema.safeParse(body);
      if (result.success) return result.data;
      // Names of fields only: values may be a guest's.
      const fields = result.error.issues.slice(0, 5).map(({ path }) => path.join('.'));
      logger.error(
        { call: name, fields },
        `a response of ${supplier} is not what its protocol says`,
      );
      throw new SupplierUnanswered(`an answer to ${name} that cannot be read`);
    },
  };
}

/** For a call that only reads: without a response it has changed nothing. */
export function unavailable(error: unknown): never {
  if (error instanceof SupplierUnanswered) throw problem('supplier-unavailable', {}, error);
  throw error;
}
