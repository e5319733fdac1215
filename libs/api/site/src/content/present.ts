import type { CompanyPage, NewsItem, NewsPage, NewsSummary } from '@karvon/contract';
import type { Text } from './text';

function summaryOf({ id, date, title, summary, image, tags }: Text): NewsSummary {
  return { id, date, title, summary, image, tags };
}

/** A page of the list; `news` is the whole list, newest first. */
export function presentNews(news: Text[], page: number, limit: number): NewsPage {
  return {
    news: news.slice((page - 1) * limit, page * limit).map(summaryOf),
    page,
    pages: Math.max(1, Math.ceil(news.length / limit)),
    total: news.length,
  };
}

const neighbour = (text: Text | undefined) => (text ? { id: text.id, title: text.title } : null);

/** One item with its neighbours; undefined when there is none. */
export function presentNewsItem(news: Text[], id: string): NewsItem | undefined {
  const at = news.findIndex((text) => text.id === id);
  const text = news[at];
  return (
    text && {
      ...summaryOf(text),
      blocks: text.blocks,
      newer: neighbour(news[at - 1]),
      older: neighbour(news[at + 1]),
    }
  );
}

export function presentPage({ id, title, summary, date, blocks, image }: Text): CompanyPage {
  return { id, title, summary, updated: date, image, blocks };
}
