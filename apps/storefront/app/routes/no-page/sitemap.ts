import { offeredLocales } from '@karvon/edition';
import { indexedPages } from '@karvon/paths';
import { getConfig } from '../../config.server';
import { serverTransport } from '../../data/server-transport.server';
import { publicText } from '../../seo/public-text.server';
import { companyPageChanges } from '../../seo/company-page-changes.server';
import { hotelPages } from '../../seo/hotel-pages.server';
import { newsPages } from '../../seo/news-pages.server';
import { writeSitemap, type SitemapPage } from '../../seo/sitemap.server';
import type { Route } from './+types/sitemap';

/** Every page that search engines may list, in the languages of the edition. */
export async function loader({ request }: Route.LoaderArgs) {
  const { edition, publicUrl } = getConfig();
  const languages = offeredLocales(edition);
  const transport = serverTransport(request);
  const [changes, news, hotels] = await Promise.all([
    companyPageChanges(transport, edition.defaultLocale),
    newsPages(transport, languages),
    hotelPages(transport, languages),
  ]);
  const pages = indexedPages.map((to): SitemapPage => {
    const changed = changes.get(to(edition.defaultLocale));
    return {
      ...Object.fromEntries(languages.map((locale) => [locale, to(locale)])),
      ...(changed && { changed }),
    };
  });
  return publicText(
    writeSitemap(publicUrl, [...pages, ...news, ...hotels], edition.defaultLocale),
    'application/xml',
  );
}
