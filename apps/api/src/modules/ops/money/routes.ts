import type { PaymentDesk } from '@karvon/payments';
import type { Desk } from '../desk';
import {
  listMoneyByDay,
  listStandingMoney,
  noteReceiptMade,
  noteReturned,
  sendReceiptAgain,
  showReconciliation,
} from './endpoints';

/** Money by days, money that waits for an operator, and the note that an operator has sent it. */
export function registerMoney(
  { serve }: Desk,
  payments: PaymentDesk,
  { local, utcOffsetMinutes }: { local: (moment: Date) => string; utcOffsetMinutes: number },
): void {
  serve(listStandingMoney, {
    async respond({ query: { count } }) {
      const [returns, undecided, differences, receipts] = await Promise.all([
        payments.returns(count),
        payments.undecided(count),
        payments.differences(count),
        payments.receipts(count),
      ]);
      return {
        returns,
        undecided: undecided.map((one) => ({ ...one, heldUntil: local(one.heldUntil) })),
        differences,
        receipts: receipts.map((one) => ({ ...one, at: local(one.at) })),
      };
    },
  });

  serve(showReconciliation, {
    async respond({ query: { count } }) {
      const { compared, differences } = await payments.statements(count);
      return {
        compared: compared.map((one) => ({ ...one, until: local(one.until) })),
        differences: differences.map((one) => ({ ...one, foundAt: local(one.foundAt) })),
      };
    },
  });

  serve(listMoneyByDay, {
    respond: async ({ query }) => ({ days: await payments.byDay(query, utcOffsetMinutes) }),
  });

  serve(noteReturned, {
    role: 'operator',
    respond: async ({ params }) => ({ noted: await payments.noteReturned(params.reference) }),
  });

  serve(noteReceiptMade, {
    role: 'operator',
    respond: async ({ params }) => ({ noted: await payments.noteReceiptMade(params.receipt) }),
  });

  serve(sendReceiptAgain, {
    role: 'operator',
    respond: async ({ params }) => ({ sent: await payments.sendReceiptAgain(params.receipt) }),
  });
}
