import type { CompanyPage, NewsItem, NewsSummary } from '@karvon/contract';

export function buildNewsSummary(overrides: Partial<NewsSummary> = {}): NewsSummary {
  return {
    id: '2026/navruz',
    date: '2026-03-12',
    title: 'Навруз: больше рейсов в Самарканд',
    summary: 'Авиакомпании добавили рейсы на праздничные дни.',
    image: null,
    tags: ['рейсы'],
    ...overrides,
  };
}

export function buildNewsItem(overrides: Partial<NewsItem> = {}): NewsItem {
  return {
    ...buildNewsSummary(),
    blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text: 'Рейсы идут каждый день.' }] }],
    newer: null,
    older: null,
    ...overrides,
  };
}

export function buildCompanyPage(overrides: Partial<CompanyPage> = {}): CompanyPage {
  return {
    id: 'payment',
    title: 'Способы оплаты',
    summary: 'Чем и когда платить.',
    updated: '2026-11-17',
    image: null,
    blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text: 'Картой или через Payme.' }] }],
    ...overrides,
  };
}
