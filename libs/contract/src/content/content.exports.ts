export {
  blockSchema,
  contentImageSchema,
  inlineLinkSchema,
  inlineSchema,
  textRunSchema,
  type Block,
  type ContentImage,
  type Inline,
  type TextRun,
} from './article';
export {
  companyPageSchema,
  contentHitSchema,
  getContentImage,
  getNewsFeed,
  getNewsItem,
  getPage,
  listNews,
  listPages,
  newsItemSchema,
  newsPageSchema,
  newsSummarySchema,
  pageSummarySchema,
  searchContent,
  type CompanyPage,
  type ContentHit,
  type NewsItem,
  type NewsPage,
  type NewsSummary,
} from './content';
export {
  listNewsCall,
  getNewsItemCall,
  listPagesCall,
  getPageCall,
  searchContentCall,
} from './content.calls';
export { maxContentQueryLength } from './content.limits';
