import { expect, type Locator, type Page } from '@playwright/test';

/** More than the number of Tab stops on the longest page. */
const max = 250;

/** Presses Tab until `arrived` returns true. */
async function tabUntil(target: Locator, arrived: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < max; presses += 1) {
    if (await arrived()) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab never leads to ${String(target)}`);
}

/** Moves by Tab to an element. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabUntil(target, () =>
    target.evaluate((element) => element === element.ownerDocument.activeElement),
  );
}

/** Moves by Tab to the button or the link and presses it. */
export async function pressByKey(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Moves by Tab to the field and types into it. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

/** Moves by Tab to a field with suggestions, types and takes the first one. */
export async function chooseByKeys(target: Locator, text: string): Promise<void> {
  await typeInto(target, text);
  await expect(target.page().getByRole('option').first()).toBeVisible();
  await target.page().keyboard.press('Enter');
  await expect(target).not.toHaveValue(text);
}

/** Moves by Tab to a radio group and by arrow keys to the button. */
export async function chooseRadio(target: Locator): Promise<void> {
  await tabUntil(target, () =>
    target.evaluate((radio: HTMLInputElement) => {
      const active = radio.ownerDocument.activeElement;
      return active instanceof HTMLInputElement && active.name === radio.name;
    }),
  );
  for (let presses = 0; presses < 5 && !(await target.isChecked()); presses += 1)
    await target.page().keyboard.press('ArrowRight');
  await expect(target).toBeChecked();
}

/** Waits until a day of the opened calendar has the focus. */
export async function waitForDay(page: Page): Promise<void> {
  await expect(page.locator('[data-date][tabindex="0"]')).toBeFocused();
}
