import type { Locale } from '@karvon/contract';
import { offlinePath } from './offline-path';
import { companyPages, paths } from './paths';

/** The pages that search engines may list, by language; the caller adds pages of changing content (news, hotels). */
export const indexedPages: readonly ((locale: Locale) => string)[] = [
  paths.home.to,
  (locale) => paths.airTickets.to(locale),
  (locale) => paths.hotels.to(locale),
  (locale) => paths.myOrder.to(locale),
  (locale) => paths.newsList.to(locale),
  ...companyPages.map((id) => (locale: Locale) => paths.company.to(locale, { id })),
];

/** Pages that are not for robots in any language: purchases, accounts, developer pages. */
export const privatePatterns: readonly string[] = [
  'air-tickets/offer/',
  paths.airOrder.pattern,
  paths.hotelBooking.pattern,
  paths.hotelOrder.pattern,
  paths.hotelPayment.pattern,
  offlinePath.pattern,
  'price-alert/',
  paths.favourites.pattern,
  'auth/',
  'test/',
];
