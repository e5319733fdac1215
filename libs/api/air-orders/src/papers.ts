import type { PaperDrawings } from '@karvon/platform/papers/port';
import type { Receipt } from './tickets/receipt';

interface AirTicketPapers {
  'air-receipt': Receipt;
}

export const airTicketPapers: PaperDrawings<AirTicketPapers> = {
  'air-receipt': async (receipt) =>
    (await import('./tickets/pdf/render-receipt')).renderReceipt(receipt),
};

declare module '@karvon/platform/papers/port' {
  interface Papers extends AirTicketPapers {}
}
