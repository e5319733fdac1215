import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
// eslint-disable-next-line @nx/enforce-module-boundaries -- React Router reads this file before Vite knows the workspace's import paths
import { paths, type Path } from '../../../libs/paths/src/index';

/** Sections that are addresses only until they are built. Each needs an id of its own: they share a file. */
const coming = {
  hotels: paths.hotels,
  'hotel-order': paths.hotelOrder,
  'hotel-payment': paths.hotelPayment,
  bookings: paths.bookings,
  profile: paths.profile,
  register: paths.register,
} satisfies Record<string, Pick<Path<never>, 'pattern'>>;

const comingRoutes: RouteConfigEntry[] = Object.entries(coming).map(([id, { pattern }]) =>
  route(pattern, 'routes/coming.tsx', { id: `coming/${id}` }),
);

export default [
  index('routes/home.tsx', { id: 'home-bare' }),
  route('api/v1/*', 'routes/api-proxy.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('site.webmanifest', 'routes/web-manifest.ts'),
  route(':lang', 'routes/language.tsx', [
    index('routes/home.tsx'),
    route(paths.airTickets.pattern, 'routes/air-tickets.tsx'),
    route(paths.airOffer.pattern, 'routes/air-offer.tsx'),
    route(paths.airPassengers.pattern, 'routes/air-passengers.tsx'),
    route(paths.airOrder.pattern, 'routes/order.tsx'),
    route(paths.airPayment.pattern, 'routes/payment-result.tsx'),
    route(paths.airShared.pattern, 'routes/shared-order.tsx'),
    route(paths.myOrder.pattern, 'routes/my-order.tsx'),
    route(paths.testCallback.pattern, 'routes/test-callback.tsx'),
    route(paths.testUiKit.pattern, 'routes/gallery.tsx'),
    route(paths.testCarousel.pattern, 'routes/carousel.tsx'),
    route(paths.newsList.pattern, 'routes/news.tsx'),
    route(paths.newsFeed.pattern, 'routes/news-feed.ts'),
    route(paths.newsItem.pattern, 'routes/news-item.tsx'),
    route(paths.company.pattern, 'routes/company.tsx'),
    route(paths.logout.pattern, 'routes/logout.ts'),
    route(paths.consent.pattern, 'routes/consent.ts'),
    ...comingRoutes,
    route('*', 'routes/not-found.ts', { id: 'not-found' }),
  ]),
  route('*', 'routes/not-found.ts', { id: 'not-found-bare' }),
] satisfies RouteConfig;
