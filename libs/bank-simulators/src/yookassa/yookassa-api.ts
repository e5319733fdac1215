import type { SimulatorResponse, SimulatorRequest } from '../serve';
import type { NewPayment, NewRefund, YookassaBooks } from './yookassa-books';
import {
  Refusal,
  type NewReceipt,
  type YookassaPayment,
  type YookassaRefund,
} from './yookassa-objects';
import type { ReceiptBooks } from './yookassa-receipts';

export interface ShopSecrets {
  shopId: string;
  secretKey: string;
}

/** Called after a change, so that the shop is notified. */
export type OnWritten = (event: string, object: YookassaPayment | YookassaRefund) => Promise<void>;

export interface YookassaApiOptions extends ShopSecrets {
  books: YookassaBooks;
  receipts: ReceiptBooks;
  /** The current time in milliseconds. */
  now: () => number;
  onWritten: OnWritten;
  /** Called once for each write: true loses the response, although the write takes effect. */
  losesResponse: () => boolean;
  /** True while calls for receipts fail. */
  receiptsAreDown: () => boolean;
  /** Replaces a payment in responses. */
  shown: (payment: YookassaPayment) => YookassaPayment;
}

/** How long a repeated key gets its first response; after that it counts as new. */
const keyLivesMs = 24 * 3_600_000;

/** YooKassa's REST API, version 3: payments, captures, cancellations, refunds, receipts and lists, with its idempotence keys. */
export function createApi(options: YookassaApiOptions) {
  const { books, now, onWritten, receipts, shown } = options;
  const right = `Basic ${Buffer.from(`${options.shopId}:${options.secretKey}`).toString('base64')}`;
  const responses = new Map<string, { request: string; body: object; at: number }>();

  function paymentOf(id: string) {
    const payment = books.payments.get(id);
    if (!payment) throw new Refusal(404, 'not_found', 'There is no such payment');
    return payment;
  }

  function refundOf(id: string) {
    const refund = books.refunds.get(id);
    if (!refund) throw new Refusal(404, 'not_found', 'There is no such refund');
    return refund;
  }

  function checkReceiptsUp(path: string): void {
    if (/^receipts\b/.test(path) && options.receiptsAreDown())
      throw new Refusal(500, 'internal_server_error', 'Receipts are away');
  }

  async function write(path: string, body: object): Promise<object> {
    const [kind, id = '', act] = path.split('/');
    if (path === 'payments') return { ...shown(books.create(body as NewPayment)) };
    if (path === 'receipts') return receipts.create(body as NewReceipt);
    if (path === 'refunds') {
      const refund = books.refund(body as NewRefund);
      await onWritten('refund.succeeded', refund);
      return { ...refund };
    }
    const payment = paymentOf(id);
    if (kind !== 'payments' || (act !== 'capture' && act !== 'cancel'))
      throw new Refusal(404, 'not_found', 'There is no such call');
    if (act === 'capture') books.capture(payment);
    else if (payment.status === 'pending')
      throw new Refusal(400, 'invalid_request', 'The payment is pending');
    else books.cancel(payment, 'merchant', 'canceled_by_merchant');
    await onWritten(`payment.${payment.status}`, payment);
    return { ...shown(payment) };
  }

  function list(query: URLSearchParams): object {
    const from = Date.parse(query.get('created_at.gte') ?? '') || 0;
    const to = Date.parse(query.get('created_at.lt') ?? '') || Infinity;
    const limit = Number(query.get('limit') ?? 10);
    const start = Number(query.get('cursor') ?? 0);
    const all = [...books.payments.values()].filter(({ created_at }) => {
      const at = Date.parse(created_at);
      return at >= from && at < to;
    });
    const more = start + limit < all.length;
    return {
      type: 'list',
      items: all.slice(start, start + limit).map(shown),
      ...(more && { next_cursor: String(start + limit) }),
    };
  }

  function read(path: string, query: URLSearchParams): object {
    if (path === 'payments') return list(query);
    if (path === 'receipts') return receipts.list(query);
    const [kind, id = ''] = path.split('/');
    if (kind === 'receipts') return receipts.find(id);
    return kind === 'refunds' ? refundOf(id) : shown(paymentOf(id));
  }

  /** A key always gets its first response. */
  async function once(key: string | undefined, path: string, text: string): Promise<object> {
    if (!key || key.length > 64)
      throw new Refusal(400, 'invalid_request', 'No key', 'Idempotence-Key');
    const request = `${path} ${text}`;
    const stored = responses.get(key);
    const known = stored && now() - stored.at < keyLivesMs ? stored : undefined;
    if (known && known.request !== request)
      throw new Refusal(400, 'invalid_request', 'The key is used', 'Idempotence-Key');
    if (known) return known.body;
    const body = await write(path, JSON.parse(text) as object);
    responses.set(key, { request, body, at: now() });
    return body;
  }

  return async function respond(request: SimulatorRequest): Promise<SimulatorResponse> {
    const path = request.url.pathname.replace(/^\/v3\//, '');
    try {
      if (request.headers.authorization !== right)
        throw new Refusal(401, 'invalid_credentials', 'Who are you?');
      checkReceiptsUp(path);
      if (request.method === 'GET') return { body: read(path, request.url.searchParams) };
      const key = request.headers['idempotence-key'];
      const body = await once(typeof key === 'string' ? key : undefined, path, request.body);
      return { body, lost: options.losesResponse() };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, code, message: description, parameter } = error;
      return { status, body: { type: 'error', id: 'refusal', code, description, parameter } };
    }
  };
}
