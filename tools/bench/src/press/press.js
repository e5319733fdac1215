// Runs in the page; a file of its own, because compilers add to functions what pages do not have.
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      // The message is handled after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  });

/** Whether a change is one of the list: of its rows or inside of one. */
const ofList = ({ target }) =>
  (target instanceof Element ? target : target.parentElement).closest('ol') !== null;

/** How long after the last change of the page it counts as settled. */
const quietMs = 250;

/**
 * Presses a control, or picks an option by number. Resolves with milliseconds until three frames: the first one after
 * the press, the one with the first change of the list (null when the list does not change), and the one with the last
 * change of the page.
 */
window.karvonPress = async (selector, index, option) => {
  const control = document.querySelectorAll(selector)[index];
  let last = Promise.resolve(0);
  let list = Promise.resolve(null);
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
  else {
    const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value');
    set.call(control, control.options[option].value);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const first = await painted();
  while (performance.now() - changedAt < quietMs) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  watch.disconnect();
  const since = (time) => Math.max(first, time) - start;
  return { first: since(first), list: listed ? since(await list) : null, whole: since(await last) };
};
