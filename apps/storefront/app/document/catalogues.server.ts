import type { Locale } from '@karvon/contract';
import type { Messages } from '@karvon/i18n';
import ru from 'virtual:karvon-catalogue/ru';
import uz from 'virtual:karvon-catalogue/uz';

/** The server has both languages; a browser loads its own only. */
export const catalogues: Record<Locale, Messages> = { ru, uz };
