import { getPage, type Block } from '@karvon/contract';
import {
  buildCompanyPage,
  buildNewsItem,
  buildNewsSummary,
  refuse,
  waiting,
  type FeatureGallery,
} from '@karvon/samples';
import { LegalText } from '../components/legal-text/legal-text';
import { CompanyPage } from '../pages/company-page/company-page';
import { NewsItemPage } from '../pages/news-item-page/news-item-page';
import { NewsListPage } from '../pages/news-list-page/news-list-page';
import { SearchPage } from '../pages/search-page/search-page';

const legalText = { show: () => <LegalText id="offer" /> };
const news = ['2026/navruz', '2026/umra', '2026/hujjat'].map((id) => buildNewsSummary({ id }));
const part = (id: string): Block => ({
  kind: 'heading',
  level: 2,
  id,
  content: [{ kind: 'text', text: `Часть ${id}` }],
});

/** Articles are loaded with their page; only legal texts beside a form load later. */
export const gallery: FeatureGallery = {
  loading: { ...legalText, responses: [waiting(getPage)] },
  empty: { show: () => <NewsListPage list={{ news: [], page: 1, pages: 1, total: 0 }} /> },
  problem: {
    ...legalText,
    responses: [refuse(getPage, { code: 'service-unavailable', status: 503 })],
  },
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
