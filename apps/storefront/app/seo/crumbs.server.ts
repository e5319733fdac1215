import type { Locale } from '@karvon/contract';
import type { MessageDescriptor, Messages } from '@karvon/i18n';
import { paths, type CompanyPageId } from '@karvon/paths';
import { companyPageMessages } from '../layout/footer/company-pages.messages';
import { navigation } from '../layout/menu/navigation';
import { pageMessages } from '../pages/pages.messages';
import type { Crumb } from '../document/head/breadcrumbs';

interface PageOfSite {
  pathname: string;
  locale: Locale;
  messages: Messages;
}

/** The text of a message without arguments; the catalogue contains parsed messages. */
function plainText(messages: Messages, { id = '' }: MessageDescriptor): string {
  const parsed = messages[id];
  if (typeof parsed === 'string') return parsed;
  const texts = parsed?.map((part) =>
    'value' in part && typeof part.value === 'string' ? part.value : '',
  );
  return texts?.join('') ?? '';
}

/** The breadcrumbs of a section or a company page; only the home page for any other page. */
export function crumbsOf({ pathname, locale, messages }: PageOfSite): Crumb[] {
  const home = {
    name: plainText(messages, pageMessages.homeCrumb),
    path: paths.home.to(locale),
  };
  const section = navigation.find(({ path }) => path.to(locale) === pathname);
  if (section) return [home, { name: plainText(messages, section.message), path: pathname }];
  const id = pathname.split(paths.company.to(locale, { id: '' }))[1] ?? '';
  if (!Object.hasOwn(companyPageMessages, id)) return [home];
  const message = companyPageMessages[id as CompanyPageId];
  return [home, { name: plainText(messages, message), path: pathname }];
}
