import type { Favourite } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { compareMoney, money, type Money } from '@karvon/money';
import { Button, Price, Skeleton } from '@karvon/ui-kit';
import type { Now } from '../../model/favourite-state';
import { cardMessages as m } from './card.messages';
import classes from './favourite-card.module.css';

interface PriceNowProps {
  now: Now<unknown>;
  /** Of what is sold. */
  total: Money | null;
  /** When it was kept. */
  before: Favourite['price'];
  /** 'for 3 nights'. */
  note?: string | undefined;
  /** What is said where nobody sells it. */
  gone: string;
}

/** The price was so much, and is so much. */
function useChange(before: Favourite['price'], total: Money | null) {
  const intl = useIntl();
  const format = useFormat();
  if (!before || !total || before.currency !== total.currency) return null;
  const way = compareMoney(total, before);
  if (way === 0) return { text: intl.formatMessage(m.same), tone: 'same', former: undefined };
  const sum = format.money(money(Math.abs(total.amount - before.amount), total.currency));
  return {
    text: intl.formatMessage(way > 0 ? m.dearer : m.cheaper, { sum }),
    tone: way > 0 ? 'dearer' : 'cheaper',
    former: { amount: format.money(before), label: intl.formatMessage(m.changed) },
  };
}

/** The price when it was kept and the price now, or why there is none. */
export function PriceNow({ now, total, before, note, gone }: PriceNowProps) {
  const intl = useIntl();
  const format = useFormat();
  const change = useChange(before, total);
  const texts = {
    gone,
    over: intl.formatMessage(m.over),
    'no-dates': intl.formatMessage(m.noDates),
  };
  if (total) {
    return (
      <div className={classes.price}>
        <Price
          amount={format.money(total)}
          {...(change?.former && { former: change.former })}
          note={note}
        />
        {change ? (
          <p className={classes.change} data-tone={change.tone}>
            {change.text}
          </p>
        ) : null}
      </div>
    );
  }
  if (now.state === 'failed') {
    return (
      <div className={classes.price}>
        <p>{intl.formatMessage(m.failed)}</p>
        <Button size="small" variant="quiet" onClick={now.retry}>
          {intl.formatMessage(m.retry)}
        </Button>
      </div>
    );
  }
  if (now.state === 'asking') {
    return (
      <div className={classes.price}>
        <Skeleton shape="title" width="wide" />
        <p className={classes.note}>{intl.formatMessage(m.asking)}</p>
      </div>
    );
  }
  return (
    <div className={classes.price}>
      <p className={classes.gone}>{now.state === 'sold' ? null : texts[now.state]}</p>
      {before ? (
        <p className={classes.note}>{`${intl.formatMessage(m.changed)} ${format.money(before)}`}</p>
      ) : null}
    </div>
  );
}
