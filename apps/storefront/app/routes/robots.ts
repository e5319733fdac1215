import { locales } from '@karvon/i18n';
import { privatePatterns } from '@karvon/paths';
import { getConfig } from '../config.server';
import { publicText } from '../seo/public-text.server';

/** What robots may read, and where the list of pages is. */
export function loader() {
  const forbidden = locales.flatMap((locale) =>
    privatePatterns.map((pattern) => `Disallow: /${locale}/${pattern}`),
  );
  const { publicUrl } = getConfig();
  const lines = ['User-agent: *', 'Disallow: /api/', ...forbidden, ''];
  return publicText([...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'), 'text/plain');
}
