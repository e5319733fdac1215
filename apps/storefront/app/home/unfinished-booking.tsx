import { ContinueBooking } from '@karvon/air-booking';
import { PageFrame } from '../layout/shell/page-frame';

/** Where a booking begun in this tab is offered again. */
export function UnfinishedBooking() {
  return (
    <PageFrame>
      <ContinueBooking />
    </PageFrame>
  );
}
