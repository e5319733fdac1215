import { useIntl } from '@karvon/i18n';
import { Card } from '@karvon/ui-kit';
import { HotelLookupForm } from '../../components/hotel-lookup-form/hotel-lookup-form';
import { OrderLookupForm } from '../../components/order-lookup-form/order-lookup-form';
import { lookUpMessages as m } from './order-lookup-page.messages';
import classes from './order-lookup-page.module.css';

interface OrderLookupPageProps {
  /** The number from a link, so that the visitor only adds the name. */
  number?: string;
  /** The kind of order that the number belongs to. */
  kind?: 'air' | 'hotel';
  /** The problem of the last attempt, when the browser sent the form as a page. */
  problem?: { code: string } | undefined;
}

/** The page where a visitor without an account finds an order. */
export function OrderLookupPage({ number, kind = 'air', problem }: OrderLookupPageProps) {
  const intl = useIntl();
  /** A link's number and an attempt's problem belong to one of the two forms. */
  const broughtTo = (form: typeof kind) =>
    kind === form ? { ...(number && { number }), problem } : {};
  const forms = [
    <Card key="air" as="section" aria-labelledby="look-up-air" className={classes.form}>
      <h2 id="look-up-air" className={classes.subtitle}>
        {intl.formatMessage(m.air)}
      </h2>
      <OrderLookupForm {...broughtTo('air')} />
    </Card>,
    <Card key="hotel" as="section" aria-labelledby="look-up-hotel" className={classes.form}>
      <h2 id="look-up-hotel" className={classes.subtitle}>
        {intl.formatMessage(m.hotel)}
      </h2>
      <HotelLookupForm {...broughtTo('hotel')} />
    </Card>,
  ];
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>{intl.formatMessage(m.title)}</h1>
      <p className={classes.lead}>{intl.formatMessage(m.lead)}</p>
      {/* The form for the link's kind of order comes first. */}
      <div className={classes.forms}>{kind === 'hotel' ? forms.reverse() : forms}</div>
    </div>
  );
}
