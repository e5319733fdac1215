import type { GuestScore as Score } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { factMessages as m } from './hotel-facts.messages';
import classes from './guest-score.module.css';

/** A guest's points, or those of all guests together. */
export function ScorePoints({ tenths }: Pick<Score, 'tenths'>) {
  const intl = useIntl();
  const points = useFormat().number(tenths / 10, 1);
  return (
    <span
      className={classes.points}
      role="img"
      aria-label={intl.formatMessage(m.score, { score: points })}
    >
      {points}
    </span>
  );
}

/** What guests think of a hotel, and how many of them have told; nothing where nobody has. */
export function GuestScore({ score }: { score: Score | undefined }) {
  const intl = useIntl();
  if (!score) return null;
  return (
    <span className={classes.root}>
      <ScorePoints tenths={score.tenths} />{' '}
      <span>{intl.formatMessage(m.reviews, { count: score.reviews })}</span>
    </span>
  );
}
