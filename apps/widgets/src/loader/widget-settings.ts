import type { Locale } from '@karvon/contract';
import type { Edition } from '@karvon/edition';

/** The settings that a page gives an element by attributes. */
export interface WidgetSettings {
  lang: Locale;
  edition: Edition['id'];
  /** The storefront's origin, 'https://karvon.example'. */
  origin: string;
  /** Where the storefront opens, as a link's `target`. */
  target: string;
  /** All attributes that elements know, by name. */
  attributes: Readonly<Record<string, string>>;
}

/** The defaults for missing attributes. */
export type DefaultSettings = Pick<WidgetSettings, 'lang' | 'edition' | 'origin'>;

const ownAttributes = ['topic', 'order-number', 'label', 'number', 'limit'] as const;
export const knownAttributes = ['lang', 'edition', 'origin', 'target', ...ownAttributes] as const;

const languages: readonly Locale[] = ['ru', 'uz'];
const editions: readonly Edition['id'][] = ['ru', 'uz'];

function originOf(text: string | null): string | undefined {
  try {
    const { origin, protocol } = new URL(text ?? '');
    return /^https?:$/.test(protocol) ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** The element's own language, or the page's ('uz-Latn-UZ' is Uzbek), if we support it. */
function languageOf(element: Element): Locale | undefined {
  const said = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2).toLowerCase();
  return languages.find((known) => known === said);
}

/** Reads an element's attributes; missing or invalid ones get the defaults. */
export function readSettings(element: Element, defaults: DefaultSettings): WidgetSettings {
  const text = (name: string) => element.getAttribute(name)?.trim() ?? '';
  const attributes = ownAttributes.flatMap((name) => (text(name) ? [[name, text(name)]] : []));
  return {
    lang: languageOf(element) ?? defaults.lang,
    edition: editions.find((known) => known === text('edition')) ?? defaults.edition,
    origin: originOf(text('origin')) ?? defaults.origin,
    target: text('target') || '_self',
    attributes: Object.fromEntries(attributes) as Record<string, string>,
  };
}
