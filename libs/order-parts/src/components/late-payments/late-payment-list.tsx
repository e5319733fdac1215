import type { LatePayment } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { latePaymentMessages as m } from './late-payments.messages';
import { useLateReturn } from './use-late-return';

interface LatePaymentListProps {
  payments: readonly LatePayment[];
  edition: Pick<Edition, 'support'>;
}

/** Money that came too late: what it was for, and what becomes of it. */
export function LatePaymentList({ payments, edition }: LatePaymentListProps) {
  const intl = useIntl();
  const format = useFormat();
  const lateReturn = useLateReturn(edition);
  return payments.map(({ id, paidFor, amount, at, returnedAt }) => (
    <Notice key={id}>
      {[
        intl.formatMessage(m[paidFor], {
          amount: format.money(amount),
          at: format.instant(at, edition.support.utcOffsetMinutes),
        }),
        lateReturn(returnedAt),
      ].join(' ')}
    </Notice>
  ));
}
