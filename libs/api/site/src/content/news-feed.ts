import type { Locale } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { paths } from '@karvon/paths';
import { Feed } from 'feed';
import type { Text } from './text';

const shown = 30;
const titles: Record<Locale, (brand: string) => string> = {
  ru: (brand) => `Новости ${brand}`,
  uz: (brand) => `${brand} yangiliklari`,
};

/** Noon in UTC falls on the same day for every reader of either edition. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Replaces CDATA, which the library writes and which a second ']]>' in a text would end too early. */
const escaped = (name: string, text: string) => ({ name, objects: { _text: text } });

/** The latest news as RSS 2.0. `news` is sorted newest first. */
export function renderFeed(
  news: Text[],
  { lang, edition, publicUrl }: { lang: Locale; edition: Edition; publicUrl: string },
): string {
  const address = (path: string) => `${publicUrl}${path}`;
  const title = titles[lang](edition.brand);
  const feed = new Feed({
    title,
    description: title,
    link: address(paths.newsList.to(lang)),
    feed: address(paths.newsFeed.to(lang)),
    language: lang,
    generator: false,
    ...(news[0] && { updated: noon(news[0].date) }),
  });
  for (const { id, title, summary, date, tags } of news.slice(0, shown)) {
    feed.addItem({
      title,
      description: summary,
      link: address(paths.newsItem.to(lang, { id })),
      date: noon(date),
      category: tags.map((name) => ({ name })),
      extensions: [escaped('title', title), escaped('description', summary)],
    });
  }
  return feed.rss2();
}
