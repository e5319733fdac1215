import type { Locale } from '@karvon/contract';
import type { Path } from './paths';

const ofLink = (end: string): Path<{ token: string }> => ({
  pattern: `price-alert/:token${end}`,
  to: (locale: Locale, { token }) => `/${locale}/price-alert/${token}${end}`,
});

/** Where links of letters about a price lead. Apart from `paths`: few pages need them. */
export const priceAlertPaths = {
  /** What a link is for: to confirm the address, or to stop the letters. */
  page: ofLink(''),
  /** Answers a POST only: that of the page, or of a mail program (RFC 8058). */
  stop: ofLink('/stop'),
  /** Answers the page's POST only. */
  confirm: ofLink('/confirm'),
} as const;
