import { useLocation } from 'react-router';
import { locales, switchLocalePath, useLocale } from '@karvon/i18n';
import { useSite } from '../layout/use-site';

interface PageHeadProps {
  title: string;
  description?: string;
  /** False keeps the page out of search engines: orders, test pages, errors. */
  indexable?: boolean;
  /** Part of the address that makes a page of its own; other parameters are left out of the canonical address. */
  query?: string;
}

/** Title, description and addresses of a page; React puts them into the head. */
export function PageHead({ title, description, indexable = true, query = '' }: PageHeadProps) {
  const { publicUrl, edition } = useSite();
  const locale = useLocale();
  const { pathname } = useLocation();
  const address = (language: typeof locale) =>
    `${publicUrl}${switchLocalePath(pathname, language)}${query}`;
  const name = `${title} — ${edition.brand}`;
  return (
    <>
      <title>{name}</title>
      {description ? <meta name="description" content={description} /> : null}
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:title" content={name} />
      <meta property="og:site_name" content={edition.brand} />
      {indexable ? (
        <link rel="canonical" href={address(locale)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {indexable && edition.languageSwitch
        ? locales.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
          ))
        : null}
    </>
  );
}
