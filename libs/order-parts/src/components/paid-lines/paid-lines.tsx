import type { PaidPayment } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { DescriptionList } from '@karvon/ui-kit';
import { methodNames } from '../pay-form.messages';
import { paidMessages as m } from './paid-lines.messages';
import classes from './paid-lines.module.css';

interface PaidLinesProps {
  payments: readonly PaidPayment[] | undefined;
  edition: Pick<Edition, 'support'>;
}

/** The receipt of an order, below its price: what was paid, how and when. */
export function PaidLines({ payments = [], edition }: PaidLinesProps) {
  const intl = useIntl();
  const format = useFormat();
  if (payments.length === 0) return null;
  return (
    <div className={classes.root}>
      <h3 className={classes.title}>{intl.formatMessage(m.title)}</h3>
      <DescriptionList
        rows={payments.map(({ amount, method, at }) => ({
          term: intl.formatMessage(m.line, {
            method: intl.formatMessage(methodNames[method]),
            at: format.instant(at, edition.support.utcOffsetMinutes),
          }),
          value: format.money(amount),
        }))}
      />
    </div>
  );
}
