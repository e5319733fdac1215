import { ContinueBooking } from '@karvon/air-booking';
import classes from './unfinished-booking.module.css';

/** Offers to continue a booking that was begun in this tab. */
export function UnfinishedBooking() {
  return (
    <div className={classes.root}>
      <ContinueBooking />
    </div>
  );
}
