import type { AppDeps } from '@karvon/platform/app-deps';
import type { ClickSettings } from '@karvon/platform/settings/payments';
import type { PaymentProvider } from '@karvon/payments/provider-port/payment-provider';
import type { ProviderState } from '@karvon/payments/provider-port/provider-state';
import { createShopHandler } from './handle-shop';
import { createMerchantApi } from './merchant-api';
import { writeAmount } from '@karvon/money';
import { createReceipts } from './receipts';
import { readShopCall } from './shop-call';
import { createStatement } from './statement';
import type {} from './tables';

/** Click: the payer pays on Click's page. Click calls our SHOP API; we call Click's Merchant API. */
export function createClick(deps: AppDeps, settings: ClickSettings): PaymentProvider {
  const { clock, config, database, logger, notifyStaff } = deps;
  const { db } = database;
  const merchantApi = createMerchantApi(clock, settings);

  /** The newest try: after a declined card the payer may have made another one. */
  const find = (reference: string) =>
    db
      .selectFrom('click_transactions')
      .selectAll()
      .where('payment_id', '=', reference)
      .orderBy('prepare_id', 'desc')
      .executeTakeFirst();

  async function fetchState(reference: string): Promise<ProviderState> {
    const row = await find(reference);
    if (!row) return { status: 'open' };
    if (row.state === 'cancelled') return { status: 'failed', failure: 'declined' };
    if (row.state !== 'prepared') return { status: 'succeeded' };
    const status = await merchantApi.statusOf(row.paydoc_id);
    if (status === null || status === 0 || status === 1) return { status: 'processing' };
    const state = status < 0 ? 'cancelled' : 'paid';
    await db
      .updateTable('click_transactions')
      .set({ state })
      .where('id', '=', row.id)
      .where('state', '=', 'prepared')
      .execute();
    return fetchState(reference);
  }

  return {
    name: 'click',
    currency: 'UZS',
    methods: ['click', 'bank-card'],
    undecidedMs: 24 * 3_600_000,
    calls: [
      {
        kind: 'question',
        path: '/v1/payments/callbacks/click',
        handle: ({ rawBody }, desk) =>
          createShopHandler({ clock, database, settings, desk, logger, notifyStaff })(
            readShopCall(rawBody),
          ),
      },
    ],

    // No call to Click is needed: when the payer pays on its page, Click calls our address.
    async start({ reference, amount, returnUrl }) {
      const page = new URL(`${settings.payUrl}/services/pay`);
      page.search = new URLSearchParams({
        service_id: settings.serviceId,
        merchant_id: settings.merchantId,
        amount: writeAmount(amount.amount),
        transaction_param: reference,
        return_url: returnUrl,
      }).toString();
      return { providerId: reference, confirmationUrl: page.toString() };
    },

    fetch: fetchState,

    /** Click may complete a prepared payment at any moment; before `prepare` we may close it ourselves. */
    async cancel(reference) {
      const state = await fetchState(reference);
      return state.status === 'open' ? { status: 'failed', failure: 'cancelled-by-payer' } : state;
    },

    statement: createStatement({ database, merchantApi }),

    sendReceipt: createReceipts({ database, merchantApi, codes: config.payments.uzFiscal }),

    /** Click can reverse only a whole payment; an operator returns a part of one. */
    async refund({ providerId, reference, amount }) {
      const row = await find(providerId);
      const whole = await db
        .selectFrom('payments')
        .select('amount')
        .where('id', '=', providerId)
        .executeTakeFirstOrThrow();
      if (!row || reference !== providerId || amount.amount !== whole.amount) return 'processing';
      if (row.state === 'reversed') return 'succeeded';
      if (!(await merchantApi.reverse(row.paydoc_id))) {
        logger.warn({ payment: providerId }, 'Click has not reversed a payment');
        return 'processing';
      }
      await db
        .updateTable('click_transactions')
        .set({ state: 'reversed' })
        .where('id', '=', row.id)
        .execute();
      return 'succeeded';
    },
  };
}
