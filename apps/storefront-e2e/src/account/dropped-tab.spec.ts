import type { Page } from '@playwright/test';
import { paths } from '@karvon/paths';
import { codeFor, memberOf, signUp } from '../account-steps';
import { isPhone } from '../checkout-steps';
import { expect, test } from '../fixtures';
import { startApi, startStorefront, leaveServers } from '../own-servers';
import { wordsOf } from '../words';

test.afterEach(leaveServers);

const storedInTab = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('A registration goes on when the phone drops its tab while the SMS is read', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  test.skip(
    (edition === 'uz') !== isPhone(page),
    'each language and each width once: what a tab stores is the same in both editions',
  );
  const words = wordsOf(edition);
  const member = memberOf(page, edition, 27);
  const username = page.getByLabel(words('auth.username'));
  const phone = page.getByRole('textbox', { name: words('auth.phone') });
  const code = page.getByLabel(words('auth.code'));
  const button = (id: string, part?: 'start') =>
    page.getByRole('button', { name: words(id, part) });

  await test.step('the typed text is restored, without the PIN', async () => {
    await page.goto(paths.register.to(edition));
    await username.fill(member.username);
    await phone.fill(member.typed);
    await page.getByLabel(words('auth.register-pin')).fill(member.pin);
    await page.getByRole('checkbox').first().check();
    const typed = new RegExp(`${member.username}.*personalData\\W+true`);
    await expect.poll(() => storedInTab(page)).toMatch(typed);
    await page.reload();
    await expect(username).toHaveValue(member.username);
    await expect(phone).not.toHaveValue('');
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByLabel(words('auth.register-pin'))).toHaveValue('');
  });

  await test.step('the step of the code is restored, and asks for the PIN', async () => {
    await page.getByLabel(words('auth.register-pin')).fill(member.pin);
    await button('auth.register-submit').click();
    await expect(code).toBeFocused();
    const sent = await codeFor(page.request, member.phone);
    await page.reload();
    await expect(code).toBeFocused();
    await expect(button('auth.code-again-in', 'start')).toBeDisabled();
    await code.fill(sent);
    await page.getByLabel(words('auth.pin')).fill(member.pin);
    await checkAccessibility();
    await button('auth.register-confirm').click();
    await expect(page).toHaveURL(paths.home.to(edition));
    expect(await storedInTab(page)).not.toContain(member.phone);
  });
});

test('A recovery of the PIN goes on when the phone drops its tab', async ({
  page,
  browser,
  edition,
  checkAccessibility,
}) => {
  test.skip(
    edition !== 'uz' || !isPhone(page),
    'what a tab stores is the same in both editions, and the waits are the server’s',
  );
  const words = wordsOf(edition);
  const member = memberOf(page, edition, 28);
  const api = await startApi(edition);
  const origin = await startStorefront(edition, api.url);
  const device = await browser.newContext({ baseURL: origin });
  const before = await signUp(device.request, member, edition);
  await page.clock.install();
  await page.goto(`${origin}${paths.bookings.to(edition)}`);
  const login = page.getByRole('dialog', { name: words('auth.login-title') });
  await login.getByLabel(words('auth.phone')).fill(member.typed);
  await login.getByRole('button', { name: words('auth.login-recover') }).click();
  const recovery = page.getByRole('dialog', { name: words('auth.recovery-title') });
  await recovery.getByRole('checkbox').first().check();
  await recovery.getByRole('button', { name: words('auth.recovery-request') }).click();
  const send = recovery.getByRole('button', { name: words('auth.recovery-sms', 'start') });
  await expect(send).toBeVisible();

  await page.reload();
  await expect(send).toBeVisible();
  await checkAccessibility();
  await api.advance(60);
  await page.clock.fastForward(60_000);
  await send.click();
  const choice = page.getByRole('dialog', { name: words('auth.new-pin-title') });
  await expect(choice).toBeVisible();
  const sent = await codeFor(device.request, member.phone, before);

  await page.reload();
  await expect(choice.getByText(words('auth.sms-sent'))).toBeVisible();
  await checkAccessibility();
  await choice.getByLabel(words('auth.code')).fill(sent);
  await choice.getByLabel(words('auth.pin-new')).fill('Kar7von9');
  await choice.getByRole('button', { name: words('auth.new-pin-save') }).click();
  await expect(page.getByText(words('auth.bookings-empty'))).toBeVisible();
  await device.close();
});
