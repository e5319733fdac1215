import type { HotelDescription } from '@karvon/contract';
import { DialogButton } from '@karvon/dialog-button';
import { useIntl } from '@karvon/i18n';
import { GuestScore } from '../hotel-facts/guest-score';
import { factMessages } from '../hotel-facts/hotel-facts.messages';
import { reviewMessages as m } from './guest-reviews.messages';
import classes from './guest-reviews.module.css';
import { ReviewList } from './review-list';

const loadDialog = async () => (await import('./reviews-dialog')).ReviewsDialog;

const inSight = 3;
/** Words that fit into the lines of a card, also on a phone. */
const fitting = 110;

interface GuestReviewsProps {
  hotel: Pick<HotelDescription, 'score' | 'reviews'>;
}

/** The score of a hotel, and some words of guests about it. */
export function GuestReviews({ hotel: { score, reviews } }: GuestReviewsProps) {
  const intl = useIntl();
  const shown = reviews.slice(0, inSight);
  const isCut = shown.some(({ liked, disliked }) =>
    [liked, disliked].some(({ length }) => length > fitting),
  );
  return (
    <section className={classes.root} aria-labelledby="reviews">
      <h2 id="reviews" className={classes.heading}>
        {intl.formatMessage(factMessages.reviewsTitle)}
      </h2>
      {score ? (
        <p>
          <GuestScore score={score} />
        </p>
      ) : null}
      <ReviewList reviews={shown} className={classes.few} />
      {isCut || reviews.length > inSight ? (
        <div className={classes.more}>
          <DialogButton
            load={loadDialog}
            facts={{ reviews }}
            variant="secondary"
            loadingLabel={intl.formatMessage(m.opening)}
          >
            {intl.formatMessage(m.more)}
          </DialogButton>
        </div>
      ) : null}
    </section>
  );
}
