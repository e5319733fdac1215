import type { Locale } from '@karvon/contract';
import type { Path } from './paths';

/**
 * The target of a link in an e-mail about a price. A POST, from the page or a mail program (RFC 8058), carries out the action of
 * the link. Separate from `paths`, because few pages need it.
 */
export const priceAlertPath: Path<{ token: string }> = {
  pattern: 'price-alert/:token',
  to: (locale: Locale, { token }) => `/${locale}/price-alert/${token}`,
};
