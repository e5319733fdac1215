import { useLocation } from 'react-router';
import { offeredLocales } from '@karvon/edition';
import { switchLocalePath, useLocale } from '@karvon/i18n';
import { sharedPicturePath } from '@karvon/paths';
import type { Locale, NewsItem } from '@karvon/contract';
import { useSite } from '../../data/use-site';

interface PageHeadProps {
  title: string;
  description?: string;
  /** False keeps the page out of search engines: orders, test pages, errors. */
  indexable?: boolean;
  /** The query that belongs to the canonical address; all other parameters are left out of it. */
  query?: string;
  /** The page is an article, shared with its own picture when it has one. */
  article?: Pick<NewsItem, 'image'>;
  /** Code of the city the page is about: messengers show its drawing. */
  city?: string;
}

/** Codes of languages in Open Graph. */
const openGraphLocale: Record<Locale, string> = { ru: 'ru_RU', uz: 'uz_UZ' };

/** Title, description and addresses of a page; React puts them into the head. */
export function PageHead({
  title,
  description,
  indexable = true,
  query = '',
  article,
  city,
}: PageHeadProps) {
  const { publicUrl, edition } = useSite();
  const locale = useLocale();
  const { pathname } = useLocation();
  const address = (language: Locale) =>
    `${publicUrl}${switchLocalePath(pathname, language)}${query}`;
  const name = `${title} — ${edition.brand}`;
  const languages = offeredLocales(edition);
  const own = article?.image;
  const picture = own
    ? { ...own, src: `/api${own.src}` }
    : {
        src: city ? sharedPicturePath(city) : `/share-${edition.id}.png`,
        width: 1200,
        height: 630,
        alt: edition.brand,
      };
  return (
    <>
      <title>{name}</title>
      {description ? <meta name="description" content={description} /> : null}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={edition.brand} />
      <meta property="og:title" content={name} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:locale" content={openGraphLocale[locale]} />
      <meta property="og:image" content={`${publicUrl}${picture.src}`} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {indexable ? (
        <>
          <link rel="canonical" href={address(locale)} />
          <meta property="og:url" content={address(locale)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {indexable && languages.length > 1 ? (
        <>
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(edition.defaultLocale)} />
        </>
      ) : null}
    </>
  );
}
