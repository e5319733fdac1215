import { useIntl } from '@karvon/i18n';
import type { Sort } from '../../model/offers/offer-sort';
import classes from './order-note.module.css';
import { toolbarMessages as m } from './results-toolbar.messages';

/** Below the list: the meaning of "optimal", and that nobody can pay for a position. */
export function OrderNote({ sort }: { sort: Sort }) {
  const intl = useIntl();
  if (sort !== 'optimal') return null;
  return <p className={classes.note}>{intl.formatMessage(m.optimalNote)}</p>;
}
