import { carryForms } from '@karvon/session';
import { keepScroll } from './keep-scroll';

/** Stores the typed form values and the scroll position before the same page loads in the other language. */
export function keepPlace(address: string): void {
  keepScroll(address);
  carryForms(address);
}
