import type { Locator, Page } from '@playwright/test';

/**
 * Fills an input as a password manager does: from a world of its own, with the setter of the browser and the events that
 * it chooses. React's own record of the value does not see such a setter.
 */
export async function fillAsManager(
  page: Page,
  field: Locator,
  text: string,
  events: readonly string[],
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const { executionContextId: contextId } = await devtools.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  const id = await field.getAttribute('id');
  const fill = (inputId: string, value: string, names: string[]) => {
    const input = document.getElementById(inputId) as HTMLInputElement;
    input.focus();
    input.value = value;
    for (const name of names) input.dispatchEvent(new Event(name, { bubbles: true }));
  };
  const filled = await devtools.send('Runtime.evaluate', {
    contextId,
    expression: `(${String(fill)})(...${JSON.stringify([id, text, events])})`,
  });
  await devtools.detach();
  if (filled.exceptionDetails) throw new Error(filled.exceptionDetails.text);
}

/** Takes the place of all that a field holds, as a paste from the clipboard does. */
export async function pasteOver(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}
