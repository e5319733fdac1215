import { carryForms } from '@karvon/session';
import { keepScroll } from './keep-scroll';

/** Before a document that shows the same page in the other language: what was typed, and where on the page, go along. */
export function keepPlace(address: string): void {
  keepScroll(address);
  carryForms(address);
}
