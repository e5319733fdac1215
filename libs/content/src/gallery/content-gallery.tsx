import type { Block } from '@karvon/contract';
import {
  buildCompanyPage,
  buildNewsItem,
  buildNewsSummary,
  type FeatureGallery,
} from '@karvon/samples';
import { TextUnavailable } from '../components/text-unavailable/text-unavailable';
import { CompanyPage } from '../pages/company-page/company-page';
import { NewsItemPage } from '../pages/news-item-page/news-item-page';
import { NewsListPage } from '../pages/news-list-page/news-list-page';
import { SearchPage } from '../pages/search-page/search-page';

const problem = {
  code: 'service-unavailable',
  status: 503,
  title: 'service-unavailable',
  traceId: 'gallery',
} as const;
const unavailable = (retrying: boolean) => (
  <TextUnavailable problem={problem} retrying={retrying} onRetry={() => undefined} />
);
const news = ['2026/navruz', '2026/umra', '2026/hujjat'].map((id) => buildNewsSummary({ id }));
const part = (id: string): Block => ({
  kind: 'heading',
  level: 2,
  id,
  content: [{ kind: 'text', text: `Часть ${id}` }],
});

/** Texts are loaded with their page, so the loading state is a retry. */
export const gallery: FeatureGallery = {
  loading: { show: () => unavailable(true) },
  empty: { show: () => <NewsListPage list={{ news: [], page: 1, pages: 1, total: 0 }} /> },
  problem: { show: () => unavailable(false) },
  data: { show: () => <NewsListPage list={{ news, page: 2, pages: 3, total: 30 }} /> },
  'news-item': {
    show: () => (
      <NewsItemPage item={buildNewsItem({ older: { id: '2026/umra', title: 'Умра' } })} />
    ),
  },
  'company-page': {
    show: () => (
      <CompanyPage
        page={buildCompanyPage({
          blocks: ['a', 'b', 'c', 'd'].flatMap((id) => [part(id), ...buildCompanyPage().blocks]),
        })}
        ask={null}
      />
    ),
  },
  'nothing-found': { path: '/search?q=x', show: () => <SearchPage query="x" found={[]} /> },
};
