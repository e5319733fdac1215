// Runs in the page, before its own scripts.
const painted = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      // The message is handled after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  });

/** Whether a mutation is in the list: of its rows or inside one. */
const ofList = ({ target }: MutationRecord) =>
  (target instanceof Element ? target : target.parentElement)?.closest('ol') != null;

/** The page counts as settled this long after its last change. */
const quietMs = 250;

/** Picks an option as a visitor does: React hears of a value only through the element's own setter. */
function pick(control: HTMLSelectElement, option: number): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!;
  set?.call(control, control.options[option]?.value);
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Clicks a control, or picks an option by number. Resolves with milliseconds until three frames: the first one after the click,
 * the one with the first change of the list (null when the list does not change), and the one with the last change of the page.
 */
async function press(selector: string, index: number, option?: number) {
  const control = document.querySelectorAll<HTMLElement>(selector)[index]!;
  let last = Promise.resolve(0);
  let list = Promise.resolve(0);
  let listed = false;
  let changedAt = performance.now();
  const watch = new MutationObserver((changes) => {
    changedAt = performance.now();
    last = painted();
    if (listed || !changes.some(ofList)) return;
    listed = true;
    list = last;
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  const start = performance.now();
  if (option === undefined) control.click();
  else pick(control as HTMLSelectElement, option);
  const first = await painted();
  while (performance.now() - changedAt < quietMs) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  watch.disconnect();
  const since = (time: number) => Math.max(first, time) - start;
  return { first: since(first), list: listed ? since(await list) : null, whole: since(await last) };
}
Object.assign(window, { karvonPress: press });
