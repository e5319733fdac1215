/** Controls that were used before their part was hydrated, in that order, with what uses such a control again. */
type Presses = Map<HTMLElement, (control: HTMLElement) => void>;

const name = 'karvonPresses';
/** Links whose scripts carry typed text and the place over. */
const keepingLink = 'a[hreflang],a[data-keeps-text]';
/** A field whose part has no scripts yet that know its text. */
const sleepingField = '[data-sleeping] :is(input,select,textarea)';

/**
 * Keeps presses on controls of parts that are not hydrated yet. It is an inline script of the document, because the first
 * press may come before any file has loaded. React must not see such a press: it could hydrate the part for it, and the
 * press would act twice. Links, forms with an address and the browser's own popovers and dialogs work without scripts;
 * any other form would send what was typed as a part of the page's address. A link to the page in another language waits,
 * because scripts carry typed text and the place over, and so does a link with `data-keeps-text`, after which the page stays the
 * same: it waits for every field of the page, wherever it stands itself. Who presses it again does not want to wait. React knows what a control holds, so a box is
 * set back before it is pressed again. How to use a control again stands here, because it weighs nothing in the scripts.
 */
export const notePresses = `{const p=globalThis.${name}=new Map,s=({target:t},k)=>t instanceof Element&&(t=t.closest(k))&&!t.disabled&&(t.closest("[data-sleeping]")||t.href&&document.querySelector("${sleepingField}"))&&t;addEventListener("click",e=>{const b=s(e,"button,${keepingLink}"),i=!b&&s(e,"[type=checkbox],[type=radio]");if(b){if(b.href?p.has(b)||e.ctrlKey||e.metaKey||e.shiftKey:b.type=="submit"?b.form?.hasAttribute("action"):b.popoverTargetElement||b.commandForElement)return;e.preventDefault();p.set(b,c=>c.click())}else if(i){const v=i.checked;p.set(i,c=>{c.checked=!v;c.click()})}else return;e.stopPropagation()},true);addEventListener("change",e=>{const c=s(e,"select");if(c){const v=c.value;p.set(c,d=>{d.value=v;d.dispatchEvent(new Event("change",{bubbles:true}))})}},true)}`;

export const noted = () => (globalThis as { [name]?: Presses })[name];

/**
 * Uses the noted controls of a part again, once, after the part is hydrated. Controls of parts within it that are not
 * hydrated yet wait for those. Links that keep typed text wait until no field of the page sleeps.
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
