import { localeOfPath } from '@karvon/i18n';
import { paths } from '@karvon/paths';

/** Where money is under way: the page must stay as it is. */
const paymentPages: string[] = [paths.airPayment.pattern, paths.hotelPayment.pattern];

/** The path without its language. */
function pageOf(pathname: string): string {
  const locale = localeOfPath(pathname);
  return locale ? pathname.slice(locale.length + 2) : pathname.slice(1);
}

/**
 * Notices half-filled forms: something typed on a page that was neither sent nor left since.
 * @returns whether the page may be loaded anew without taking anything from the visitor
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
