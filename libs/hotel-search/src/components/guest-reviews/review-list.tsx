import type { GuestReview } from '@karvon/contract';
import { capitalised, useFormat, useIntl } from '@karvon/i18n';
import { ScorePoints } from '../hotel-facts/guest-score';
import { partyNames, reviewMessages as m } from './guest-reviews.messages';
import classes from './guest-reviews.module.css';

interface WordsProps {
  label: string;
  lang: string;
  words: string;
}

function Words({ label, lang, words }: WordsProps) {
  if (words === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={lang}>{words}</dd>
    </div>
  );
}

function Review({ review }: { review: GuestReview }) {
  const intl = useIntl();
  const format = useFormat();
  const { date, tenths, liked, disliked, language, room, party } = review;
  const about = [format.date(date, 'long'), party && intl.formatMessage(partyNames[party])];
  return (
    <li className={classes.review}>
      <p className={classes.about}>
        {tenths === undefined ? null : <ScorePoints tenths={tenths} />}
        <span>{about.filter(Boolean).join(', ')}</span>
      </p>
      {room === undefined ? null : <p className={classes.room}>{capitalised(room)}</p>}
      <dl className={classes.words}>
        <Words label={intl.formatMessage(m.liked)} lang={language} words={liked} />
        <Words label={intl.formatMessage(m.disliked)} lang={language} words={disliked} />
      </dl>
    </li>
  );
}

interface ReviewListProps {
  reviews: readonly GuestReview[];
  className?: string | undefined;
}

/** What guests wrote about a hotel, in their own words. */
export const ReviewList = ({ reviews, className }: ReviewListProps) => (
  <ul className={className}>
    {reviews.map((review) => (
      <Review key={JSON.stringify(review)} review={review} />
    ))}
  </ul>
);
