import { useState } from 'react';
import type { AirOrder, PaymentMethod } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, useProblemText } from '@karvon/i18n';
import { Button, CreditCard, late, Notice, RadioGroup, Skeleton } from '@karvon/ui-kit';
import { usePay, type Payer } from '../../data/pay.mutation';
import { openBankWindow, thisWindow } from '../../model/bank-page';
import { isMovingPayment } from '../../model/order-poll';
import { methodNames, payMessages as m } from '../pay-form.messages';
import classes from './pay-form.module.css';
import { PaymentMarks } from './payment-marks';

interface PayFormProps {
  order: Pick<AirOrder, 'toPay' | 'payment' | 'paymentMethods' | 'payBefore'>;
  /** What is paid beside an order that has its tickets: an exchange, bags, seats. */
  beside?: boolean;
  /** What stands below the button where more than its sum is to be paid. */
  note?: string | undefined;
  payer: Payer;
  edition: Pick<Edition, 'cards' | 'phones' | 'support'>;
  /** Called when the payment may have changed: the order should be requested again. */
  onChange: () => void;
  /** If given, the bank opens in a new window where there is room; called when it is open. */
  onOpened?: () => void;
}

/** Loaded on demand: most orders are paid without it. */
const HeldPayment = late(
  async () => (await import('../held-payment/held-payment')).HeldPayment,
  <Skeleton />,
);

/**
 * Narrower screens, in pixels, are phones: the bank's page or application replaces the order. The styles of a code to
 * scan know the same width.
 */
const narrowest = 768;

/** The payment methods and the button with the sum; while a bank holds a payment, its state instead. */
export function PayForm(props: PayFormProps) {
  const { payment, payBefore, toPay } = props.order;
  if (payment && isMovingPayment(payment))
    return <HeldPayment {...props} {...{ payment, payBefore, toPay }} />;
  return <PaymentChoice {...props} />;
}

function PaymentChoice({ order, note, payer, edition, onChange, onOpened }: PayFormProps) {
  const intl = useIntl();
  const format = useFormat();
  const problemText = useProblemText();
  const [method, setMethod] = useState(order.paymentMethods[0]);
  const pay = usePay(payer);
  const last = order.payment?.status;
  const total = format.money(order.toPay);
  if (!method) {
    const [phone] = edition.phones;
    return (
      <div className={classes.root}>
        <Notice tone="warn">{intl.formatMessage(m.noMethod, { total })}</Notice>
        <Button as="a" block variant="secondary" href={`tel:${phone!.number}`}>
          {intl.formatMessage(m.call, { phone: phone!.label })}
        </Button>
      </div>
    );
  }
  function start(chosen: PaymentMethod) {
    // A second click opens no second window.
    if (pay.isBusy()) return;
    const wide = window.innerWidth >= narrowest;
    const bank = wide && onOpened ? openBankWindow(intl.formatMessage(m.leaving)) : thisWindow();
    pay.mutate(
      { method: chosen, bank, showsCode: wide },
      {
        onSuccess: ({ inApp }) => {
          if (inApp && wide) onChange();
          else if (bank.ownWindow) onOpened?.();
        },
        onError: onChange,
      },
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
          label: (
            <span className={classes.method}>
              <span>{intl.formatMessage(methodNames[value])}</span>{' '}
              <PaymentMarks method={value} cards={edition.cards} />
            </span>
          ),
        }))}
      />
      {pay.isError ? <Notice tone="error">{problemText(pay.error)}</Notice> : null}
      <Button
        block
        className={classes.pay}
        iconStart={<CreditCard aria-hidden="true" size={20} />}
        loading={pay.isPending || pay.isSuccess}
        loadingLabel={intl.formatMessage(m.leaving)}
        onClick={() => start(method)}
      >
        {intl.formatMessage(m.pay, { total })}
      </Button>
      <p className={classes.note}>{note ?? intl.formatMessage(m.final)}</p>
    </div>
  );
}
