import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import type { YookassaSettings } from '@karvon/platform/settings/payments';
import { createAddressCheck } from '@karvon/payments/provider-port/address-check';
import { readAmount, writeAmount } from '@karvon/money';
import type {
  PaymentProvider,
  PaymentToStart,
} from '@karvon/payments/provider-port/payment-provider';
import type { ProviderState } from '@karvon/payments/provider-port/provider-state';
import { readNotice, receiveYookassaNotice } from './notice';
import { createReceipts } from './receipts';
import { createRefunds } from './refunds';
import { createYookassaApi, YookassaRefusal, type YookassaPayment } from './yookassa-api';
import { stateOf } from './yookassa-states';

function confirmation({ method, lang, returnUrl }: PaymentToStart): object {
  // The code holds an address that opens a page of the payer's bank on a phone.
  if (method === 'sbp') return { type: 'qr', locale: 'ru_RU' };
  return { type: 'redirect', return_url: returnUrl, locale: lang === 'ru' ? 'ru_RU' : 'en_US' };
}

/** Reads a payment at YooKassa. If it differs from our request, its state is not taken over and a person must look. */
function createReading({ database, logger }: AppDeps) {
  async function checkSame(payment: YookassaPayment): Promise<boolean> {
    const ours = await database.db
      .selectFrom('payments')
      .select(['id', 'amount', 'currency'])
      .where('provider', '=', 'yookassa')
      .where('provider_id', '=', payment.id)
      .executeTakeFirst();
    const same =
      ours?.id === payment.metadata?.payment_id &&
      ours?.currency === payment.amount.currency &&
      ours?.amount === readAmount(payment.amount.value);
    if (!same)
      logger.error({ providerId: payment.id }, 'a payment at YooKassa is not as we began it');
    return same;
  }

  return async function read(payment: YookassaPayment): Promise<ProviderState> {
    return (await checkSame(payment)) ? stateOf(payment) : { status: 'processing' };
  };
}

/** YooKassa: we open a payment, the payer pays on YooKassa's page or by an СБП code, and we request the result. */
export function createYookassa(deps: AppDeps, settings: YookassaSettings): PaymentProvider {
  const { logger } = deps;
  const read = createReading(deps);
  const api = createYookassaApi(settings);
  const isAllowed = createAddressCheck(settings.addresses);
  const receipts = createReceipts({ ...deps, api, settings });
  const sendBack = createRefunds({ ...deps, api, receipts });

  /** A refusal is ignored here, because the payment's later state decides. */
  async function attempt(act: () => Promise<YookassaPayment>, id: string) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof YookassaRefusal)) throw error;
      return api.find(id);
    }
  }

  return {
    name: 'yookassa',
    currency: 'RUB',
    methods: ['bank-card', 'sbp'],
    inApp: ['sbp'],
    undecidedMs: 3_600_000,
    takesGivenUp: true,
    calls: [
      {
        kind: 'notice',
        endpoint: receiveYookassaNotice,
        read: (call) => (isAllowed(call.address) ? readNotice(call) : null),
      },
    ],

    async start(payment) {
      const { amount, description, method, receipt, reference, reserve } = payment;
      const capture = !reserve || method === 'sbp';
      try {
        // Our number of the payment is the idempotency key, so that repeated requests open one payment.
        const begun = await api.create(reference, {
          amount: { value: writeAmount(amount.amount), currency: amount.currency },
          capture,
          description: description.slice(0, 128),
          payment_method_data: { type: method === 'sbp' ? 'sbp' : 'bank_card' },
          confirmation: confirmation(payment),
          metadata: { payment_id: reference },
          receipt: await receipts.along({ paymentId: reference }, receipt, capture),
        });
        const { confirmation_url: page, confirmation_data: code } = begun.confirmation ?? {};
        const confirmationUrl = method === 'sbp' ? code : page;
        if (!confirmationUrl) throw new YookassaRefusal('YooKassa gives no address to pay at');
        return { providerId: begun.id, confirmationUrl };
      } catch (error) {
        if (!(error instanceof YookassaRefusal)) throw error;
        logger.error({ err: error, payment: reference }, 'YooKassa has refused a payment');
        throw problem('payment-unavailable', {}, error);
      }
    },

    fetch: async (id) => read(await api.find(id)),

    /** YooKassa cannot cancel an unpaid payment: we close ours, and money that still arrives is returned. */
    async cancel(id) {
      const state = await read(await api.find(id));
      return state.status === 'open' ? { status: 'failed', failure: 'cancelled-by-payer' } : state;
    },

    sendReceipt: receipts.send,

    capture: async (id) => read(await attempt(() => api.capture(id), id)),

    async statement(from, to) {
      const payments = await api.list(from, to);
      return payments.map(({ id, status, amount, created_at: begun, refunded_amount: back }) => ({
        providerId: id,
        begunAt: new Date(begun),
        charged: status === 'succeeded' ? (readAmount(amount.value) ?? 0) : 0,
        returned: readAmount(back?.value) ?? 0,
        reserved: status === 'waiting_for_capture',
        currency: 'RUB',
      }));
    },

    /** Reserved money is released; money that was taken is refunded. */
    async refund(request) {
      const { amount, providerId: id } = request;
      let payment = await api.find(id);
      if (payment.status === 'waiting_for_capture') {
        if (readAmount(payment.amount.value) !== amount.amount) return 'processing';
        payment = await attempt(() => api.cancel(id), id);
      }
      if (payment.status === 'canceled') return 'succeeded';
      return payment.status === 'succeeded' ? sendBack(request) : 'processing';
    },
  };
}
