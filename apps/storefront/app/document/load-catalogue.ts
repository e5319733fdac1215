import type { Locale } from '@karvon/contract';
import type { Messages } from '@karvon/i18n';

const loaders: Record<Locale, () => Promise<{ default: Messages }>> = {
  ru: () => import('virtual:karvon-catalogue/ru'),
  uz: () => import('virtual:karvon-catalogue/uz'),
};

/** All messages of one language, in development; built scripts bring their own texts. */
export async function loadCatalogue(locale: Locale): Promise<Messages> {
  const { default: messages } = await loaders[locale]();
  return messages;
}
