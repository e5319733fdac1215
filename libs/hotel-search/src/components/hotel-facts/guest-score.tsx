import type { GuestScore as Score } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { factMessages as m } from './hotel-facts.messages';
import classes from './guest-score.module.css';

/** What guests think of a hotel, and how many of them have told; nothing where nobody has. */
export function GuestScore({ score }: { score: Score | undefined }) {
  const intl = useIntl();
  const format = useFormat();
  if (!score) return null;
  const points = format.number(score.tenths / 10, 1);
  return (
    <span className={classes.root}>
      <span
        className={classes.points}
        role="img"
        aria-label={intl.formatMessage(m.score, { score: points })}
      >
        {points}
      </span>{' '}
      <span>{intl.formatMessage(m.reviews, { count: score.reviews })}</span>
    </span>
  );
}
