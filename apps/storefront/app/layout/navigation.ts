import { paths } from '@karvon/paths';
import { layoutMessages as messages } from './layout.messages';

/** The sections in the header and the menu, in order. */
export const navigation = [
  { path: paths.airTickets, message: messages.air },
  { path: paths.hotels, message: messages.hotels },
  { path: paths.myOrder, message: messages.myOrder },
  { path: paths.newsList, message: messages.news },
] as const;
