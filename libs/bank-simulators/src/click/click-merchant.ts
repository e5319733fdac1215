import { createHash } from 'node:crypto';
import type { SimulatorResponse, SimulatorRequest } from '../serve';
import type { ClickItem, ClickPayment } from './click-payment';

interface Items {
  items: ClickItem[];
  received_ecash: number;
  received_cash: number;
  received_card: number;
}

interface MerchantApi {
  serviceId: string;
  secretKey: string;
  payments: ReadonlyMap<string, ClickPayment>;
}

const refused = (code: number, note: string) => ({ error_code: code, error_note: note });
const done = refused(0, 'Success');

/** Checks the digest in `Auth`, made of the moment and the secret. */
function isKnown({ headers }: SimulatorRequest, secretKey: string): boolean {
  const [, digest, moment = ''] = String(headers.auth).split(':');
  return digest === createHash('sha1').update(`${moment}${secretKey}`).digest('hex');
}

function isWhole(items: readonly ClickItem[], sum: number): boolean {
  const priced = items.reduce((all, { Price }) => all + Price, 0);
  const vatOf = ({ Price, VATPercent }: ClickItem) =>
    Math.round((Price * VATPercent) / (100 + VATPercent));
  return (
    priced === sum &&
    items.every(
      (item) =>
        item.Name.length <= 63 &&
        item.Price === item.GoodPrice * item.Amount &&
        item.VAT === vatOf(item) &&
        /^\d{9}$/.test(item.CommissionInfo.TIN ?? ''),
    )
  );
}

/** Click's Merchant API: the status of a payment, its reversal and its tax receipt. */
export function createMerchantApi({ payments, secretKey, serviceId }: MerchantApi) {
  const byPaydoc = (number: string | undefined) =>
    [...payments.values()].find(({ paydocId }) => paydocId === number);

  const wasDeclined = (number = '') =>
    [...payments.values()].some(({ declined }) => declined.includes(number));

  function submitItems(body: string): object {
    const { items, received_card, received_cash, received_ecash } = JSON.parse(body) as Items;
    // An id with more digits than a JavaScript number can hold.
    const payment = byPaydoc(/"payment_id":(\d+)/.exec(body)?.[1]);
    if (payment?.money !== 'taken') return refused(-16, 'Payment not found');
    const sum = received_card + received_cash + received_ecash;
    if (sum !== Math.round(Number(payment.amount) * 100) || !isWhole(items, sum))
      return refused(-2, 'Incorrect parameter amount');
    payment.receipts.push(items);
    return done;
  }

  function receiptOf(number: string | undefined): object {
    const payment = byPaydoc(number);
    if (!payment?.receipts.length) return refused(-16, 'Payment not found');
    return { qrCodeURL: `https://ofd.invalid/epi?r=${number}` };
  }

  function moneyOf(method: string, payment: ClickPayment | undefined): object {
    if (!payment) return refused(-16, 'Payment not found');
    if (method === 'DELETE') payment.money = 'returned';
    return { ...done, payment_status: payment.money === 'payers' ? 1 : 2 };
  }

  return function handleMerchantCall(request: SimulatorRequest): SimulatorResponse {
    if (!isKnown(request, secretKey)) return { status: 401, body: refused(-1, 'Authentication') };
    const { body, method, url } = request;
    if (url.pathname.endsWith('/payment/ofd_data/submit_items')) return { body: submitItems(body) };
    const [, what, service, number] =
      /payment\/(status|reversal|ofd_data)\/(\d+)\/([^/]+)/.exec(url.pathname) ?? [];
    if (service !== serviceId) return { body: refused(-5, 'Service not found') };
    if (what === 'ofd_data') return { body: receiptOf(number) };
    if (wasDeclined(number)) return { body: { ...done, payment_status: -2 } };
    return { body: moneyOf(method, byPaydoc(number)) };
  };
}
