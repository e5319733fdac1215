import type { ReactNode } from 'react';
import type { AirOrder, Payment } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { Card } from '@karvon/ui-kit';
import { isBankDeciding } from '../../model/bank-decides';
import { Deadlines } from '../deadlines/deadlines';
import { payCardMessages as m } from './pay-card.messages';
import classes from './pay-card.module.css';

interface PayCardProps {
  order: Pick<AirOrder, 'payBefore' | 'serverTime'> &
    Partial<Pick<AirOrder, 'seatsUntil' | 'priceUntil'>> & {
      payment: Pick<Payment, 'status'> | null;
    };
  edition: Pick<Edition, 'support' | 'holdMinutes'>;
  /** Called when the order may have changed: it should be requested again. */
  onLapse: () => void;
  /** The ways to pay. */
  children: ReactNode;
}

/** The payment of an order: until when, and how. While the bank decides there is no deadline. */
export function PayCard({ order, edition, onLapse, children }: PayCardProps) {
  const intl = useIntl();
  const format = useFormat();
  const atBank = isBankDeciding(order);
  return (
    <Card as="section" aria-labelledby="order-pay" className={classes.root}>
      <h2 id="order-pay" className={classes.title}>
        {intl.formatMessage(m.title)}
      </h2>
      {order.payBefore && !atBank ? (
        <p className={classes.deadline}>
          {intl.formatMessage(m.before, {
            deadline: format.deadline(order.payBefore, edition.support),
          })}
        </p>
      ) : null}
      {atBank ? null : <Deadlines order={order} edition={edition} onLapse={onLapse} />}
      {children}
    </Card>
  );
}
