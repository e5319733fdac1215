import type { PaperDrawings } from '@karvon/platform/papers/port';
import type { Voucher } from './voucher/voucher';

export interface HotelOrderPapers {
  'hotel-voucher': Voucher;
}

export const hotelOrderPapers: PaperDrawings<HotelOrderPapers> = {
  'hotel-voucher': async (voucher) =>
    (await import('./voucher/render-voucher')).renderVoucher(voucher),
};
