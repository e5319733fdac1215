import type { Locale } from '@karvon/contract';

/** A public address: the pattern for the router, and the builder for links. */
export interface Path<Params> {
  /** React Router pattern without the language: 'order', 'news/*'. */
  pattern: string;
  to: (locale: Locale, params: Params) => string;
}

type Query = Record<string, string | undefined>;

function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return search ? `${path}?${search}` : path;
}

function page(pattern: string): Path<Query | void> {
  return { pattern, to: (locale, query) => withQuery(`/${locale}/${pattern}`, query ?? {}) };
}

/** Every public URL of the storefront; `{lang}` comes first in all of them. */
export const paths = {
  home: { pattern: '', to: (locale: Locale) => `/${locale}` } satisfies Path<void>,
  airTickets: page('air-tickets'),
  /** The fares of one offer, then its passengers: the address keeps the step of the purchase. */
  airOffer: {
    pattern: 'air-tickets/offer/:offerId',
    to: (locale: Locale, { offerId, ...query }: { offerId: string } & Query) =>
      withQuery(`/${locale}/air-tickets/offer/${offerId}`, query),
  },
  airPassengers: {
    pattern: 'air-tickets/offer/:offerId/passengers',
    to: (locale: Locale, { offerId, ...query }: { offerId: string; fare: string } & Query) =>
      withQuery(`/${locale}/air-tickets/offer/${offerId}/passengers`, query),
  },
  airOrder: page('order'),
  airPayment: page('order/payment'),
  /** An order without personal data, by its share link: to show the flights, or to let somebody else pay. */
  airShared: {
    pattern: 'order/shared/:token',
    to: (locale: Locale, { token }: { token: string }) => `/${locale}/order/shared/${token}`,
  } satisfies Path<{ token: string }>,
  myOrder: page('myorder'),
  /** Accepts only a form's POST, including that of a widget: number and surname lead to the order. */
  findOrder: page('myorder/find'),
  hotels: page('hotel'),
  /** One hotel; with a stay in the query, its rooms for those days. */
  hotel: {
    pattern: 'hotel/:code',
    to: (locale: Locale, { code, ...query }: { code: string } & Query) =>
      withQuery(`/${locale}/hotel/${code}`, query),
  },
  /** The guests of a chosen offer. The hotel and the stay follow its id, as in the hotel's own address, for the link back. */
  hotelBooking: {
    pattern: 'hotel/booking',
    to: (locale: Locale, query: { offer: string; hotel: string } & Query) =>
      withQuery(`/${locale}/hotel/booking`, query),
  },
  hotelOrder: page('hotel/order'),
  hotelPayment: page('hotel/payment'),
  /** Favourites; with `items`, a comparison of those, for anybody who has the address. */
  favourites: page('favourites'),
  bookings: page('auth/booking'),
  profile: page('auth/profile'),
  register: page('auth/register'),
  /** Accepts only a form's POST: ends the session and redirects to the home page. */
  logout: page('auth/logout'),
  /** Accepts only a form's POST: the choice of the cookie panel. */
  consent: page('consent'),
  company: {
    pattern: 'company/:id',
    to: (locale: Locale, { id }: { id: string }) => `/${locale}/company/${id}`,
  } satisfies Path<{ id: string }>,
  /** Search in news and company pages: `q`. */
  search: page('search'),
  newsList: page('news'),
  newsFeed: page('news/rss.xml'),
  newsItem: {
    pattern: 'news/*',
    to: (locale: Locale, { id }: { id: string }) => `/${locale}/news/${id}`,
  } satisfies Path<{ id: string }>,
  testUiKit: page('test/ui-kit'),
  testCallback: page('test/callBack'),
  testCarousel: page('test/carousel'),
  /** Messages that the sandbox kept instead of sending; not found where messages are really sent. */
  testMessages: page('test/messages'),
} as const;

/** The only list of company pages, grouped as in header and footer. */
export const companyGroups = {
  fares: ['subsidized-tariff', 'group-tariff', 'up-class'],
  services: ['extra-luggage', 'food', 'insurance', 'transport-animals', 'special-transporting'],
  help: ['support', 'ticket-return', 'payment', 'offices'],
  company: ['about', 'offer', 'workprivacy', 'privacyagreement'],
} as const;

/** True for a company page that exists but is not linked. */
export const hiddenCompanyPages = ['sale'] as const;

/** Every company page that is linked. */
export const companyPages = Object.values(companyGroups).flat();

export type CompanyGroup = keyof typeof companyGroups;
export type CompanyPageId = (typeof companyPages)[number] | (typeof hiddenCompanyPages)[number];
