import type { Page } from '@playwright/test';

/**
 * Runs before the scripts of every page: removes features that the oldest promised browsers (`.browserslistrc`) lack, so that a
 * call without a fallback fails here as it fails there.
 */
function removeYoungerApis(): void {
  const hide = (owner: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  hide(AbortSignal, 'any');
  hide(URL, 'canParse', 'parse');
  hide(Promise, 'withResolvers', 'try');
  hide(Array, 'fromAsync');
  hide(Object, 'groupBy');
  hide(Map, 'groupBy');
  hide(RegExp, 'escape');
  hide(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf');
  hide(String.prototype, 'isWellFormed', 'toWellFormed');
  hide(globalThis, 'Iterator', 'navigation', 'scheduler', 'trustedTypes', 'ToggleEvent');
  hide(globalThis, 'requestIdleCallback', 'cancelIdleCallback', 'onscrollend', 'CloseWatcher');
  hide(Element.prototype, 'checkVisibility', 'moveBefore', 'setHTMLUnsafe');
  hide(Document.prototype, 'startViewTransition');
  hide(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
  hide(Navigator.prototype, 'userAgentData', 'share');
  const knows = (selectors: string) => {
    if (/:popover-open|:open\b/.test(selectors)) throw new SyntaxError(`Unknown: ${selectors}`);
  };
  for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
    const native = Element.prototype[name] as (selectors: string) => unknown;
    Object.defineProperty(Element.prototype, name, {
      value(this: Element, selectors: string) {
        knows(selectors);
        return native.call(this, selectors);
      },
    });
  }
}

export const asOldestBrowser = (page: Page): Promise<unknown> =>
  page.addInitScript(removeYoungerApis);
