import type { Locale } from '@karvon/contract';
import type { Path } from './paths';

/**
 * Where a link of a letter about a price leads. A POST does what the link is for: that of the page, or of a mail program
 * (RFC 8058). Apart from `paths`, because few pages need it.
 */
export const priceAlertPath: Path<{ token: string }> = {
  pattern: 'price-alert/:token',
  to: (locale: Locale, { token }) => `/${locale}/price-alert/${token}`,
};
