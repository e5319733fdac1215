import { paths } from '@karvon/paths';
import { memberOf, signUp } from '../account-steps';
import {
  bookButton,
  fillPassengers,
  isPhone,
  one,
  openPassengers,
  surnameOf,
} from '../checkout-steps';
import { expect, test } from '../fixtures';
import { wordsOf } from '../words';

test('A member’s draft is restored on another device, until the booking is made', async ({
  page,
  browser,
  baseURL,
  edition,
  checkAccessibility,
}) => {
  test.skip(
    (edition === 'uz') !== isPhone(page),
    'each language and each width once: an account is the same in both editions',
  );
  const words = wordsOf(edition);
  const member = memberOf(page, edition, 0);
  await signUp(page.request, member, edition);
  const session = await page.context().storageState();
  const savedResponse = page.waitForResponse(
    (response) =>
      response.url().endsWith('/v1/drafts/air') && response.request().method() === 'PUT',
  );

  await test.step('types, and the browser drops the tab', async () => {
    await openPassengers(page, edition, words, 'from=TAS&to=LED');
    await fillPassengers(page, edition, words, one('KARIMOV'));
    const choice = page.getByRole('checkbox', { name: words('checkout.keep-draft-account') });
    await expect(choice).toBeChecked();
    await checkAccessibility();
    expect((await savedResponse).status()).toBe(200);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('KARIMOV');
    await page.close({ runBeforeUnload: false });
  });

  const device = await browser.newContext({
    baseURL: baseURL!,
    storageState: { cookies: session.cookies, origins: [] },
    viewport: { width: isPhone(page) ? 360 : 1440, height: 800 },
  });
  const other = await device.newPage();
  await test.step('another device offers to continue it', async () => {
    await other.goto(paths.home.to(edition));
    await expect(other.getByText(words('air-booking.continue-kept-in-account'))).toBeVisible();
    await checkAccessibility(other);
    await other.getByRole('link', { name: words('air-booking.continue-go') }).click();
    await expect(surnameOf(other, words)).toHaveValue('KARIMOV');
    await expect(other.getByLabel(words('checkout.email'))).toHaveValue('karimov@mail.uz');
    await expect(
      other.getByRole('checkbox', { name: words('checkout.consent-personal-data') }),
    ).not.toBeChecked();
    await checkAccessibility(other);
  });

  await test.step('after the booking the account has no draft', async () => {
    await other.getByRole('checkbox', { name: words('checkout.consent-personal-data') }).check();
    const offer = other.getByRole('checkbox', { name: words('checkout.consent-offer') });
    if (!(await offer.isChecked())) await offer.check();
    await bookButton(other, words).click();
    await expect(other).toHaveURL(/\/order\?number=/);
    await expect
      .poll(async () => (await other.request.get('/api/v1/drafts/air')).json())
      .toEqual({ draft: null });
  });
  await device.close();
});
