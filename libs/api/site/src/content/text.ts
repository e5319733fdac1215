import type { Block, ContentImage, Locale } from '@karvon/contract';

/** A company page or a news item as it was read. */
export interface Text {
  kind: 'page' | 'news';
  lang: Locale;
  /** 'payment', '2026/navruz'. */
  id: string;
  title: string;
  summary: string;
  /** The day of a news item, the last change of a page; 'YYYY-MM-DD'. */
  date: string;
  image: ContentImage | null;
  tags: string[];
  blocks: Block[];
}
