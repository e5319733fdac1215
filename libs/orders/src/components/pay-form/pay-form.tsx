import { useState } from 'react';
import type { Payment } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, useProblemText } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { Button, CreditCard, Notice, RadioGroup } from '@karvon/ui-kit';
import { usePay, type Payer } from '../../data/pay.mutation';
import { openBankWindow, thisWindow } from '../../model/bank-page';
import { methodNames, payMessages as m } from './pay-form.messages';
import classes from './pay-form.module.css';

interface PayFormProps {
  order: { toPay: Money; payment: Pick<Payment, 'status'> | null };
  payer: Payer;
  edition: Pick<Edition, 'paymentMethods'>;
  /** The bank gets a window of its own where there is room for one; called once it is open. */
  onOpened?: () => void;
}

/** A narrower screen has no room for a second window: there the bank takes the place of the order for a while. */
const roomForWindows = 768;

/** How to pay, and the button with what is to be paid on it. */
export function PayForm({ order, payer, edition, onOpened }: PayFormProps) {
  const intl = useIntl();
  const format = useFormat();
  const problemText = useProblemText();
  const [method, setMethod] = useState(edition.paymentMethods[0]!);
  const pay = usePay(payer);
  const last = order.payment?.status;
  function start() {
    const apart = onOpened && window.innerWidth >= roomForWindows;
    const bank = apart ? openBankWindow(intl.formatMessage(m.leaving)) : thisWindow();
    pay.mutate({ method, bank }, { onSuccess: () => bank.ownWindow && onOpened?.() });
  }
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
        onClick={start}
      >
        {intl.formatMessage(m.pay, { total: format.money(order.toPay) })}
      </Button>
      <p className={classes.note}>{intl.formatMessage(m.final)}</p>
    </div>
  );
}
