import { Suspense } from 'react';
import { lazyPart } from '@karvon/ui-kit';
import type { AirOrder, HotelOrder } from '@karvon/contract';

const load = () => import('./keep-papers');
const Tickets = lazyPart(async () => (await load()).KeepTickets);
const Voucher = lazyPart(async () => (await load()).KeepVoucher);

/** For when there is no network; the page does not wait for it. */
export function KeepTickets({ order }: { order: AirOrder }) {
  return (
    <Suspense>
      <Tickets order={order} />
    </Suspense>
  );
}

/** The same for a hotel. */
export function KeepVoucher({ order }: { order: Pick<HotelOrder, 'number' | 'stay' | 'guests'> }) {
  return (
    <Suspense>
      <Voucher order={order} />
    </Suspense>
  );
}
