import type { PaymentDesk } from '../../payments/port';
import type { Desk } from '../desk';
import { listStandingMoney, noteReturned, showReconciliation } from './endpoints';

/** Lists money that waits for a person, and records that it was sent. */
export function registerMoney(
  { serve }: Desk,
  payments: PaymentDesk,
  local: (moment: Date) => string,
): void {
  serve(listStandingMoney, {
    async respond({ query: { count } }) {
      const [returns, undecided, differences] = await Promise.all([
        payments.returns(count),
        payments.undecided(count),
        payments.differences(count),
      ]);
      return {
        returns,
        undecided: undecided.map((one) => ({ ...one, heldUntil: local(one.heldUntil) })),
        differences,
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

  serve(noteReturned, {
    role: 'operator',
    respond: async ({ params }) => ({ noted: await payments.noteReturned(params.reference) }),
  });
}
