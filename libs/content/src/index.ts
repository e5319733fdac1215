export { ArticleBody } from './components/article-body/article-body';
export { NewsCarousel } from './components/news-carousel/news-carousel';
export { TextUnavailable } from './components/text-unavailable/text-unavailable';
export { CompanyPage } from './pages/company-page/company-page';
export { NewsItemPage } from './pages/news-item-page/news-item-page';
export { SearchPage } from './pages/search-page/search-page';
export { NewsListPage } from './pages/news-list-page/news-list-page';
