import type { Logger } from 'pino';
import type { z } from 'zod';
import { problem } from '../../../../../http/problem';
import { CallAborted, PartyLeftAlone, type Party } from '../../../../../parties/port';
import { SupplierUnanswered } from '../../../../../supplier-errors';
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
 * Duffel's JSON over HTTPS. Reads end in the data or a problem; a write may also end in `SupplierUnanswered`: then nobody
 * knows whether it was done, and it is never sent again from here.
 */
export function createDuffelHttp({ party, logger, ...transport }: DuffelHttpOptions) {
  const exchange = createTransport(transport);

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

  /** @throws DuffelRefusal, problem supplier-unavailable (nothing was done); SupplierUnanswered */
  async function call(
    method: Method,
    path: string,
    options: CallOptions & { data?: object },
  ): Promise<DuffelResponse> {
    let response: DuffelResponse;
    try {
      response = await party.call(() =>
        exchange(method, path, options).catch((error: unknown) => {
          throw options.signal?.aborted ? new CallAborted('given up', { cause: error }) : error;
        }),
      );
    } catch (error) {
      if (error instanceof PartyLeftAlone) throw problem('supplier-unavailable', {}, error);
      throw new SupplierUnanswered(`no answer to ${method} ${path}`, { cause: error });
    }
    if (response.status >= 400) throw refusalOf(response);
    return response;
  }

  function read<Data>(schema: z.ZodType<Data>, { body }: DuffelResponse, path: string): Data {
    const result = schema.safeParse((body as { data?: unknown } | null)?.data);
    if (result.success) return result.data;
    const fields = result.error.issues.slice(0, 5).map(({ path: at }) => at.join('.'));
    logger.error({ path, fields }, 'an answer of Duffel is not what its protocol says');
    throw new SupplierUnanswered(`an answer to ${path} that cannot be read`);
  }

  return {
    /** The whole answer, for lists: `data` and `meta`. @throws as `get` */
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
     * @throws DuffelRefusal, problem supplier-unavailable (nothing was done); SupplierUnanswered (nobody knows)
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

/** A GET without an answer has changed nothing. */
function unavailable(error: unknown): never {
  if (error instanceof SupplierUnanswered) throw problem('supplier-unavailable', {}, error);
  throw error;
}

export type DuffelHttp = ReturnType<typeof createDuffelHttp>;
