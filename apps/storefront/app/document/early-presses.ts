/** Buttons pressed before their part woke up, in the order of the presses. */
type Presses = Set<HTMLButtonElement>;

const name = 'karvonPresses';

/**
 * Notes presses on buttons of sleeping parts. It stands in the document as a script of its own: the first press may come
 * before any file of ours. Forms and the browser's own popovers and dialogs work by themselves.
 */
export const notePresses = `{const p=globalThis.${name}=new Set;addEventListener("click",({target:t})=>{const b=t instanceof Element&&t.closest("[data-sleeping] button");if(b&&b.type!="submit"&&!b.popoverTargetElement&&!b.commandForElement&&!b.disabled)p.add(b)},true)}`;

/** A part is awake: what was pressed in it is pressed again, once. */
export function pressAgain(part: HTMLElement): void {
  part.removeAttribute('data-sleeping');
  const presses = (globalThis as { [name]?: Presses })[name];
  for (const button of presses ?? []) {
    if (!part.contains(button)) continue;
    presses?.delete(button);
    button.click();
  }
}
