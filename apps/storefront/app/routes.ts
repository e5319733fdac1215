import { index, route, type RouteConfig } from '@react-router/dev/routes';
// eslint-disable-next-line @nx/enforce-module-boundaries -- React Router reads this file before Vite knows the workspace's import paths
import { offlinePath, paths, priceAlertPath } from '../../../libs/paths/src/index';

export default [
  index('routes/home.tsx', { id: 'home-bare' }),
  route('api/v1/*', 'routes/no-page/api-proxy.ts', { id: 'api-proxy' }),
  route('robots.txt', 'routes/no-page/robots.ts', { id: 'robots' }),
  route('sitemap.xml', 'routes/no-page/sitemap.ts', { id: 'sitemap' }),
  route('site.webmanifest', 'routes/no-page/web-manifest.ts', { id: 'web-manifest' }),
  route(':lang', 'routes/language.tsx', [
    index('routes/home.tsx'),
    route(paths.airTickets.pattern, 'routes/air-tickets.tsx'),
    route(paths.airOffer.pattern, 'routes/air-offer.tsx'),
    route(paths.airPassengers.pattern, 'routes/air-passengers.tsx'),
    route(priceAlertPath.pattern, 'routes/price-alert.tsx'),
    route(paths.hotelBooking.pattern, 'routes/hotel-booking.tsx'),
    route(paths.hotels.pattern, 'routes/hotels.tsx'),
    route(paths.hotel.pattern, 'routes/hotel.tsx'),
    route(paths.hotelOrder.pattern, 'routes/hotel-order.tsx'),
    route(paths.hotelPayment.pattern, 'routes/hotel-payment.tsx'),
    route(paths.airOrder.pattern, 'routes/order.tsx'),
    route(paths.airPayment.pattern, 'routes/payment-result.tsx'),
    route(paths.airShared.pattern, 'routes/shared-order.tsx'),
    route(paths.myOrder.pattern, 'routes/my-order.tsx'),
    route(paths.findOrder.pattern, 'routes/no-page/find-order.ts', { id: 'find-order' }),
    route(paths.testCallback.pattern, 'routes/test-pages/test-callback.tsx', {
      id: 'test-callback',
    }),
    route(paths.testMessages.pattern, 'routes/test-pages/test-messages.tsx', {
      id: 'test-messages',
    }),
    route(paths.testUiKit.pattern, 'routes/test-pages/gallery.tsx', { id: 'gallery' }),
    route(paths.testCarousel.pattern, 'routes/test-pages/carousel.tsx', { id: 'carousel' }),
    route(paths.search.pattern, 'routes/search.tsx'),
    route(paths.newsList.pattern, 'routes/news.tsx'),
    route(paths.newsFeed.pattern, 'routes/no-page/news-feed.ts', { id: 'news-feed' }),
    route(paths.newsItem.pattern, 'routes/news-item.tsx'),
    route(offlinePath.pattern, 'routes/no-page/offline.ts', { id: 'offline' }),
    route(paths.company.pattern, 'routes/company.tsx'),
    route(paths.register.pattern, 'routes/register.tsx'),
    route(paths.bookings.pattern, 'routes/bookings.tsx'),
    route(paths.profile.pattern, 'routes/profile.tsx'),
    route(paths.logout.pattern, 'routes/no-page/logout.ts', { id: 'logout' }),
    route(paths.consent.pattern, 'routes/no-page/consent.ts', { id: 'consent' }),
    route('*', 'routes/not-found.ts', { id: 'not-found' }),
  ]),
  route('*', 'routes/not-found.ts', { id: 'not-found-bare' }),
] satisfies RouteConfig;
