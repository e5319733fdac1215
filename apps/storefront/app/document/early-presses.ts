/** Buttons that were pressed before their part was hydrated, in the order of the presses. */
type Presses = Set<HTMLButtonElement>;

const name = 'karvonPresses';

/**
 * Notes presses on buttons of parts that are not hydrated yet. It is an inline script of the document, because the
 * first press may come before any file has loaded. Forms and the browser's own popovers and dialogs work without it.
 */
export const notePresses = `{const p=globalThis.${name}=new Set;addEventListener("click",({target:t})=>{const b=t instanceof Element&&t.closest("[data-sleeping] button");if(b&&b.type!="submit"&&!b.popoverTargetElement&&!b.commandForElement&&!b.disabled)p.add(b)},true)}`;

/** Presses the noted buttons of a part again, once, after the part is hydrated. */
export function pressAgain(part: HTMLElement): void {
  part.removeAttribute('data-sleeping');
  const presses = (globalThis as { [name]?: Presses })[name];
  for (const button of presses ?? []) {
    if (!part.contains(button)) continue;
    presses?.delete(button);
    button.click();
  }
}
