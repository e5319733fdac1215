import type { Dictionary } from '@karvon/contract';
import type { Format, Texts } from '@karvon/i18n';

/** The data that texts about flights need. */
export interface TextSource {
  dictionary: Dictionary;
  format: Format;
  intl: Pick<Texts, 'formatMessage'>;
}
