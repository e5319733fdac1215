import type { Locale } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { paths } from '@karvon/paths';
import type { Text } from './text';

const shown = 30;
const titles: Record<Locale, (brand: string) => string> = {
  ru: (brand) => `Новости ${brand}`,
  uz: (brand) => `${brand} yangiliklari`,
};
const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign]!);

/** The latest news as RSS 2.0. `news` is the newest first. */
export function renderFeed(
  news: Text[],
  { lang, edition, publicUrl }: { lang: Locale; edition: Edition; publicUrl: string },
): string {
  const address = (path: string) => escape(`${publicUrl}${path}`);
  const items = news.slice(0, shown).map(({ id, title, summary, date, tags }) =>
    [
      '<item>',
      `<title>${escape(title)}</title>`,
      `<link>${address(paths.newsItem.to(lang, { id }))}</link>`,
      `<guid isPermaLink="true">${address(paths.newsItem.to(lang, { id }))}</guid>`,
      // The day at noon in UTC is the same day for every reader of either edition.
      `<pubDate>${new Date(`${date}T12:00:00Z`).toUTCString()}</pubDate>`,
      `<description>${escape(summary)}</description>`,
      ...tags.map((tag) => `<category>${escape(tag)}</category>`),
      '</item>',
    ].join('\n'),
  );
  const title = escape(titles[lang](edition.brand));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${title}</title>`,
    `<link>${address(paths.newsList.to(lang))}</link>`,
    `<description>${title}</description>`,
    `<language>${lang}</language>`,
    `<atom:link href="${address(paths.newsFeed.to(lang))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
