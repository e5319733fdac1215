import { paths } from '@karvon/paths';
import { getConfig } from '../../config.server';
import { publicText } from '../../seo/public-text.server';

/** The site's name and icons on a home screen. */
export function loader() {
  const { brand, defaultLocale } = getConfig().edition;
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: brand,
    short_name: brand,
    lang: defaultLocale,
    start_url: paths.home.to(defaultLocale),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fcfaf6',
    theme_color: '#101c4a',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return publicText(JSON.stringify(manifest), 'application/manifest+json');
}
