import type { Locale } from '@karvon/contract';
import type { Messages } from '@karvon/i18n';

const loaders: Record<Locale, () => Promise<{ default: Messages }>> = {
  ru: () => import('virtual:karvon-catalogue/ru'),
  uz: () => import('virtual:karvon-catalogue/uz'),
};

/** Loads all messages of one language in development; built scripts contain their own texts. */
export async function loadCatalogue(locale: Locale): Promise<Messages> {
  const { default: messages } = await loaders[locale]();
  return messages;
}
