/** Controls that were used before their part was hydrated, in order, each with a function that repeats the action. */
type Presses = Map<HTMLElement, (control: HTMLElement) => void>;

const name = 'karvonPresses';
/** Links whose scripts carry typed text and the scroll position over. */
const keepingLink = 'a[hreflang],a[data-keeps-text]';
/** A field of a part that is not hydrated yet, so no script knows its text. */
const sleepingField = '[data-sleeping] :is(input,select,textarea)';

/**
 * Records clicks on controls of parts that are not hydrated yet. It is an inline script of the document, because the first click
 * may come before any file has loaded. React must not see such a click: it could hydrate the part for it, and the click would act
 * twice. Links, forms with an address and native popovers and dialogs work without scripts; any other form would send the typed
 * text in the page's address. A link to the page in another language waits, because scripts carry typed text and the scroll
 * position over. A link with `data-keeps-text`, which keeps the page open, waits for every field of the page, wherever it is
 * itself. A second click on a link does not wait. React knows the state of a control, so a checkbox is reset before it is clicked
 * again. The functions that repeat an action are in this inline script, so that bundles do not contain them.
 */
export const notePresses = `{const p=globalThis.${name}=new Map,s=({target:t},k)=>t instanceof Element&&(t=t.closest(k))&&!t.disabled&&(t.closest("[data-sleeping]")||t.href&&document.querySelector("${sleepingField}"))&&t;addEventListener("click",e=>{const b=s(e,"button,${keepingLink}"),i=!b&&s(e,"[type=checkbox],[type=radio]");if(b){if(b.href?p.has(b)||e.ctrlKey||e.metaKey||e.shiftKey:b.type=="submit"?b.form?.hasAttribute("action"):b.popoverTargetElement||b.commandForElement)return;e.preventDefault();p.set(b,c=>c.click())}else if(i){const v=i.checked;p.set(i,c=>{c.checked=!v;c.click()})}else return;e.stopPropagation()},true);addEventListener("change",e=>{const c=s(e,"select");if(c){const v=c.value;p.set(c,d=>{d.value=v;d.dispatchEvent(new Event("change",{bubbles:true}))})}},true)}`;

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
