import { NewsCarousel } from '@karvon/content';
import type { NewsSummary } from '@karvon/contract';
import { clsx } from 'clsx';
import section from './home.module.css';

/** The latest news at the full width of the page. */
export function HomeNews({ news }: { news: NewsSummary[] }) {
  return (
    <div className={clsx(section.section, section.news)}>
      <NewsCarousel news={news} />
    </div>
  );
}
