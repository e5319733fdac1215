import { ContinueBooking } from '@karvon/air-booking';
import { PageFrame } from '../layout/shell/page-frame';

/** Offers to go on with a booking that was begun in this tab. */
export function UnfinishedBooking() {
  return (
    <PageFrame>
      <ContinueBooking />
    </PageFrame>
  );
}
