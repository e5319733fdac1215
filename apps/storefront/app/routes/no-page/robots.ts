import { offeredLocales } from '@karvon/edition';
import { privatePatterns } from '@karvon/paths';
import { getConfig } from '../../config.server';
import { publicText } from '../../seo/public-text.server';

/** What robots may read in the languages of the edition, and the address of the sitemap. */
export function loader() {
  const { edition, publicUrl } = getConfig();
  const forbidden = offeredLocales(edition).flatMap((locale) =>
    privatePatterns.map((pattern) => `Disallow: /${locale}/${pattern}`),
  );
  const lines = ['User-agent: *', 'Disallow: /api/', ...forbidden, ''];
  return publicText([...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'), 'text/plain');
}
