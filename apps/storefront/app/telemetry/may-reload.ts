import { localeOfPath } from '@karvon/i18n';
import { paths } from '@karvon/paths';

/** Pages of a payment must not be reloaded. */
const paymentPages: string[] = [paths.airPayment.pattern, paths.hotelPayment.pattern];

/** The path without its language. */
function pageOf(pathname: string): string {
  const locale = localeOfPath(pathname);
  return locale ? pathname.slice(locale.length + 2) : pathname.slice(1);
}

/**
 * Watches for half-filled forms: text that was typed and not yet sent.
 * @returns whether the page may be reloaded without losing the visitor's input
 */
export function watchForms(): () => boolean {
  let typedOn: string | undefined;
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('form')) typedOn = window.location.pathname;
  });
  document.addEventListener('submit', () => {
    typedOn = undefined;
  });
  return () =>
    typedOn !== window.location.pathname &&
    !document.querySelector('dialog[open]') &&
    !paymentPages.includes(pageOf(window.location.pathname));
}
