import type { GuestReview } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Dialog } from '@karvon/ui-kit';
import { factMessages } from '../hotel-facts/hotel-facts.messages';
import { reviewMessages as m } from './guest-reviews.messages';
import classes from './guest-reviews.module.css';
import { ReviewList } from './review-list';

interface ReviewsDialogProps {
  reviews: readonly GuestReview[];
  onClose: () => void;
}

/** All words of guests that we have, whole. */
export function ReviewsDialog({ reviews, onClose }: ReviewsDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage(factMessages.reviewsTitle)}
      closeLabel={intl.formatMessage(m.close)}
      width={600}
    >
      <ReviewList reviews={reviews} className={classes.all} />
    </Dialog>
  );
}
