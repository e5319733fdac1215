import type { AppDeps } from '@karvon/platform/app-deps';
import type { PaymeSettings } from '@karvon/platform/settings/payments';
import type { UzFiscal } from '@karvon/platform/settings/fiscal/uz-fiscal';
import type { MerchantDesk, RequestedPayment } from '@karvon/payments/provider-port/merchant-desk';
import { createAddressCheck } from '@karvon/payments/provider-port/address-check';
import { noteRefusal } from '@karvon/payments/provider-port/note-refusal';
import type {
  IncomingCall,
  PaymentProvider,
} from '@karvon/payments/provider-port/payment-provider';
import type { ProviderState } from '@karvon/payments/provider-port/provider-state';
import { checkoutUrl } from './checkout-url';
import { fiscalItemsOf, type FiscalItem } from '@karvon/payments/provider-port/uz-fiscal';
import { createPaymeKey } from './payme-key';
import { createPaymeMethods } from './payme-methods';
import { paymeReasons, paymeTimeoutMs, stateOf } from './payme-states';
import { handleRpc } from './rpc';

function createAccess(
  { logger }: Pick<AppDeps, 'logger'>,
  { addresses }: PaymeSettings,
  key: ReturnType<typeof createPaymeKey>,
) {
  const isAllowed = createAddressCheck(addresses);
  return async ({ address, headers }: IncomingCall): Promise<boolean> => {
    const isNear = isAllowed(address);
    const genuine = isNear && (await key.isRight(headers.authorization));
    if (!genuine) noteRefusal(logger, 'payme', isNear ? 'key' : 'address');
    return genuine;
  };
}

const itemsOf = (
  { lines, orderNumber }: RequestedPayment,
  codes: UzFiscal | undefined,
): FiscalItem[] | null => fiscalItemsOf(lines, orderNumber, codes)?.map(({ item }) => item) ?? null;

/** Payme's Merchant API: the payer pays on Payme's page. Payme calls us before it takes the money, and afterwards. */
export function createPayme(deps: AppDeps, settings: PaymeSettings): PaymentProvider {
  const { clock, config, database, logger } = deps;
  const { db } = database;
  const key = createPaymeKey(db, settings.key);
  const isGenuine = createAccess(deps, settings, key);

  async function fetchState(reference: string): Promise<ProviderState> {
    const row = await db
      .selectFrom('payme_transactions')
      .select(['state', 'reason'])
      .where('payment_id', '=', reference)
      .orderBy('number', 'desc')
      .executeTakeFirst();
    return row ? stateOf(row) : { status: 'open' };
  }

  async function respond(call: IncomingCall, desk: MerchantDesk): Promise<object> {
    const methods = createPaymeMethods({
      clock,
      database,
      desk,
      itemsOf: (payment) => itemsOf(payment, config.payments.uzFiscal),
      changeKey: key.change,
    });
    return handleRpc(call.rawBody, methods, {
      verb: call.verb,
      allowed: await isGenuine(call),
      onFault: (error) => logger.error({ err: error }, 'a call of Payme has failed'),
    });
  }

  return {
    name: 'payme',
    currency: 'UZS',
    methods: ['payme'],
    undecidedMs: paymeTimeoutMs,
    calls: [
      { kind: 'question', path: '/v1/payments/callbacks/payme', anyVerb: true, handle: respond },
    ],

    // No call to Payme is needed: when the payer pays on its page, Payme calls our address.
    start: async ({ reference, amount, lang, returnUrl }) => ({
      providerId: reference,
      confirmationUrl: checkoutUrl(settings.checkoutUrl, {
        merchantId: settings.merchantId,
        reference,
        amount: amount.amount,
        lang,
        returnUrl,
      }),
    }),

    fetch: fetchState,

    /** Payme takes no money for a transaction that we refuse to perform. */
    async cancel(reference) {
      await db
        .updateTable('payme_transactions')
        .set({ state: -1, reason: paymeReasons.execution, cancel_time: clock.now().getTime() })
        .where('payment_id', '=', reference)
        .where('state', '=', 1)
        .execute();
      const state = await fetchState(reference);
      return state.status === 'succeeded'
        ? state
        : { status: 'failed', failure: 'cancelled-by-payer' };
    },

    /** Payme has no statement for us: it reads ours by GetStatement, so both sides hold the same list. */
    async statement(from, to) {
      const rows = await db
        .selectFrom('payme_transactions')
        .innerJoin('payments', 'payments.id', 'payme_transactions.payment_id')
        .select(['payment_id', 'payme_transactions.amount', 'state', 'created_at'])
        .where('created_at', '>=', from)
        .where('created_at', '<', to)
        .where('state', 'in', [2, -2])
        .execute();
      return rows.map(({ payment_id: providerId, amount, state, created_at: begunAt }) => ({
        providerId,
        begunAt,
        charged: amount,
        returned: state === -2 ? amount : null,
        currency: 'UZS',
      }));
    },

    /** Payme has no call for refunds: an operator makes one in Payme Business, then Payme calls our CancelTransaction. */
    async refund({ providerId, reference }) {
      if (reference !== providerId) return 'processing';
      const row = await db
        .selectFrom('payme_transactions')
        .select('id')
        .where('payment_id', '=', providerId)
        .where('state', '=', -2)
        .executeTakeFirst();
      return row ? 'succeeded' : 'processing';
    },
  };
}
