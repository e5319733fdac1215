import { paths } from '@karvon/paths';
import { memberOf, signUp } from '../../account-steps';
import { openAsleep, openHeldBack } from '../../asleep';
import { bookOrder } from '../../book-order';
import { bookButton, openPassengers, surnameOf } from '../../checkout-steps';
import { dayAhead } from '../../days';
import { untilFirstCards } from '../../first-cards';
import { expect, test } from '../../fixtures';
import { fillGuests, openGuests } from '../../hotel-steps';
import { wordsOf } from '../../words';

test('Clicks on an order before hydration take effect after it', async ({ page, edition }) => {
  const words = wordsOf(edition);
  const order = `/${edition}/order?number=${await bookOrder(page.request, 'flex')}`;
  await test.step('cancelling', async () => {
    const wake = await openAsleep(page, order);
    await page.getByRole('button', { name: words('orders.cancel') }).click();
    wake();
    await expect(
      page.getByRole('dialog', { name: words('order-parts.cancel-title') }),
    ).toBeVisible();
  });
  await test.step('choosing another method and paying, once', async () => {
    const payments: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/v1/payments'))
        payments.push((request.postDataJSON() as { method: string }).method);
    });
    const wake = await openAsleep(page, order);
    const method = page.getByRole('main').getByRole('radio').last();
    const chosen = await method.getAttribute('value');
    await method.check({ force: true });
    await page.getByRole('button', { name: words('order-parts.pay') }).click();
    wake();
    await expect(page).toHaveURL(/\/sandbox\/bank\/pay\//);
    expect(payments).toEqual([chosen]);
  });
  await test.step('cancelling the payment that the bank holds', async () => {
    const wake = await openAsleep(page, order);
    await page.getByRole('button', { name: words('order-parts.held-give-up') }).click();
    wake();
    await expect(page.getByText(words('order-parts.pay-expired'))).toBeVisible();
  });
});

test('A click that begins on one of the first cards ends on it when the whole list has come', async ({
  page,
  edition,
}) => {
  const address = paths.airTickets.to(edition, { from: 'TAS', to: 'MOW', out: dayAhead(21) });
  await untilFirstCards(page.request, address);
  let letThrough = () => undefined as void;
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/searches\/[^/]+\/offers/, async (route) => {
    await wait;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/searches\/[^/]+\/offers/);
  await page.goto(address);
  await asked;
  const cards = page.getByRole('main').getByRole('article');
  const first = await cards.count();
  await cards
    .getByRole('link', { name: wordsOf(edition)('air-search.offer-choose-named') })
    .first()
    .hover();
  await page.mouse.down();
  letThrough();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/offer\//);
});

test('A callback requested before hydration opens its form', async ({ page, edition }) => {
  const words = wordsOf(edition);
  const wake = await openAsleep(page, paths.testCallback.to(edition));
  const button = page
    .getByRole('main')
    .getByRole('button', { name: words('support.callback-open') });
  await button.first().click();
  wake();
  const dialog = page.getByRole('dialog', { name: words('support.callback-title') });
  await expect(dialog).toBeVisible();
});

test('Passengers: ticks stay, and an early click on the button checks the typed values', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  await openPassengers(page, edition, words, 'from=TAS&to=MOW');
  const address = page.url();
  const wake = await openAsleep(page, address);
  const consent = page.getByRole('checkbox', { name: words('checkout.consent-personal-data') });
  await surnameOf(page, words).fill('KARIMOV');
  await consent.check();
  await page.getByRole('radio', { name: words('air-booking.male') }).check({ force: true });
  await bookButton(page, words).click();
  wake();
  await expect(page.getByText(words('checkout.rule-required')).first()).toBeVisible();
  // No typed value went into the address.
  expect(page.url()).toBe(address);
  await expect(surnameOf(page, words)).toHaveValue('KARIMOV');
  await expect(surnameOf(page, words)).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('radio', { name: words('air-booking.male') })).toBeChecked();
  await expect(consent).toBeChecked();
  await expect(consent).not.toHaveAttribute('aria-invalid');
});

for (const [sleeping, open] of [
  ['hydration', openAsleep],
  ['the code of the form', (page, address) => openHeldBack(page, 'checkout', address)],
] as const satisfies [string, typeof openAsleep][])
  test(`The language chosen before ${sleeping} changes after it, and keeps typed text and scroll`, async ({
    page,
    edition,
  }) => {
    test.skip(edition === 'ru', 'one language');
    const [uz, ru] = [wordsOf('uz'), wordsOf('ru')];
    await openPassengers(page, edition, uz, 'from=TAS&to=MOW');
    // With a stored draft the form would have its text in any case.
    await page.evaluate(() => sessionStorage.clear());
    const wake = await open(page, page.url());
    await surnameOf(page, uz).fill('KARIMOV');
    await page.evaluate(() => window.scrollTo(0, 240));
    // By then the link is out of view; a keyboard reaches it without scrolling.
    await page
      .getByRole('banner')
      .locator('a[hreflang="ru"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    wake();
    await expect(page).toHaveURL(/\/ru\/.+\/passengers/);
    await expect(surnameOf(page, ru)).toHaveValue('KARIMOV');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(240);
  });

test('The language clicked twice before hydration changes at once', async ({ page, edition }) => {
  test.skip(edition === 'ru', 'one language');
  const wake = await openAsleep(page, paths.myOrder.to('uz'));
  const other = page.getByRole('banner').locator('a[hreflang="ru"]').first();
  await other.click();
  await other.click();
  await expect(page).toHaveURL(paths.myOrder.to('ru'));
  wake();
});

test('A stay filled in and booked before hydration is booked once', async ({ page, edition }) => {
  const words = wordsOf(edition);
  await openGuests(page, edition, words);
  const bookings: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/hotel/orders'))
      bookings.push(request.url());
  });
  const wake = await openAsleep(page, page.url());
  await fillGuests(page, edition, words, 'KARIMOVA');
  await page.getByRole('button', { name: words('hotel-booking.book') }).click();
  wake();
  await expect(page).toHaveURL(/\/hotel\/order\?number=/);
  expect(bookings).toHaveLength(1);
});

for (const who of ['guest', 'member'] as const)
  test(`What a ${who} types and clicks before the code of a form is loaded counts when it comes`, async ({
    page,
    edition,
  }) => {
    const words = wordsOf(edition);
    if (who === 'member') await signUp(page.request, memberOf(page, edition, 14), edition);
    for (const [open, script, field, button] of [
      [
        () => openPassengers(page, edition, words, 'from=TAS&to=MOW'),
        'checkout',
        surnameOf(page, words),
        bookButton(page, words),
      ],
      [
        () => openGuests(page, edition, words),
        'guest-form',
        page.getByLabel(words('hotel-booking.guest-surname')),
        page.getByRole('button', { name: words('hotel-booking.book') }),
      ],
    ] as const)
      await test.step(script, async () => {
        await open();
        await page.evaluate(() => sessionStorage.clear());
        const address = page.url();
        const release = await openHeldBack(page, script, address);
        await field.fill('KARIMOV');
        await button.click();
        // The session has ended in another tab, and the visitor comes back: the page around the form is rendered anew.
        await page.evaluate(() => {
          document.cookie = 'karvon-user=; path=/; max-age=0';
          window.dispatchEvent(new Event('focus'));
        });
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
        );
        expect(await field.inputValue()).toBe('KARIMOV');
        release();
        await expect(page.getByText(words('checkout.rule-required')).first()).toBeVisible();
        expect(page.url()).toBe(address);
        await expect(field).toHaveValue('KARIMOV');
        await expect(field).not.toHaveAttribute('aria-invalid');
        await page.unrouteAll({ behavior: 'wait' });
      });
  });
