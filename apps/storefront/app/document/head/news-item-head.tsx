import type { NewsItem } from '@karvon/contract';
import { useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useSite } from '../../data/use-site';
import { JsonLd } from './json-ld';
import { PageHead } from './page-head';

/** Title, description and structured data of a news item. */
export function NewsItemHead({ item }: { item: NewsItem }) {
  const { publicUrl, edition } = useSite();
  const locale = useLocale();
  const { id, title, summary, date, image } = item;
  const publisher = { '@type': 'TravelAgency', name: edition.brand, url: publicUrl };
  return (
    <>
      <PageHead title={title} description={summary} article={{ image }} />
      <JsonLd
        key={id}
        data={{
          '@type': 'NewsArticle',
          headline: title,
          description: summary,
          datePublished: date,
          inLanguage: locale,
          mainEntityOfPage: `${publicUrl}${paths.newsItem.to(locale, { id })}`,
          ...(image && { image: [`${publicUrl}/api${image.src}`] }),
          author: publisher,
          publisher,
        }}
      />
    </>
  );
}
