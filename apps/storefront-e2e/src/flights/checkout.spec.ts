import {
  bookButton,
  born,
  chooseFirst,
  family,
  fillPassengers,
  one,
  openPassengers,
  outFor,
  surnameOf,
} from '../checkout-steps';
import { brokenTest, expect, test } from '../fixtures';
import { wordsOf } from '../words';

test('A family of four with a baby books', async ({ page, edition }) => {
  const words = wordsOf(edition);
  await openPassengers(page, edition, words, 'from=TAS&to=MOW&adult=2&child=1&baby=1');
  await fillPassengers(page, edition, words, family);
  // The day is shown as typed in any time zone.
  await expect(page.getByLabel(words('air-booking.field-birth-date')).nth(3)).toHaveValue(born(1));
  const agreed = (await bookButton(page, words).innerText()).replace(/\D/g, '');
  await bookButton(page, words).click();
  await expect(page).toHaveURL(/\/order\?number=/);
  await expect(page.getByRole('button', { name: words('order-parts.pay') })).toContainText(
    new RegExp(agreed.split('').join('\\D*')),
  );
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
});

brokenTest(
  'A higher price is asked about and never taken silently',
  async ({ page, edition, checkAccessibility }) => {
    const words = wordsOf(edition);
    await openPassengers(page, edition, words, 'from=TAS&to=MOW');
    await fillPassengers(page, edition, words, one('PRICEUP'));
    await bookButton(page, words).click();
    const dialog = page.getByRole('dialog', { name: words('checkout.price-changed') });
    await expect(dialog).toBeVisible();
    // Centred on a wide screen, not from edge to edge, in any order of stylesheets.
    expect((await dialog.boundingBox())!.width).toBeLessThan(600);
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await expect(page.getByText(words('checkout.price-higher'))).toBeVisible();
    await expect(surnameOf(page, words)).toHaveValue('PRICEUP');
    await bookButton(page, words).click();
    await expect(page).toHaveURL(/\/order\?number=/);
  },
);

brokenTest(
  'A sold-out flight has a screen of its own, and the typed text goes into another flight’s form',
  async ({ page, edition, checkAccessibility }) => {
    const words = wordsOf(edition);
    await openPassengers(page, edition, words, 'from=TAS&to=MOW');
    await fillPassengers(page, edition, words, one('SOLDOUT'));
    await bookButton(page, words).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('air-booking.sold-out'));
    await expect(page.getByText(words('air-booking.passengers-lead'))).toHaveCount(0);
    await expect(page.getByText(words('air-booking.data-kept'))).toBeVisible();
    const near = page.getByRole('region', { name: words('air-search.nearby-time') });
    await expect(near.getByRole('link').first()).toBeVisible();
    await checkAccessibility();
    await chooseFirst(near, words);
    await expect(surnameOf(page, words)).toHaveValue('SOLDOUT');
  },
);

brokenTest('An expired offer leads to the current offers', async ({ page, edition }) => {
  const words = wordsOf(edition);
  await page.goto(`/${edition}/air-tickets/offer/long-gone?from=TAS&to=MOW&out=${outFor(page)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('air-booking.expired'));
  const near = page.getByRole('region', { name: words('air-search.nearby-day') });
  await near
    .getByRole('link', { name: words('air-search.offer-choose-named') })
    .first()
    .click();
  await expect(page.getByRole('link', { name: words('air-booking.choose') }).first()).toBeVisible();
});

brokenTest(
  'Passenger data that the carrier refuses opens a dialog to correct them or call support; corrected, they book',
  async ({ page, edition, checkAccessibility }) => {
    const words = wordsOf(edition);
    await openPassengers(page, edition, words, 'from=TAS&to=MOW');
    await fillPassengers(page, edition, words, one('DATAREFUSED'));
    await bookButton(page, words).click();
    const dialog = page.getByRole('dialog', { name: words('air-booking.data-refused') });
    await expect(dialog.getByText(words('i18n.problem.passenger-data-refused'))).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: words('support.callback-open') }),
    ).toBeVisible();
    await checkAccessibility();
    await dialog.getByRole('button', { name: words('air-booking.data-check') }).click();
    await expect(surnameOf(page, words)).toHaveValue('DATAREFUSED');
    await surnameOf(page, words).fill('KARIMOV');
    await bookButton(page, words).click();
    await expect(page).toHaveURL(/\/order\?number=/);
  },
);

test('Typed text survives Back, Forward, a reload, a legal text, the other language, and leaving', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  await openPassengers(page, edition, words, 'from=TAS&to=MOW&adult=2');
  await fillPassengers(page, edition, words, family.slice(0, 2));
  const storedDraft = async (spoken = words) => {
    await expect(surnameOf(page, spoken, 0)).toHaveValue('KARIMOV');
    await expect(surnameOf(page, spoken, 1)).toHaveValue('KARIMOVA');
    await expect(page.getByLabel(spoken('checkout.email'))).toHaveValue('karimov@mail.uz');
    await expect(
      page.getByRole('checkbox', { name: spoken('checkout.consent-personal-data') }),
    ).toBeChecked();
  };
  await test.step('Back and Forward', async () => {
    await page.goBack();
    await expect(page).not.toHaveURL(/passengers/);
    await page.goForward();
    await storedDraft();
  });
  await test.step('a reload', async () => {
    await page.reload();
    await storedDraft();
  });
  await test.step('a legal text', async () => {
    await page.locator('a[href$="/company/workprivacy"][aria-haspopup]').click();
    const dialog = page.getByRole('dialog', {
      name: words('checkout.legal-workprivacy'),
    });
    await expect(dialog.getByRole('paragraph').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await storedDraft();
  });
  await test.step('the other language', async () => {
    const other = edition === 'ru' ? 'uz' : 'ru';
    await page.goto(page.url().replace(`/${edition}/`, `/${other}/`));
    await storedDraft(wordsOf(other));
    await page.goto(page.url().replace(`/${other}/`, `/${edition}/`));
    await storedDraft();
  });
  await test.step('leaving for the home page', async () => {
    await page.goto(`/${edition}`);
    await page.getByRole('link', { name: words('air-booking.continue-go') }).click();
    await storedDraft();
  });
});
