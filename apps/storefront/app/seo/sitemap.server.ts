import type { PlainDate } from '@karvon/calendar';
import type { Locale } from '@karvon/contract';

/** The addresses of one page in each of its languages, without the origin: `{ ru: '/ru/news', uz: '/uz/news' }`. */
export type SitemapPage = Partial<Record<Locale, string>> & {
  /** The day of the last change, where it is known. */
  changed?: PlainDate;
};

function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  };
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

/**
 * A sitemap of the protocol of sitemaps.org, with the languages of each page as alternates of each other.
 * @param fallback the language for visitors who read none of them
 */
export function writeSitemap(
  publicUrl: string,
  pages: readonly SitemapPage[],
  fallback: Locale,
): string {
  const address = (path: string) => escapeXml(encodeURI(`${publicUrl}${path}`));
  const alternate = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`;
  const urls = pages.flatMap(({ changed, ...page }) => {
    const versions = Object.entries(page);
    const last = page[fallback];
    const modified = changed ? `<lastmod>${changed}</lastmod>` : '';
    const alternates =
      versions.length > 1
        ? [
            ...versions.map(([locale, path]) => alternate(locale, path)),
            ...(last ? [alternate('x-default', last)] : []),
          ]
        : [];
    return versions.map(
      ([, path]) => `<url><loc>${address(path)}</loc>${modified}${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
