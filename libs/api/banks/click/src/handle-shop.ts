import type { AppDeps } from '@karvon/platform/app-deps';
import type { ClickSettings } from '@karvon/platform/settings/payments';
import type { Tx } from '@karvon/platform/db/database';
import type { HeldPayment, MerchantDesk } from '@karvon/payments/provider-port/merchant-desk';
import { readAmount, writeAmount } from '@karvon/money';
import { noteRefusal } from '@karvon/payments/provider-port/note-refusal';
import { createPrepare } from './prepare';
import { clickErrors, isSigned, isWhole, type Answered, type ShopCall } from './shop-call';
import type {} from './tables';

export interface ShopHandlerDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'logger' | 'notifyStaff'
> {
  settings: ClickSettings;
  desk: MerchantDesk;
}

function isGenuine(call: ShopCall, { settings, logger }: ShopHandlerDeps): boolean {
  const signed = isSigned(call, settings.secretKey);
  if (!signed) noteRefusal(logger, 'click', 'signature');
  return signed;
}

/** Click has cancelled a paid payment: the tickets may be issued, so a person decides. Later the statement differs too. */
function tellOfLoss(
  tx: Tx,
  { id, orderNumber, amount }: HeldPayment,
  { logger, notifyStaff }: Pick<ShopHandlerDeps, 'logger' | 'notifyStaff'>,
): Promise<void> {
  logger.error({ payment: id, order: orderNumber }, 'Click has cancelled a payment it had made');
  const line = `${orderNumber}  click  ${id}  ${writeAmount(amount)} ≠ 0.00`;
  return notifyStaff(tx, 'statement-difference', [{ id: `click/${id}`, line }]);
}

/** Click's SHOP API: Click asks whether a payment may be made (prepare), then reports whether it was made (complete). */
export function createShopHandler(deps: ShopHandlerDeps) {
  const { settings, desk } = deps;
  const { db } = deps.database;
  const prepare = createPrepare(deps);
  const isNumber = (text: string | undefined): text is string => /^\d{1,20}$/.test(text ?? '');

  async function complete(call: ShopCall): Promise<Answered> {
    const { click_trans_id: id = '', merchant_trans_id: reference = '' } = call;
    const payment = await desk.find(reference);
    if (!payment) return { error: -5 };
    const row = await db
      .selectFrom('click_transactions')
      .selectAll()
      .where('id', '=', id)
      .where('payment_id', '=', payment.id)
      .executeTakeFirst();
    if (String(row?.prepare_id) !== call.merchant_prepare_id) return { error: -6 };
    const failed = Number(call.error) < 0;
    return desk.hold(payment.id, async (tx, held) => {
      const { state, prepare_id: prepareId } = await tx
        .selectFrom('click_transactions')
        .select(['state', 'prepare_id'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const moveTo = (next: 'paid' | 'cancelled') =>
        tx.updateTable('click_transactions').set({ state: next }).where('id', '=', id).execute();
      if (failed) {
        if (state === 'prepared') {
          await moveTo('cancelled');
          await held.settle({ status: 'failed', failure: 'declined' });
        } else if (state === 'paid' && !held.returning) await tellOfLoss(tx, held, deps);
        return { error: -9 };
      }
      if (readAmount(call.amount) !== held.amount) return { error: -2 };
      if (state === 'cancelled') return { error: -9 };
      if (state !== 'prepared') return { error: -4, prepareId };
      // Click has the money already: it is recorded for the order, or returned by a job when the order does not accept it.
      await moveTo('paid');
      await held.settle({ status: 'succeeded' });
      return { error: 0, prepareId };
    });
  }

  async function decide(call: ShopCall): Promise<Answered> {
    if (!isWhole(call)) return { error: -8 };
    if (!isGenuine(call, deps)) return { error: -1 };
    if (call.service_id !== settings.serviceId) return { error: -8 };
    if (!isNumber(call.click_trans_id) || !isNumber(call.click_paydoc_id)) return { error: -8 };
    if (call.action === '0') return prepare(call);
    return call.action === '1' ? complete(call) : { error: -3 };
  }

  return async function handleShop(call: ShopCall): Promise<object> {
    const { error, prepareId = null } = await decide(call);
    const number = call.action === '1' ? 'merchant_confirm_id' : 'merchant_prepare_id';
    return {
      click_trans_id: call.click_trans_id ?? null,
      merchant_trans_id: call.merchant_trans_id ?? null,
      [number]: prepareId,
      error,
      error_note: clickErrors[error],
    };
  };
}
