import type { Locale } from '@karvon/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import { problem } from '@karvon/platform/http/problem';
import type { Party } from '@karvon/platform/parties/port';
import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { createSupplierCalls, unavailable } from '@karvon/supply/call-supplier';
import { readBody } from '@karvon/supply/read-body';
import { readXml, writeXml, type XmlElement } from '@karvon/supply/xml';

export interface AcaseAccount {
  /** 'https://www.acase.ru'. */
  baseUrl: string;
  buyerId: string;
  userId: string;
  password: string;
  /** Time limits for a read call and for a call that changes something; milliseconds. */
  timeouts: { read: number; write: number };
}

export interface AcaseRequest {
  /** The name of the request, which is the root of its document. */
  name: string;
  /** The root of the answer. */
  response: string;
  lang: Locale;
  /** Parameters of requests that are forms alone. */
  fields?: Record<string, string>;
  /** The document of requests that are XML: attributes under '@Name'. */
  document?: XmlElement;
  signal?: AbortSignal;
}

/** The supplier has refused, with a reason. Nothing was changed. */
export class AcaseRefusal extends Error {
  override name = 'AcaseRefusal';

  constructor(readonly code: string) {
    super(`Академсервис refused: ${code}`);
  }
}

const ACCESS_DENIED = '9998';
const errorSchema = z.object({ '@Code': z.string().max(12) });

/** The supplier has texts in Russian and English. */
const languageOf: Record<Locale, string> = { ru: 'ru', uz: 'en' };

/**
 * XML over form posts. A read call returns a response or throws a problem. A call that changes something may also throw
 * `SupplierUnanswered`: its outcome is unknown, and it is never repeated here.
 */
export function createAcaseHttp(
  account: AcaseAccount,
  { party, logger }: { party: Party; logger: Logger },
) {
  const { baseUrl, buyerId, userId, password, timeouts } = account;
  const calls = createSupplierCalls('Академсервис', { party, logger });

  function formOf({ name, lang, fields, document }: AcaseRequest): URLSearchParams {
    const language = languageOf[lang];
    const credentials = {
      '@BuyerId': buyerId,
      '@UserId': userId,
      '@Password': password,
      '@Language': language,
    };
    return new URLSearchParams({
      RequestName: name,
      CompanyId: buyerId,
      UserId: userId,
      Password: password,
      Language: language,
      ...fields,
      ...(document && { XML: writeXml(name, { ...credentials, ...document }) }),
    });
  }

  async function exchange(request: AcaseRequest, patienceMs: number): Promise<XmlElement> {
    const patience = AbortSignal.timeout(patienceMs);
    const { signal } = request;
    const response = await fetch(`${baseUrl}/xml/form.jsp`, {
      method: 'POST',
      // A redirect could send the password to another host.
      redirect: 'manual',
      body: formOf(request),
      headers: { 'accept-encoding': 'gzip' },
      signal: signal ? AbortSignal.any([patience, signal]) : patience,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`Академсервис answered ${response.status}`);
    }
    return readXml(await readBody(response), request.response);
  }

  /** @throws SupplierUnanswered, AcaseRefusal, problem supplier-unavailable (nothing was done) */
  async function call(request: AcaseRequest, patienceMs: number): Promise<XmlElement> {
    const root = await calls.call(
      request.name,
      () => exchange(request, patienceMs),
      request.signal,
    );
    if (root.Error !== undefined) throw refusalOf(request.name, root.Error);
    if (root.Success === undefined)
      throw new SupplierUnanswered(`neither success nor error to ${request.name}`);
    return root;
  }

  function refusalOf(name: string, error: unknown): Error {
    const [first] = Array.isArray(error) ? (error as unknown[]) : [error];
    const code = errorSchema.safeParse(first).data?.['@Code'] ?? 'unknown';
    const refusal = new AcaseRefusal(code);
    if (code !== ACCESS_DENIED) return refusal;
    logger.error({ request: name }, 'Академсервис does not let our account in');
    return problem('supplier-unavailable', {}, refusal);
  }

  const send = async <Data>(
    request: AcaseRequest,
    schema: z.ZodType<Data>,
    patienceMs: number,
  ): Promise<Data> => calls.read(schema, await call(request, patienceMs), request.name);

  return {
    /** @throws AcaseRefusal, problem supplier-unavailable */
    request: <Data>(request: AcaseRequest, schema: z.ZodType<Data>): Promise<Data> =>
      send(request, schema, timeouts.read).catch(unavailable),

    /**
     * @throws AcaseRefusal, problem supplier-unavailable (nothing was done); SupplierUnanswered (the outcome is
     * unknown)
     */
    change: <Data>(request: AcaseRequest, schema: z.ZodType<Data>): Promise<Data> =>
      send(request, schema, timeouts.write),
  };
}

export type AcaseHttp = ReturnType<typeof createAcaseHttp>;
