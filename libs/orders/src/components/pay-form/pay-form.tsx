import { lazy, Suspense, useState } from 'react';
import type { AirOrder, PaymentMethod } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, useProblemText } from '@karvon/i18n';
import { Button, CreditCard, Notice, RadioGroup, Skeleton } from '@karvon/ui-kit';
import { usePay, type Payer } from '../../data/pay.mutation';
import { openBankWindow, thisWindow } from '../../model/bank-page';
import { isMovingPayment } from '../../model/order-poll';
import { methodNames, payMessages as m } from './pay-form.messages';
import classes from './pay-form.module.css';

interface PayFormProps {
  order: Pick<AirOrder, 'toPay' | 'payment' | 'paymentMethods' | 'payBefore'>;
  payer: Payer;
  edition: Pick<Edition, 'support'>;
  /** Called when the payment may have changed: the order should be requested again. */
  onChange: () => void;
  /** If given, the bank opens in a new window where there is room; called when it is open. */
  onOpened?: () => void;
}

/** Loaded on demand: most orders are paid without it. */
const HeldPayment = lazy(async () => ({
  default: (await import('../held-payment/held-payment')).HeldPayment,
}));

/** Narrower screens, in pixels, have no room for a second window: the bank's page replaces the order. */
const roomForWindows = 768;

/** The payment methods and the button with the sum; while a bank holds a payment, its state instead. */
export function PayForm(props: PayFormProps) {
  const { payment, payBefore } = props.order;
  if (payment && isMovingPayment(payment))
    return (
      <Suspense fallback={<Skeleton />}>
        <HeldPayment {...props} payment={payment} payBefore={payBefore} />
      </Suspense>
    );
  return <PaymentChoice {...props} />;
}

function PaymentChoice({ order, payer, onChange, onOpened }: PayFormProps) {
  const intl = useIntl();
  const format = useFormat();
  const problemText = useProblemText();
  const [method, setMethod] = useState(order.paymentMethods[0]);
  const pay = usePay(payer);
  const last = order.payment?.status;
  if (!method) return <Notice tone="warn">{problemText({ code: 'payment-unavailable' })}</Notice>;
  function start(chosen: PaymentMethod) {
    const apart = onOpened && window.innerWidth >= roomForWindows;
    const bank = apart ? openBankWindow(intl.formatMessage(m.leaving)) : thisWindow();
    pay.mutate(
      { method: chosen, bank },
      { onSuccess: () => bank.ownWindow && onOpened?.(), onError: onChange },
    );
  }
  return (
    <div className={classes.root}>
      {last === 'failed' ? <Notice tone="warn">{intl.formatMessage(m.failed)}</Notice> : null}
      {last === 'expired' ? <Notice tone="warn">{intl.formatMessage(m.expired)}</Notice> : null}
      <RadioGroup
        label={intl.formatMessage(m.method)}
        name="payment-method"
        layout="cards"
        value={method}
        onChange={setMethod}
        options={order.paymentMethods.map((value) => ({
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
        onClick={() => start(method)}
      >
        {intl.formatMessage(m.pay, { total: format.money(order.toPay) })}
      </Button>
      <p className={classes.note}>{intl.formatMessage(m.final)}</p>
    </div>
  );
}
