import { paths } from '@karvon/paths';
import { BedDouble, Newspaper, Plane, Ticket } from '@karvon/ui-kit';
import { layoutMessages as messages } from '../layout.messages';

/** The sections in the header and the menu, in order; `orders` are pages of a section at another address. */
export const navigation = [
  { path: paths.airTickets, orders: paths.airOrder, message: messages.air, Icon: Plane },
  { path: paths.hotels, message: messages.hotels, Icon: BedDouble },
  { path: paths.myOrder, message: messages.myOrder, Icon: Ticket },
  { path: paths.newsList, message: messages.news, Icon: Newspaper },
] as const;
