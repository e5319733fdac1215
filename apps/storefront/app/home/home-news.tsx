import { NewsCarousel } from '@karvon/content';
import type { NewsSummary } from '@karvon/contract';
import { clsx } from 'clsx';
import section from './home.module.css';

/** The latest news on the width of the page. */
export function HomeNews({ news }: { news: NewsSummary[] }) {
  return (
    <div className={clsx(section.section, section.news)}>
      <NewsCarousel news={news} />
    </div>
  );
}
