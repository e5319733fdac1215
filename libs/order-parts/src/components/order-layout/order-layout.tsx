import type { ReactNode } from 'react';
import type { Edition } from '@karvon/edition';
import { useFormat, useIntl } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { layoutMessages as m } from './order-layout.messages';
import classes from './order-layout.module.css';

interface OrderLayoutProps {
  order: { number: string; createdAt: string };
  edition: Pick<Edition, 'support' | 'phones'>;
  /** The query that reads the order. When its last attempt failed, the page says how old its facts are. */
  query: { isRefetchError: boolean; dataUpdatedAt: number };
  /** The supplier's own number, shown before the order's time; null until there is one. */
  reference: string | null;
  /** The status and what is to be done now: pay, take the tickets. */
  aside: ReactNode;
  /** What may be done later: an exchange, a refund, a link for others. */
  actions?: ReactNode;
  /** A button to contact support about this order. */
  askForHelp?: ReactNode;
  /** What was ordered. */
  children: ReactNode;
}

/**
 * The layout of an order page. On a phone the status comes first, then what was ordered, then what may be done with it; on a
 * desktop status and actions stand in a column beside what was ordered.
 */
export function OrderLayout(props: OrderLayoutProps) {
  const { order, edition, query, reference, aside, actions, askForHelp, children } = props;
  const intl = useIntl();
  const format = useFormat();
  const [phone] = edition.phones;
  const here = (iso: string) => format.instant(iso, edition.support.utcOffsetMinutes);
  const created = intl.formatMessage(m.created, { at: here(order.createdAt) });
  return (
    <div className={classes.root}>
      <header className={classes.header}>
        <h1 className={classes.title}>{intl.formatMessage(m.title, { number: order.number })}</h1>
        <p className={classes.muted}>
          {reference ? <span>{reference} </span> : null}
          <span>{created}</span>
        </p>
      </header>
      <div className={classes.aside}>
        {query.isRefetchError ? (
          <Notice tone="warn">
            {intl.formatMessage(m.stale, {
              at: here(new Date(query.dataUpdatedAt).toISOString()),
            })}
          </Notice>
        ) : null}
        {aside}
      </div>
      <div className={classes.main}>{children}</div>
      <div className={classes.actions}>
        {actions}
        {askForHelp}
        <a className={classes.support} href={`tel:${phone!.number}`}>
          {intl.formatMessage(m.support, {
            phone: <span className={classes.phone}>{phone!.label}</span>,
          })}
        </a>
      </div>
    </div>
  );
}
