import { hotelOrderPapers, type HotelOrderPapers } from '../modules/hotel-orders/papers';
import { airTicketPapers } from '@karvon/air-orders/papers';
import type { DrawPaper, PaperDrawings } from '@karvon/platform/papers/port';

declare module '@karvon/platform/papers/port' {
  interface Papers extends HotelOrderPapers {}
}

const drawings: PaperDrawings = { ...airTicketPapers, ...hotelOrderPapers };

/** Draws in the thread of the caller, which is blocked meanwhile. */
export const drawPaper: DrawPaper = (kind, facts) => drawings[kind](facts);
