import type {
  ContentImage,
  getNewsItem as GetNewsItem,
  getPage as GetPage,
  listNews as ListNews,
  listPages as ListPages,
  Locale,
  searchContent as SearchContent,
} from '@karvon/contract';
import { call } from './call';
import type { Transport } from './transport';
import type { CallOptions, Sent, Wire } from './wire';

export const contentWires = {
  news: { method: 'GET', path: '/v1/news' } as Wire<typeof ListNews>,
  newsItem: { method: 'GET', path: '/v1/news/*' } as Wire<typeof GetNewsItem>,
  pages: { method: 'GET', path: '/v1/pages' } as Wire<typeof ListPages>,
  page: { method: 'GET', path: '/v1/pages/:id' } as Wire<typeof GetPage>,
  search: { method: 'GET', path: '/v1/content/search' } as Wire<typeof SearchContent>,
};

interface TextInLanguage {
  id: string;
  lang: Locale;
}

/** A page of the news, the newest first. */
export function listNews(
  transport: Transport,
  query: NonNullable<Sent<typeof ListNews>['query']>,
  options?: CallOptions,
) {
  return call(transport, contentWires.news, { query, ...options });
}

/** One news item; its id may span several path segments. */
export function getNewsItem(
  transport: Transport,
  { id, lang }: TextInLanguage,
  options?: CallOptions,
) {
  return call(transport, contentWires.newsItem, {
    params: { '*': id },
    query: { lang },
    ...options,
  });
}

/** Every company page of this edition, without its text. */
export function listPages(transport: Transport, { lang }: { lang: Locale }, options?: CallOptions) {
  return call(transport, contentWires.pages, { query: { lang }, ...options });
}

/** One company page. */
export function getPage(transport: Transport, { id, lang }: TextInLanguage, options?: CallOptions) {
  return call(transport, contentWires.page, { params: { id }, query: { lang }, ...options });
}

/** Company pages and news that hold all the words. */
export function searchContent(
  transport: Transport,
  query: Sent<typeof SearchContent>['query'],
  options?: CallOptions,
) {
  return call(transport, contentWires.search, { query, ...options });
}

/** Where a picture of a text is; an element's address, not a call. */
export function contentImageUrl(transport: Transport, { src }: ContentImage): string {
  return `${transport.baseUrl}${src}`;
}
