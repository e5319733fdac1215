export { ArticleBody } from './components/article-body/article-body';
export { LegalText } from './components/legal-text/legal-text';
export { NewsCarousel } from './components/news-carousel/news-carousel';
export { CompanyPage } from './pages/company-page/company-page';
export { NewsItemPage } from './pages/news-item-page/news-item-page';
export { SearchPage } from './pages/search-page/search-page';
export { NewsListPage } from './pages/news-list-page/news-list-page';
