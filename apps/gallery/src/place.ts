import type { Locale } from '@karvon/contract';

/** What the gallery shows: one state, all states of a feature, or all features. */
export interface Place {
  locale: Locale;
  feature: string | undefined;
  state: string | undefined;
}

/** '/uz/orders/problem' */
export function placeOf(pathname: string): Place {
  const [lang, feature, state] = pathname.split('/').filter(Boolean);
  return { locale: lang === 'uz' ? 'uz' : 'ru', feature, state };
}

export function addressOf({ locale, feature, state }: Place): string {
  return `/${[locale, feature, state].filter(Boolean).join('/')}`;
}
