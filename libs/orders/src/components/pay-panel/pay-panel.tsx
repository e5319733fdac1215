import { useState } from 'react';
import type { AirOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl, useProblemText } from '@karvon/i18n';
import { Button, Card, CreditCard, Notice, RadioGroup } from '@karvon/ui-kit';
import { usePay } from '../../data/pay.mutation';
import { Countdown } from '../countdown/countdown';
import { methodNames, payMessages } from './pay-panel.messages';
import classes from './pay-panel.module.css';

interface PayPanelProps {
  order: AirOrder;
  edition: Edition;
  /** The time to pay has run out: look at the order again. */
  onLapse: () => void;
}

/** Pay by when, how, and the button with the whole price on it. */
export function PayPanel({ order, edition, onLapse }: PayPanelProps) {
  const intl = useIntl();
  const format = useFormat();
  const problemText = useProblemText();
  const [method, setMethod] = useState(edition.paymentMethods[0]!);
  const pay = usePay(order.number);
  const undecided = order.payment?.status === 'pending';

  return (
    <Card as="section" aria-labelledby="order-pay" className={classes.root}>
      <h2 id="order-pay" className={classes.title}>
        {intl.formatMessage(payMessages.title)}
      </h2>
      {order.payBefore ? (
        <p className={classes.deadline}>
          {intl.formatMessage(payMessages.before, {
            deadline: format.instant(order.payBefore, edition.support.utcOffsetMinutes),
          })}
          <span className={classes.left}>
            {intl.formatMessage(payMessages.left)}{' '}
            <Countdown
              key={order.serverTime}
              deadline={order.payBefore}
              serverTime={order.serverTime}
              label={intl.formatMessage(payMessages.left)}
              onEnd={onLapse}
            />
          </span>
        </p>
      ) : null}
      {undecided ? <Notice tone="warn">{intl.formatMessage(payMessages.undecided)}</Notice> : null}
      {order.payment?.status === 'failed' ? (
        <Notice tone="warn">{intl.formatMessage(payMessages.failed)}</Notice>
      ) : null}
      <RadioGroup
        label={intl.formatMessage(payMessages.method)}
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
        loadingLabel={intl.formatMessage(payMessages.leaving)}
        onClick={() => pay.mutate(method)}
      >
        {intl.formatMessage(payMessages.pay, { total: format.money(order.total) })}
      </Button>
      <p className={classes.note}>{intl.formatMessage(payMessages.final)}</p>
    </Card>
  );
}
