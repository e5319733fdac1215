import { notePresses, type Presses } from './note-presses.inline';

const name = 'karvonPresses';
/** Links whose scripts carry typed text and the scroll position over. */
const keepingLink = 'a[hreflang],a[data-keeps-text]';
/** A field of a part that is not hydrated yet, so no script knows its text. */
const sleepingField = '[data-sleeping] :is(input,select,textarea)';

/** The inline script that records what is used too early; for the document, ahead of everything that can be clicked. */
export const earlyPressesCode = () =>
  `(${notePresses})(${[name, keepingLink, sleepingField].map((text) => JSON.stringify(text)).join()})`;

export const noted = () => (globalThis as { [name]?: Presses })[name];

/**
 * Repeats the recorded actions of a part, once, after the part is hydrated. Controls of nested parts that are not hydrated yet
 * wait for those. Links that keep typed text wait until every field of the page is hydrated.
 */
export function pressAgain(part: HTMLElement): void {
  part.removeAttribute('data-sleeping');
  const presses = noted();
  for (const [control, repeat] of presses ?? []) {
    const isLink = control.matches(keepingLink);
    if (control.closest('[data-sleeping]')) continue;
    if (isLink ? document.querySelector(sleepingField) : !part.contains(control)) continue;
    presses?.delete(control);
    repeat(control);
  }
}
