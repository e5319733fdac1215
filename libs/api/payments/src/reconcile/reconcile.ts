import type { AppDeps } from '@karvon/platform/app-deps';
import { writeAmount } from '@karvon/money';
import type { PaymentProvider } from '../provider-port/payment-provider';
import type { PaymentProviders } from '../provider-port/payment-providers';
import type { SettlePayment } from '../settlement';
import { compareStatement, type Difference } from './compare';
import { ledgerLines } from './ledger-lines';

export interface ReconcileDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'logger' | 'notifyStaff'
> {
  providers: PaymentProviders;
  settle: SettlePayment;
}

const minute = 60_000;
/** Recent payments may still change. */
const youngMs = 15 * minute;
const edgeMs = 60 * minute;
/** Money may be returned days after the payment. */
const backMs = 31 * 24 * 60 * minute;

const lineOf = (provider: string, { providerId, here, there, currency }: Difference) =>
  `${provider}  ${providerId}  ${writeAmount(here.charged)} ≠ ${writeAmount(there.charged)}, ↩ ${writeAmount(here.returned)} ≠ ${writeAmount(there.returned)} ${currency}`;

/**
 * Compares every provider's statement with the ledger. First the newer states of the provider are taken over; remaining
 * differences are stored for a person, and staff are notified once.
 */
export function createReconciliation(deps: ReconcileDeps) {
  const { clock, database, logger, providers, settle, notifyStaff } = deps;
  const { db } = database;

  async function compare(provider: PaymentProvider, from: Date, to: Date): Promise<Difference[]> {
    // A payment begins a moment later at the provider than here, so both sides are read beyond the edges of the period.
    const wide = [new Date(from.getTime() - edgeMs), new Date(to.getTime() + edgeMs)] as const;
    const statement = await provider.statement(...wide);
    const differences = compareStatement(await ledgerLines(db, provider.name, ...wide), statement);
    return differences.filter(({ begunAt }) => begunAt >= from && begunAt < to);
  }

  /**
   * A callback was lost, or the payer paid a closed payment: the provider's state is taken over now. A payment that cannot be looked
   * up does not keep the others from it.
   * @returns why a payment could not be looked up
   */
  async function catchUp(provider: PaymentProvider, differences: Difference[]): Promise<unknown> {
    let failure: unknown;
    for (const { paymentId, providerId } of differences) {
      if (paymentId === null) continue;
      try {
        await settle(paymentId, await provider.fetch(providerId));
      } catch (error) {
        const of = { payment: paymentId, provider: provider.name };
        logger.warn({ err: error, ...of }, 'a payment that differs could not be looked up');
        failure = error;
      }
    }
    return failure;
  }

  function keep({ name: provider }: PaymentProvider, from: Date, to: Date, found: Difference[]) {
    return db.transaction().execute(async (tx) => {
      await tx
        .deleteFrom('statement_differences')
        .where('provider', '=', provider)
        .where('begun_at', '>=', from)
        .where('begun_at', '<', to)
        .execute();
      for (const { providerId, paymentId, begunAt, here, there, currency } of found)
        await tx
          .insertInto('statement_differences')
          .values({
            provider,
            provider_id: providerId,
            payment_id: paymentId,
            begun_at: begunAt,
            charged_here: here.charged,
            charged_there: there.charged,
            returned_here: here.returned,
            returned_there: there.returned,
            currency,
            found_at: clock.now(),
          })
          .execute();
      await tx
        .insertInto('payment_statements')
        .values({ provider, compared_until: to })
        .onConflict((conflict) => conflict.column('provider').doUpdateSet({ compared_until: to }))
        .execute();
      const events = found.map((one) => ({
        id: `${provider}/${one.providerId}`,
        line: lineOf(provider, one),
      }));
      await notifyStaff(tx, 'statement-difference', events);
    });
  }

  async function reconcileOne(provider: PaymentProvider, from: Date, to: Date): Promise<void> {
    const first = await compare(provider, from, to);
    const failure = await catchUp(provider, first);
    const left = first.length > 0 ? await compare(provider, from, to) : [];
    // Reserved money is not stored as a difference: it waits for its order.
    await keep(
      provider,
      from,
      to,
      left.filter(({ reserved }) => !reserved),
    );
    if (failure) throw failure;
  }

  return async function reconcile(): Promise<void> {
    const to = new Date(clock.now().getTime() - youngMs);
    const from = new Date(to.getTime() - backMs);
    let failure: unknown;
    for (const provider of providers.all) {
      try {
        await reconcileOne(provider, from, to);
      } catch (error) {
        logger.warn({ err: error, provider: provider.name }, 'a statement could not be compared');
        failure = error;
      }
    }
    // The job is repeated while a provider does not answer.
    if (failure) throw failure;
  };
}
