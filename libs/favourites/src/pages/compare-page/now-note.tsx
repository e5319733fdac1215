import { useIntl } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { cardMessages as m } from '../../components/favourite-card/card.messages';
import type { Now } from '../../model/favourite-state';
import classes from './compare-page.module.css';

/** Why a column has no price. */
export function NowNote({ now, gone }: { now: Now<unknown>; gone: string }) {
  const intl = useIntl();
  if (now.state === 'failed') {
    return (
      <>
        <span>{intl.formatMessage(m.failed)}</span>
        <Button size="small" variant="quiet" onClick={now.retry}>
          {intl.formatMessage(m.retry)}
        </Button>
      </>
    );
  }
  const texts: Record<string, string> = {
    asking: intl.formatMessage(m.asking),
    over: intl.formatMessage(m.over),
    'no-dates': intl.formatMessage(m.noDates),
    gone,
  };
  return (
    <span role="status" className={classes.note}>
      {texts[now.state]}
    </span>
  );
}
