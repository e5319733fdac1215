import { lazy, Suspense } from 'react';
import type { AirOrder, HotelOrder } from '@karvon/contract';

const load = () => import('./keep-papers');
const Tickets = lazy(async () => ({ default: (await load()).KeepTickets }));
const Voucher = lazy(async () => ({ default: (await load()).KeepVoucher }));

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
