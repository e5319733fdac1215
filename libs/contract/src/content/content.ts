import { z } from 'zod';
import { blockSchema, contentImageSchema } from './article';
import { endpoint } from '../endpoint';
import { localeSchema } from '../locale';
import { plainDateSchema } from '../primitives';
import {
  listNewsCall,
  getNewsItemCall,
  listPagesCall,
  getPageCall,
  searchContentCall,
} from './content.calls';
import { maxContentQueryLength } from './content.limits';

const langQuery = z.strictObject({ lang: localeSchema.default('ru') });

/** A news item in a list. */
export const newsSummarySchema = z.strictObject({
  /** '2026/navruz': the address after /news/. */
  id: z.string(),
  date: plainDateSchema,
  title: z.string(),
  summary: z.string(),
  image: contentImageSchema.nullable(),
  tags: z.array(z.string()),
});
export type NewsSummary = z.infer<typeof newsSummarySchema>;

const neighbourSchema = z.strictObject({ id: z.string(), title: z.string() }).nullable();

export const newsItemSchema = z.strictObject({
  ...newsSummarySchema.shape,
  blocks: z.array(blockSchema),
  newer: neighbourSchema,
  older: neighbourSchema,
});
export type NewsItem = z.infer<typeof newsItemSchema>;

export const newsPageSchema = z.strictObject({
  news: z.array(newsSummarySchema),
  page: z.number().int(),
  /** The number of pages; 1 when there is no news at all. */
  pages: z.number().int(),
  total: z.number().int(),
});
export type NewsPage = z.infer<typeof newsPageSchema>;

export const listNews = endpoint({
  ...listNewsCall,
  embeddable: true,
  summary: 'News, newest first; a page after the last one is empty',
  query: z.strictObject({
    ...langQuery.shape,
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(12),
  }),
  response: newsPageSchema,
});

export const getNewsItem = endpoint({
  ...getNewsItemCall,
  summary: 'One news item; its id may span several path segments',
  params: z.strictObject({ '*': z.string() }),
  query: langQuery,
  response: newsItemSchema,
});

export const pageSummarySchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  updated: plainDateSchema,
});

export const companyPageSchema = z.strictObject({
  ...pageSummarySchema.shape,
  image: contentImageSchema.nullable(),
  blocks: z.array(blockSchema),
});
export type CompanyPage = z.infer<typeof companyPageSchema>;

export const listPages = endpoint({
  ...listPagesCall,
  summary: 'All company pages of this edition',
  query: langQuery,
  response: z.strictObject({ pages: z.array(pageSummarySchema) }),
});

export const getPage = endpoint({
  ...getPageCall,
  summary: 'One company page',
  params: z.strictObject({ id: z.string() }),
  query: langQuery,
  response: companyPageSchema,
});

export const contentHitSchema = z.strictObject({
  kind: z.enum(['page', 'news']),
  id: z.string(),
  title: z.string(),
  /** The text around the match, or the summary when only the title matches. */
  excerpt: z.string(),
});
export type ContentHit = z.infer<typeof contentHitSchema>;

export const searchContent = endpoint({
  ...searchContentCall,
  summary:
    'Company pages and news with all the words asked for, in any keyboard layout; best first',
  query: z.strictObject({
    ...langQuery.shape,
    query: z.string().trim().min(1).max(maxContentQueryLength),
    limit: z.coerce.number().int().min(1).max(30).default(10),
  }),
  response: z.strictObject({ found: z.array(contentHitSchema) }),
});

/** The response is application/rss+xml. */
export const getNewsFeed = endpoint({
  method: 'GET',
  path: '/v1/news.rss',
  summary: 'The latest news as RSS 2.0',
  query: langQuery,
  response: z.any(),
});

/** The response has the picture's own type. */
export const getContentImage = endpoint({
  method: 'GET',
  path: '/v1/content/images/:file',
  summary: 'A picture of a content page',
  params: z.strictObject({ file: z.string() }),
  response: z.any(),
});
