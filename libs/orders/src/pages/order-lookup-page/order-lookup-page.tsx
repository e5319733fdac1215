import { useIntl } from '@karvon/i18n';
import { Card } from '@karvon/ui-kit';
import { OrderLookupForm } from '../../components/order-lookup-form/order-lookup-form';
import { lookUpMessages as m } from './order-lookup-page.messages';
import classes from './order-lookup-page.module.css';

interface OrderLookupPageProps {
  /** From a link: the visitor only adds the surname. */
  number?: string;
}

/** The way back to an order for someone without an account. */
export function OrderLookupPage({ number }: OrderLookupPageProps) {
  const intl = useIntl();
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>{intl.formatMessage(m.title)}</h1>
      <p className={classes.lead}>{intl.formatMessage(m.lead)}</p>
      <Card>
        <OrderLookupForm {...(number && { number })} />
      </Card>
    </div>
  );
}
