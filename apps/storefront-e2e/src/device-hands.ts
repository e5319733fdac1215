import type { Locator, Page } from '@playwright/test';

/**
 * Fills an input as a password manager does: from an isolated world, with the browser's own setter and its own choice of events.
 * React's record of the value does not notice that setter.
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

/** Replaces the content of a field, as pasting from the clipboard does. */
export async function pasteOver(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}
