import { useState } from 'react';
import type { AirOrder, Payment } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, useProblemText } from '@karvon/i18n';
import { Button, CreditCard, Notice, RadioGroup } from '@karvon/ui-kit';
import { usePay } from '../../data/pay.mutation';
import { methodNames, payMessages as m } from './pay-form.messages';
import classes from './pay-form.module.css';

interface PayFormProps {
  order: Pick<AirOrder, 'number' | 'total'> & { payment: Pick<Payment, 'status'> | null };
  edition: Pick<Edition, 'paymentMethods'>;
  /** Whoever pays has the order's link and not its token. */
  shareToken?: string;
}

/** How to pay, and the button with the whole price on it. */
export function PayForm({ order, edition, shareToken }: PayFormProps) {
  const intl = useIntl();
  const format = useFormat();
  const problemText = useProblemText();
  const [method, setMethod] = useState(edition.paymentMethods[0]!);
  const pay = usePay({ orderNumber: order.number, shareToken });
  const last = order.payment?.status;
  return (
    <div className={classes.root}>
      {last === 'pending' ? <Notice tone="warn">{intl.formatMessage(m.undecided)}</Notice> : null}
      {last === 'failed' ? <Notice tone="warn">{intl.formatMessage(m.failed)}</Notice> : null}
      <RadioGroup
        label={intl.formatMessage(m.method)}
        name="payment-method"
        layout="cards"
        value={method}
        onChange={setMethod}
        options={edition.paymentMethods.map((value) => ({
          value,
          label: intl.formatMessage(methodNames[value]),
        }))}
      />
      {pay.isError ? <Notice tone="error">{problemText(pay.error)}</Notice> : null}
      <Button
        block
        iconStart={<CreditCard aria-hidden="true" size={20} />}
        loading={pay.isPending || pay.isSuccess}
        loadingLabel={intl.formatMessage(m.leaving)}
        onClick={() => pay.mutate(method)}
      >
        {intl.formatMessage(m.pay, { total: format.money(order.total) })}
      </Button>
      <p className={classes.note}>{intl.formatMessage(m.final)}</p>
    </div>
  );
}
