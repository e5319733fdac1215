import { offeredLocales } from '@karvon/edition';
import { indexedPages } from '@karvon/paths';
import { getConfig } from '../config.server';
import { publicText } from '../seo/public-text.server';
import { writeSitemap, type SitemapPage } from '../seo/sitemap.server';

/** Every page that search engines may list, in the languages of the edition. */
export function loader() {
  const { edition, publicUrl } = getConfig();
  const languages = offeredLocales(edition);
  const pages = indexedPages.map((to): SitemapPage =>
    Object.fromEntries(languages.map((locale) => [locale, to(locale)])),
  );
  return publicText(writeSitemap(publicUrl, pages, edition.defaultLocale), 'application/xml');
}
