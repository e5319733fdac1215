import { useTransport } from '@karvon/api-client';
import { FareRules } from '@karvon/fare-rules';
import { useIntl, useLocale } from '@karvon/i18n';
import { orderRulesQuery } from '../../data/order-rules.query';
import { rulesMessages as m } from './order-rules.messages';
import classes from './order-rules.module.css';

interface OrderRulesProps {
  number: string;
  /** The carrier's name for the fare. */
  fareName: string;
}

/** A button for the fare rules at the time of sale. */
export function OrderRules({ number, fareName }: OrderRulesProps) {
  const intl = useIntl();
  return (
    <FareRules
      fareName={fareName}
      query={orderRulesQuery(useTransport(), { number, lang: useLocale() })}
      lead={intl.formatMessage(m.sold)}
      className={classes.open}
    />
  );
}
