import {
  listNewsCall,
  getNewsItemCall,
  listPagesCall,
  getPageCall,
  searchContentCall,
  type ContentImage,
  type getNewsItem as GetNewsItem,
  type getPage as GetPage,
  type listNews as ListNews,
  type listPages as ListPages,
  type Locale,
  type searchContent as SearchContent,
} from '@karvon/contract';
import { call } from './transport/call';
import type { Transport } from './transport/transport';
import type { CallOptions, Sent } from './transport/call-types';

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
  return call<typeof ListNews>(transport, listNewsCall, { query, ...options });
}

/** One news item; its id may span several path segments. */
export function getNewsItem(
  transport: Transport,
  { id, lang }: TextInLanguage,
  options?: CallOptions,
) {
  return call<typeof GetNewsItem>(transport, getNewsItemCall, {
    params: { '*': id },
    query: { lang },
    ...options,
  });
}

/** Every company page of this edition, without its text. */
export function listPages(transport: Transport, { lang }: { lang: Locale }, options?: CallOptions) {
  return call<typeof ListPages>(transport, listPagesCall, { query: { lang }, ...options });
}

/** One company page. */
export function getPage(transport: Transport, { id, lang }: TextInLanguage, options?: CallOptions) {
  return call<typeof GetPage>(transport, getPageCall, {
    params: { id },
    query: { lang },
    ...options,
  });
}

/** Company pages and news that contain all the words. */
export function searchContent(
  transport: Transport,
  query: Sent<typeof SearchContent>['query'],
  options?: CallOptions,
) {
  return call<typeof SearchContent>(transport, searchContentCall, { query, ...options });
}

/** The address of a picture in a text, for an element; makes no call. */
export function contentImageUrl(transport: Transport, { src }: ContentImage): string {
  return `${transport.baseUrl}${src}`;
}
