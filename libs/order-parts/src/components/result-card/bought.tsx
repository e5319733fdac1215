import type { ReactNode } from 'react';
import type { Payment } from '@karvon/contract';
import { useFormat, useIntl, type MessageDescriptor } from '@karvon/i18n';
import { CarrierMark } from '@karvon/ui-kit';
import { resultMessages as m } from './result-card.messages';
import classes from './result-card.module.css';

interface BoughtProps {
  /** Shown above the text, in this class. */
  picture: (className: string | undefined) => ReactNode;
  title: string;
  /** Airlines; none for a hotel. */
  carriers?: readonly { code: string; logo: string | undefined }[];
  facts: readonly string[];
  names: readonly string[];
  payment: Pick<Payment, 'amount' | 'status'>;
  /** What comes when it is paid. */
  next: MessageDescriptor;
  email: string;
}

/** What is paid for: the place, the dates, the people, the sum, and what comes next when it is paid. */
export function Bought(props: BoughtProps) {
  const { picture, title, carriers = [], facts, names, payment, next, email } = props;
  const isPaid = payment.status === 'succeeded';
  const intl = useIntl();
  const format = useFormat();
  return (
    <section className={classes.bought}>
      {picture(classes.scene)}
      <div className={classes.facts}>
        <h2 className={classes.trip}>
          {title}
          {carriers.map((carrier) => (
            <CarrierMark key={carrier.code} {...carrier} />
          ))}
        </h2>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        <p>{format.list(names)}</p>
        <p>
          {intl.formatMessage(isPaid ? m.paid : m.sum, { total: format.money(payment.amount) })}
        </p>
        {isPaid ? <p className={classes.muted}>{intl.formatMessage(next, { email })}</p> : null}
      </div>
    </section>
  );
}
