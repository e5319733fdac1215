import { does, shows, type Command } from '../command';
import { describeDays, describeMoney, describeReconciliation } from './describe-money';
import type { MoneyOfDay, Reconciliation, StandingMoney } from './endpoints';

/** The operator's commands about money. */
export const moneyCommands: Record<string, Command> = {
  money: shows<StandingMoney>(
    'money that waits: to be sent back, undecided, differing from the ledger, or without its tax receipt',
    () => 'money',
    describeMoney,
  ),
  days: shows<{ days: MoneyOfDay[] }>(
    'money taken and given back by day, bank and currency; `days <from> <to>`',
    ([from, to]) => `money/days?from=${from}&to=${to ?? from}`,
    ({ days }) => describeDays(days),
    { needs: ['YYYY-MM-DD'], more: 1 },
  ),
  reconcile: shows<Reconciliation>(
    "where the providers' statements say something else than the ledger",
    () => 'reconciliation',
    describeReconciliation,
  ),
  returned: does(
    'the money of a return was sent by hand',
    ([reference]) => `returns/${reference}/sent`,
    'No money waits to be sent under this reference.',
    { needs: ['reference'] },
  ),
  'receipt-made': does(
    'a tax receipt was made by hand at the cash register',
    ([receipt]) => `receipts/${receipt}/made`,
    'No tax receipt waits for that under this id.',
    { needs: ['id'] },
  ),
  'receipt-again': does(
    'sends a tax receipt again that the cash register has refused',
    ([receipt]) => `receipts/${receipt}/again`,
    'No refused tax receipt under this id.',
    { needs: ['id'] },
  ),
};
