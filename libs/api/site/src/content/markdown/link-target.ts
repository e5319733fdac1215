import { fillIn } from '../facts';
import type { Parsing } from './parsing';

/** Addresses that a text may link to; others (javascript:, data:, //host, relative paths) are refused. */
const outside = /^(https?:\/\/\S+|mailto:[^\s@]+@[^\s@]+|tel:\+?\d+)$/;
const anchor = /^#[a-z0-9-]+$/;
const internal = /^\/(?!\/)[\w/.?=&#%-]*$/;
const withLanguage = /^\/(ru|uz)(?=[/?#]|$)/;

/** In an address a placeholder is filled with an address: `tel:{{phone}}` is the number, not its label. */
function fillAddress(href: string, { facts, fail }: Parsing): string {
  try {
    return fillIn(href, facts)
      .map((part) =>
        typeof part === 'string' ? part : (part.href ?? part.text).replace(/^(tel|mailto):/, ''),
      )
      .join('');
  } catch (error) {
    return fail((error as Error).message, href);
  }
}

/** A link's address for pages: paths of the storefront get the language of the text. */
export function linkTarget(written: string, parsing: Parsing): string {
  const href = fillAddress(written, parsing);
  if (anchor.test(href) || outside.test(href)) return href;
  if (!internal.test(href))
    return parsing.fail(
      `a link leads to "${href}"; it may lead to https://…, mailto:…, tel:+…, /company/… or #anchor`,
      written,
    );
  if (withLanguage.test(href))
    return parsing.fail(`leave the language out of "${href}": it is the text's own`, written);
  return href === '/' ? `/${parsing.lang}` : `/${parsing.lang}${href}`;
}
