import { listHotelCodes, type Transport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { paths } from '@karvon/paths';
import type { SitemapPage } from './sitemap.server';

/** A sitemap holds 50,000 addresses; this leaves room for the other pages. */
const maxHotels = 20_000;

/**
 * The pages of all hotels, in every language; empty when the API does not respond, because the rest of the sitemap is still
 * useful.
 */
export async function hotelPages(
  transport: Transport,
  languages: readonly Locale[],
): Promise<SitemapPage[]> {
  const { codes } = await listHotelCodes(transport).catch(() => ({ codes: [] }));
  return codes
    .slice(0, maxHotels)
    .map((code) =>
      Object.fromEntries(languages.map((locale) => [locale, paths.hotel.to(locale, { code })])),
    );
}
