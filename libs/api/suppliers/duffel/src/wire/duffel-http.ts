import type { Logger } from 'pino';
import type { z } from 'zod';
import { problem } from '@karvon/platform/http/problem';
import type { Party } from '@karvon/platform/parties/port';
import { createSupplierCalls, unavailable } from '@karvon/supply/call-supplier';
import { errorsSchema } from './schemas';
import {
  createTransport,
  type DuffelResponse,
  type CallOptions,
  type Method,
  type TransportOptions,
} from './transport';

export interface DuffelHttpOptions extends TransportOptions {
  party: Party;
  logger: Logger;
}

/** Duffel has refused, with a reason. Nothing was done. */
export class DuffelRefusal extends Error {
  override name = 'DuffelRefusal';

  constructor(
    readonly status: number,
    readonly type: string,
    readonly code: string,
  ) {
    super(`Duffel refused: ${status} ${type} ${code}`);
  }
}

/**
 * Duffel's JSON over HTTPS. A read ends in the data or a problem; a write may also end in `SupplierUnanswered`: then its outcome
 * is unknown, and this client never repeats it.
 */
export function createDuffelHttp({ party, logger, ...transport }: DuffelHttpOptions) {
  const exchange = createTransport(transport);
  const calls = createSupplierCalls('Duffel', { party, logger });

  function refusalOf({ status, body }: DuffelResponse): Error {
    const read = errorsSchema.safeParse(body);
    const { type, code } = read.data?.errors[0] ?? { type: 'unknown', code: `http_${status}` };
    if (status === 401 || status === 403) {
      logger.error({ status, code }, 'Duffel does not accept our token');
      return problem('supplier-unavailable', {}, new DuffelRefusal(status, type, code));
    }
    if (status === 429) {
      logger.warn({ code }, 'Duffel answers that we ask too often');
      return problem('supplier-unavailable', {}, new DuffelRefusal(status, type, code));
    }
    return new DuffelRefusal(status, type, code);
  }

  /** @throws DuffelRefusal, problem supplier-unavailable (nothing was done); SupplierUnanswered (outcome unknown) */
  async function call(
    method: Method,
    path: string,
    options: CallOptions & { data?: object },
  ): Promise<DuffelResponse> {
    const response = await calls.call(
      `${method} ${path}`,
      () => exchange(method, path, options),
      options.signal,
    );
    if (response.status >= 400) throw refusalOf(response);
    return response;
  }

  const read = <Data>(schema: z.ZodType<Data>, { body }: DuffelResponse, path: string): Data =>
    calls.read(schema, (body as { data?: unknown } | null)?.data, path);

  return {
    /** The whole response, for lists: `data` and `meta`. @throws as `get` */
    async getPage(path: string, options: CallOptions = {}): Promise<unknown> {
      return (await call('GET', path, options).catch(unavailable)).body;
    },

    /** @throws DuffelRefusal, problem supplier-unavailable */
    async get<Data>(
      path: string,
      schema: z.ZodType<Data>,
      options: CallOptions = {},
    ): Promise<Data> {
      try {
        return read(schema, await call('GET', path, options), path);
      } catch (error) {
        return unavailable(error);
      }
    },

    /**
     * @returns null: accepted and not yet carried out (202)
     * @throws DuffelRefusal, problem supplier-unavailable (nothing was done); SupplierUnanswered (outcome unknown)
     */
    async post<Data>(
      path: string,
      data: object,
      schema: z.ZodType<Data>,
      options: CallOptions = {},
    ): Promise<Data | null> {
      const response = await call('POST', path, { ...options, data });
      return response.status === 202 ? null : read(schema, response, path);
    },
  };
}

export type DuffelHttp = ReturnType<typeof createDuffelHttp>;
