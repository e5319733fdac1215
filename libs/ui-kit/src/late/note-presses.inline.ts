/** A control of any kind: only some have each of these. */
interface Control extends HTMLElement {
  checked?: boolean;
  disabled?: boolean;
  form?: HTMLFormElement | null;
  href?: string;
  type?: string;
  value?: string;
  popoverTargetElement?: Element | null;
  commandForElement?: Element | null;
}

/** Controls that were used before their part was hydrated, in order, each with a function that repeats the action. */
export type Presses = Map<HTMLElement, (control: Control) => void>;

/**
 * Records clicks on controls of parts that are not hydrated yet. It is an inline script of the document, because the first click
 * may come before any file has loaded. React must not see such a click: it could hydrate the part for it, and the click would act
 * twice. Links, forms with an address and native popovers and dialogs work without scripts; any other form would send the typed
 * text in the page's address. A link to the page in another language waits, because scripts carry typed text and the scroll
 * position over. A link with `data-keeps-text`, which keeps the page open, waits for every field of the page, wherever it is
 * itself. A second click on a link does not wait. React knows the state of a control, so a checkbox is reset before it is clicked
 * again. The functions that repeat an action are in this inline script, so that bundles do not contain them.
 * @param name the global variable for the record
 * @param keepingLink selects the links that wait
 * @param sleepingField selects fields that are not hydrated yet
 */
export function notePresses(name: string, keepingLink: string, sleepingField: string): void {
  const presses: Presses = new Map();
  Object.assign(globalThis, { [name]: presses });

  /** The control that an event is about, while it is not hydrated. */
  function find({ target }: Event, selector: string): Control | undefined {
    const control = target instanceof Element ? target.closest<Control>(selector) : null;
    if (!control || control.disabled) return undefined;
    const waits =
      control.closest('[data-sleeping]') ?? (control.href && document.querySelector(sleepingField));
    return waits ? control : undefined;
  }

  function worksAlready(control: Control, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
    if (control.href) return presses.has(control) || ctrlKey || metaKey || shiftKey;
    if (control.type === 'submit') return control.form?.hasAttribute('action') ?? false;
    return Boolean(control.popoverTargetElement ?? control.commandForElement);
  }

  function onClick(event: MouseEvent): void {
    const control = find(event, `button,${keepingLink}`);
    if (control) {
      if (worksAlready(control, event)) return;
      event.preventDefault();
      presses.set(control, (same) => same.click());
      return event.stopPropagation();
    }
    const box = find(event, '[type=checkbox],[type=radio]');
    if (!box) return;
    const { checked } = box;
    presses.set(box, (same) => {
      same.checked = !checked;
      same.click();
    });
    event.stopPropagation();
  }

  function onChange(event: Event): void {
    const list = find(event, 'select');
    if (!list) return;
    const { value } = list;
    presses.set(list, (same) => {
      Object.assign(same, { value });
      same.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  addEventListener('click', onClick, true);
  addEventListener('change', onChange, true);
}
