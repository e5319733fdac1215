import { paths } from '@karvon/paths';
import type { Locator } from '@playwright/test';
import { fillAsManager, pasteOver } from '../device-hands';
import { expect, test } from '../fixtures';
import { wordsOf } from '../words';

/** Pasted texts, and how the field shows them: the prefix moves to the selector. */
const pasted = [
  ['8 (912) 345-67-89', '(912) 345-67-89', '+7'],
  ['+998901234567', '90 123-45-67', '+998'],
  ['998901234567', '90 123-45-67', '+998'],
] as const;

const caretOf = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => input.selectionStart);

test('A phone is typed, corrected in the middle, given another prefix and pasted', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  await page.goto(paths.testCallback.to(edition));
  await page
    .getByRole('main')
    .getByRole('button', { name: words('support.callback-open') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: words('support.callback-title') });
  const phone = dialog.getByLabel(words('support.callback-phone'));
  const prefix = dialog.getByRole('button', { name: words('phone-input.country-code', 'start') });
  await expect(phone).toBeFocused();

  await test.step('digits are grouped while they are typed', async () => {
    await expect(prefix).toContainText(edition === 'ru' ? '+7' : '+998');
    const digits = edition === 'ru' ? '9123456789' : '901234567';
    await phone.pressSequentially(digits);
    await expect(phone).toHaveValue(edition === 'ru' ? '(912) 345-67-89' : '90 123-45-67');
  });

  await test.step('a digit deleted and retyped in the middle leaves the caret in its place', async () => {
    const whole = await phone.inputValue();
    await phone.press('Home');
    for (let step = 0; step < 8; step += 1) await phone.press('ArrowRight');
    const caret = await caretOf(phone);
    const digit = whole.slice(0, caret!).at(-1)!;
    await phone.press('Backspace');
    await expect(phone).not.toHaveValue(whole);
    await phone.press(digit);
    await expect(phone).toHaveValue(whole);
    expect(await caretOf(phone)).toBe(caret);

    // A busy page handles both keys late, the second one before the delayed move of the caret.
    await page.evaluate(
      () =>
        void setTimeout(() => {
          const end = performance.now() + 300;
          while (performance.now() < end);
        }),
    );
    await Promise.all([page.keyboard.press('Backspace'), page.keyboard.press(digit)]);
    await expect(phone).toHaveValue(whole);
  });

  await test.step('another prefix keeps the digits', async () => {
    const digits = (await phone.inputValue()).replace(/\D/g, '');
    await prefix.click();
    await page.getByRole('combobox', { name: words('phone-input.search') }).fill('+375');
    await page.keyboard.press('Enter');
    await expect(prefix).toContainText('+375');
    await expect(phone).toBeFocused();
    expect((await phone.inputValue()).replace(/\D/g, '')).toBe(digits);
    await checkAccessibility();
  });

  for (const [text, shown, code] of pasted) {
    await test.step(`${text} pasted`, async () => {
      await phone.selectText();
      await page.evaluate((value) => document.execCommand('insertText', false, value), text);
      await expect(phone).toHaveValue(shown);
      await expect(prefix).toContainText(code);
    });
  }
});

/** One number as contacts, e-mails and password managers write it. */
const formsOf = (prefix: string, digits: string, grouped: string) => [
  digits,
  grouped,
  grouped.replaceAll('-', ''),
  grouped.replace(/[^\d-]+/g, '-').replace(/^-/, ''),
  prefix + digits,
  prefix.slice(1) + digits,
  `00${prefix.slice(1)} ${grouped}`,
  `${prefix}\u00a0${grouped.replace(/[ -]/g, '\u00a0')}`,
  `\u202d${prefix} ${grouped}\u202c`,
  `\u200e${digits}`,
  `  ${digits}  `,
  `tel. ${prefix} ${grouped} (Dilnoza)`,
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
];

test('A number filled in by a device keeps every digit, also over itself', async ({
  page,
  context,
  edition,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const words = wordsOf(edition);
  const [prefix, digits, grouped] =
    edition === 'ru'
      ? ['+7', '9123456789', '(912) 345-67-89']
      : ['+998', '901234567', '90 123-45-67'];
  await page.goto(paths.testCallback.to(edition));
  const opener = page
    .getByRole('main')
    .getByRole('button', { name: words('support.callback-open') });
  await opener.first().click();
  const phone = page
    .getByRole('dialog', { name: words('support.callback-title') })
    .getByLabel(words('support.callback-phone'));
  // Grouped digits show that the numbering plans are loaded.
  await phone.pressSequentially(digits);
  await expect(phone).toHaveValue(grouped);

  const ways: Record<string, (text: string) => Promise<void>> = {
    'filled by a test or an extension': (text) => phone.fill(text),
    'filled by a password manager': (text) => fillAsManager(page, phone, text, ['input', 'change']),
    'filled by one that reports the change alone': (text) =>
      fillAsManager(page, phone, text, ['change']),
    pasted: (text) => pasteOver(page, phone, text),
    'typed in one go': async (text) => {
      await phone.selectText();
      await page.keyboard.insertText(text);
    },
  };
  for (const [way, fillIn] of Object.entries(ways))
    await test.step(way, async () => {
      for (const form of formsOf(prefix!, digits!, grouped!))
        for (const there of ['', digits!]) {
          await phone.fill('');
          if (there) await phone.fill(there);
          await fillIn(form);
          await expect(phone, `${form} over ${there}`).toHaveValue(grouped!);
        }
    });

  await test.step('a part is pasted over itself, and into the middle', async () => {
    const select = (start: number, end: number) =>
      phone.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(...at), [
        start,
        end,
      ] as [number, number]);
    const part = grouped!.slice(3, 9);
    for (const text of [part, part.replace(/\D/g, '')]) {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await select(3, 9);
      await page.keyboard.press('ControlOrMeta+v');
      await expect(phone).toHaveValue(grouped!);
      await select(3, 9);
      await page.keyboard.press('ControlOrMeta+x');
      await page.keyboard.press('ControlOrMeta+v');
      await expect(phone).toHaveValue(grouped!);
    }
  });
});
