import { companyPages, hiddenCompanyPages, paths } from '@karvon/paths';

/** Every page of the specification that a visitor may open by its address alone. */
export const everyPage = [
  paths.home.pattern,
  paths.airTickets.pattern,
  paths.myOrder.pattern,
  paths.hotels.pattern,
  'hotel/SKD-001',
  paths.hotelOrder.pattern,
  paths.hotelPayment.pattern,
  paths.bookings.pattern,
  paths.profile.pattern,
  paths.register.pattern,
  paths.newsList.pattern,
  'news/2026/thirty-minutes',
  `company/${companyPages[0]}`,
  `company/${hiddenCompanyPages[0]}`,
  paths.testUiKit.pattern,
  paths.testCallback.pattern,
  paths.testCarousel.pattern,
] as const;
