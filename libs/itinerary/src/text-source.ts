import type { Dictionary } from '@karvon/contract';
import type { Format, Texts } from '@karvon/i18n';

/** What texts about flights are made of. */
export interface TextSource {
  dictionary: Dictionary;
  format: Format;
  intl: Pick<Texts, 'formatMessage'>;
}
