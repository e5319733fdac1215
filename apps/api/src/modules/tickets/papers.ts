import type { PaperDrawings } from '@karvon/platform/papers/port';
import type { Receipt } from './receipt';

export interface AirTicketPapers {
  'air-receipt': Receipt;
}

export const airTicketPapers: PaperDrawings<AirTicketPapers> = {
  'air-receipt': async (receipt) => (await import('./pdf/render-receipt')).renderReceipt(receipt),
};
