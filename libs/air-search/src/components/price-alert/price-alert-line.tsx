import { useIntl } from '@karvon/i18n';
import { Card } from '@karvon/ui-kit';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { PriceAlertButton } from './price-alert-button';
import { alertMessages as m } from './price-alert.messages';
import classes from './price-alert.module.css';

interface PriceAlertLineProps {
  criteria: SearchCriteria;
  /** The search found nothing: the e-mails announce tickets that appear. */
  nothing?: boolean;
}

/** Offers a price alert to visitors who do not buy today. */
export function PriceAlertLine({ criteria, nothing = false }: PriceAlertLineProps) {
  const intl = useIntl();
  return (
    <Card className={classes.line}>
      <p className={classes.text}>{intl.formatMessage(nothing ? m.appear : m.cheaper)}</p>
      <PriceAlertButton criteria={criteria} />
    </Card>
  );
}
