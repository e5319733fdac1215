import type { Locale } from '@karvon/contract';

/** A public address: the pattern the router matches and the builder links use. */
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
  /** One offer's fares, then its passengers: the visitor's place in the purchase is an address. */
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
  /** An order without persons, by a link: to show the flights, or to let somebody else pay. */
  airShared: {
    pattern: 'order/shared/:token',
    to: (locale: Locale, { token }: { token: string }) => `/${locale}/order/shared/${token}`,
  } satisfies Path<{ token: string }>,
  myOrder: page('myorder'),
  /** Answers a form's POST only, also one of a widget: number and surname lead to the order. */
  findOrder: page('myorder/find'),
  hotels: page('hotel'),
  /** One hotel; with a stay in the query, its rooms for those days. */
  hotel: {
    pattern: 'hotel/:code',
    to: (locale: Locale, { code, ...query }: { code: string } & Query) =>
      withQuery(`/${locale}/hotel/${code}`, query),
  },
  /** Guests of a chosen offer. Beside its id stand the hotel and the stay, as in the hotel's own address: the way back. */
  hotelBooking: {
    pattern: 'hotel/booking',
    to: (locale: Locale, query: { offer: string; hotel: string } & Query) =>
      withQuery(`/${locale}/hotel/booking`, query),
  },
  hotelOrder: page('hotel/order'),
  hotelPayment: page('hotel/payment'),
  /** With `items`, those side by side: anybody who has the address may open it. */
  favourites: page('favourites'),
  bookings: page('auth/booking'),
  profile: page('auth/profile'),
  register: page('auth/register'),
  /** Answers a form's POST only: the session ends and the visitor is home. */
  logout: page('auth/logout'),
  /** Answers a form's POST only: the choice of the cookie panel. */
  consent: page('consent'),
  company: {
    pattern: 'company/:id',
    to: (locale: Locale, { id }: { id: string }) => `/${locale}/company/${id}`,
  } satisfies Path<{ id: string }>,
  /** Words in news and company pages: `q`. */
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
  /** What the sandbox has sent to nobody; there only where messages go nowhere. */
  testMessages: page('test/messages'),
} as const;

/** Company pages as header and footer group them; the only list of them. */
export const companyGroups = {
  fares: ['subsidized-tariff', 'group-tariff', 'up-class'],
  services: ['extra-luggage', 'food', 'insurance', 'transport-animals', 'special-transporting'],
  help: ['support', 'ticket-return', 'payment', 'offices'],
  company: ['about', 'offer', 'workprivacy', 'privacyagreement'],
} as const;

/** A company page exists, but nothing links to it. */
export const hiddenCompanyPages = ['sale'] as const;

/** Every company page that is linked. */
export const companyPages = Object.values(companyGroups).flat();

export type CompanyGroup = keyof typeof companyGroups;
export type CompanyPageId = (typeof companyPages)[number] | (typeof hiddenCompanyPages)[number];
