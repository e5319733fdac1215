import { listNews, type Transport } from '@karvon/api-client';
import type { Locale, NewsSummary } from '@karvon/contract';
import { paths } from '@karvon/paths';
import type { SitemapPage } from './sitemap.server';

/** The API's maximum page size. */
const limit = 50;
/** A sitemap holds 50,000 addresses; older news are left out. */
const maxLists = 100;

async function newsOf(transport: Transport, lang: Locale): Promise<NewsSummary[]> {
  const all: NewsSummary[] = [];
  for (let page = 1; page <= maxLists; page += 1) {
    const { news, pages } = await listNews(transport, { lang, page, limit });
    all.push(...news);
    if (page >= pages) break;
  }
  return all;
}

/**
 * The addresses of all news items, the newest first; an item with a text in only one language has one address. A language whose
 * list fails is left out: the rest of the sitemap is still useful.
 */
export async function newsPages(
  transport: Transport,
  languages: readonly Locale[],
): Promise<SitemapPage[]> {
  const pages = new Map<string, SitemapPage>();
  const lists = await Promise.all(
    languages.map((locale) => newsOf(transport, locale).catch((): NewsSummary[] => [])),
  );
  languages.forEach((locale, index) => {
    for (const { id, date } of lists[index] ?? [])
      pages.set(id, {
        ...pages.get(id),
        [locale]: paths.newsItem.to(locale, { id }),
        changed: date,
      });
  });
  return [...pages.values()];
}
