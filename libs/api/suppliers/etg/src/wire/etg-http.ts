import type { Locale } from '@karvon/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import { problem } from '@karvon/platform/http/problem';
import type { Party } from '@karvon/platform/parties/port';
import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { createSupplierCalls, unavailable } from '@karvon/supply/call-supplier';
import { readBody } from '@karvon/supply/read-body';

export interface EtgAccount {
  /** 'https://api.worldota.net'. */
  baseUrl: string;
  keyId: string;
  key: string;
  /** Time limits for a read call and for a call that changes something; milliseconds. */
  timeouts: { read: number; write: number };
}

/** ETG has refused, with a reason. Nothing was done. */
export class EtgRefusal extends Error {
  override name = 'EtgRefusal';

  constructor(readonly code: string) {
    super(`ETG refused: ${code}`);
  }
}

/** Texts are in Russian and English. */
export const languageOf: Record<Locale, string> = { ru: 'ru', uz: 'en' };

const envelopeSchema = z.object({
  status: z.enum(['ok', 'error', 'processing', '3ds']),
  error: z.string().min(1).nullish(),
  data: z.unknown().optional(),
});

/** By the documentation these say nothing about what was done. */
const unknownOutcome = new Set(['timeout', 'unknown', 'core_search_error', 'decoding_json']);
/** Our account is not let in, or not to this call. */
const notLetIn = new Set([
  'incorrect_credentials',
  'invalid_auth_header',
  'no_auth_header',
  'not_allowed',
  'not_allowed_host',
  'endpoint_not_active',
  'overdue_debt',
]);
const tooMany = new Set(['endpoint_exceeded_limit']);

interface EtgCall {
  path: string;
  body?: object;
  /** Of calls that are sent by GET: parameters as one JSON text under `data`. */
  data?: object;
  signal?: AbortSignal | undefined;
}

/** What came back: JSON, or a document whose content nobody needs here. */
type EtgResponse = { status: number; body: unknown } | { status: number; document: true };

/**
 * JSON over HTTPS with the account's key. A read call returns a response or throws a problem. A call that changes something may
 * also throw `SupplierUnanswered`: its outcome is unknown, and it is never repeated here.
 */
export function createEtgHttp(
  { baseUrl, keyId, key, timeouts }: EtgAccount,
  { party, logger }: { party: Party; logger: Logger },
) {
  const calls = createSupplierCalls('ETG', { party, logger });
  const authorization = `Basic ${Buffer.from(`${keyId}:${key}`).toString('base64')}`;

  async function exchange(
    { path, body, data, signal }: EtgCall,
    patienceMs: number,
  ): Promise<EtgResponse> {
    const patience = AbortSignal.timeout(patienceMs);
    const query = data ? `?${new URLSearchParams({ data: JSON.stringify(data) })}` : '';
    const response = await fetch(`${baseUrl}${path}${query}`, {
      method: body ? 'POST' : 'GET',
      // A redirect could send the key to another host.
      redirect: 'manual',
      headers: { authorization, 'content-type': 'application/json', 'accept-encoding': 'gzip' },
      signal: signal ? AbortSignal.any([patience, signal]) : patience,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status, headers } = response;
    const isDocument = /^application\/pdf\b/.test(headers.get('content-type') ?? '');
    if (status >= 500 || (status >= 300 && status < 400) || isDocument)
      await response.body?.cancel();
    if (status === 200 && isDocument) return { status, document: true };
    if (status >= 500 || status < 200 || (status >= 300 && status < 400))
      throw new Error(`ETG answered ${status}`);
    return { status, body: JSON.parse(await readBody(response)) as unknown };
  }

  function refusalOf(name: string, status: number, code: string | null | undefined): Error {
    if (status === 429 || tooMany.has(code ?? '')) {
      logger.warn({ call: name }, 'ETG answers that we send too many requests');
      return problem('supplier-unavailable', {}, new EtgRefusal(code ?? 'http_429'));
    }
    if (status === 401 || status === 403 || notLetIn.has(code ?? '')) {
      logger.error({ call: name, code }, 'ETG does not let our account in');
      return problem('supplier-unavailable', {}, new EtgRefusal(code ?? `http_${status}`));
    }
    if (!code || unknownOutcome.has(code))
      return new SupplierUnanswered(`an error of ETG itself to ${name}`);
    return new EtgRefusal(code);
  }

  /** @throws EtgRefusal, SupplierUnanswered, problem supplier-unavailable (nothing was done) */
  async function send(call: EtgCall, patienceMs: number) {
    const name = call.path;
    const response = await calls.call(name, () => exchange(call, patienceMs), call.signal);
    if ('document' in response) return { status: 'ok' as const, data: null, isDocument: true };
    if (response.status === 429) throw refusalOf(name, 429, null);
    const { status, error, data } = calls.read(envelopeSchema, response.body, name);
    if (status === 'error' || response.status >= 400) throw refusalOf(name, response.status, error);
    if (error) throw new SupplierUnanswered(`success and an error to ${name}`);
    return { status, data, isDocument: false };
  }

  async function ended<Data>(
    call: EtgCall,
    schema: z.ZodType<Data>,
    patienceMs: number,
  ): Promise<Data> {
    const { status, data } = await send(call, patienceMs);
    if (status !== 'ok') throw new SupplierUnanswered(`${status} to ${call.path}`);
    return calls.read(schema, data, call.path);
  }

  return {
    /** A question that is not refused for a reason of its own. @throws problem supplier-unavailable */
    read: <Data>(call: EtgCall, schema: z.ZodType<Data>): Promise<Data> =>
      ended(call, schema, timeouts.read)
        .catch(unavailable)
        .catch((error: unknown) => {
          throw error instanceof EtgRefusal ? problem('supplier-unavailable', {}, error) : error;
        }),

    /** @throws EtgRefusal, problem supplier-unavailable */
    request: <Data>(call: EtgCall, schema: z.ZodType<Data>): Promise<Data> =>
      ended(call, schema, timeouts.read).catch(unavailable),

    /** A question that may take as long as a change. @throws as `request` */
    requestSlowly: <Data>(call: EtgCall, schema: z.ZodType<Data>): Promise<Data> =>
      ended(call, schema, timeouts.write).catch(unavailable),

    /** How far something is that was begun: a question. @throws as `request` */
    progress: (call: EtgCall) => send(call, timeouts.read).catch(unavailable),

    /**
     * @throws EtgRefusal, problem supplier-unavailable (nothing was done); SupplierUnanswered (the outcome is unknown)
     */
    change: <Data>(call: EtgCall, schema: z.ZodType<Data>): Promise<Data> =>
      ended(call, schema, timeouts.write),
  };
}

export type EtgHttp = ReturnType<typeof createEtgHttp>;
