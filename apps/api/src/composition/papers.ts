import { hotelOrderPapers, type HotelOrderPapers } from '../modules/hotel-orders/papers';
import { airTicketPapers, type AirTicketPapers } from '../modules/tickets/papers';
import type { DrawPaper, PaperDrawings } from '@karvon/platform/papers/port';

declare module '@karvon/platform/papers/port' {
  interface Papers extends AirTicketPapers, HotelOrderPapers {}
}

const drawings: PaperDrawings = { ...airTicketPapers, ...hotelOrderPapers };

/** Draws in the thread of the caller, which is blocked meanwhile. */
export const drawPaper: DrawPaper = (kind, facts) => drawings[kind](facts);
