import { offlinePath, paths } from '@karvon/paths';
import { expect, type Page } from '@playwright/test';
import { isPhone, openPassengers } from './checkout-steps';
import { fillGuests, openGuests } from './hotel-steps';
import { openBank } from './payment-steps';
import { at, order, press, type Screen, type Visit } from './screens';
import { dayAhead } from './days';

const oneWay = `from=TAS&to=MOW&out=${dayAhead(40)}`;
const threeFlights = `from=TAS&to=IST&out=${dayAhead(40)}&then=IST-MOW-${dayAhead(44)}_MOW-TAS-${dayAhead(49)}`;

/** Opens an address outside the router's layout. */
const alone =
  (path: string) =>
  async ({ page, edition }: Visit) => {
    await page.goto(`/${edition}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

async function several(visit: Visit): Promise<void> {
  await at(`/air-tickets?${threeFlights}`)(visit);
  await expect(visit.page.locator('article').first()).toBeVisible();
  await expect(visit.page.getByRole('progressbar')).toBeHidden();
}

async function filters({ page, edition, words }: Visit): Promise<void> {
  await page.goto(`/${edition}/air-tickets?${oneWay}`);
  await expect(
    page.getByRole('link', { name: words('air-search.offer-choose-named') }).first(),
  ).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  const folded = page.getByRole('button', { name: words('search-parts.filters', 'start') });
  if (await folded.isVisible()) await press(page, words('search-parts.filters', 'start'));
}

async function fareRules({ page, edition, words }: Visit): Promise<void> {
  await page.goto(`/${edition}/air-tickets?${oneWay}`);
  await page
    .getByRole('link', { name: words('air-search.offer-choose-named') })
    .first()
    .click();
  await expect(page.getByRole('link', { name: words('air-booking.choose') }).first()).toBeVisible();
  await press(page, words('fare-rules.open', 'start'));
}

async function consentText({ page, edition, words }: Visit): Promise<void> {
  await openPassengers(page, edition, words, 'from=TAS&to=MOW');
  const consents = page.getByRole('region', { name: words('checkout.consents') });
  await consents.getByRole('link').last().click();
  await expect(page.getByRole('dialog', { name: words('checkout.legal-offer') })).toBeVisible();
}

async function bank(visit: Visit): Promise<void> {
  await order(visit);
  await openBank(visit.page, visit.words);
}

async function paidResult({ page }: Visit): Promise<void> {
  await page.locator('button[value="pay"]').click();
  await expect(page).toHaveURL(/\/order\/payment/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function paidRoom({ page, edition, words }: Visit): Promise<void> {
  await openGuests(page, edition, words);
  await fillGuests(page, edition, words, 'Karimova');
  await page.getByRole('button', { name: words('hotel-booking.book') }).click();
  await expect(page.getByRole('button', { name: words('order-parts.pay') })).toBeVisible();
  const { search } = new URL(page.url());
  const bank = await openBank(page, words, !isPhone(page));
  await bank.locator('button[value="pay"]').click();
  const paid = (tab: Page) =>
    expect(tab.getByRole('heading', { name: words('order-parts.result-success') })).toBeVisible();
  await paid(bank);
  await page.goto(`/${edition}/hotel/payment${search}`);
  await paid(page);
}

async function shared(visit: Visit): Promise<void> {
  const { page, words } = visit;
  await order(visit);
  const link = page.getByRole('link', { name: words('orders.share-open') });
  await page.goto((await link.getAttribute('href'))!);
  await expect(page.getByRole('button', { name: words('order-parts.pay') })).toBeVisible();
}

async function signInGate({ page, edition, words }: Visit): Promise<void> {
  await page.goto(paths.profile.to(edition));
  await expect(page.getByRole('dialog', { name: words('auth.login-title') })).toBeVisible();
}

async function recovery({ page, words }: Visit): Promise<void> {
  await page.getByRole('button', { name: words('auth.login-recover') }).click();
  await expect(page.getByRole('dialog', { name: words('auth.recovery-title') })).toBeVisible();
}

/** Screens that few visitors see, and dialogs. Only the nightly run checks them; the daily run checks the common ones. */
export const nightWalks: Record<string, readonly Screen[]> = {
  'what stands beside a purchase': [
    { name: 'three flights', open: several },
    { name: 'filters', open: filters },
    { name: 'rules of a fare', open: fareRules },
    { name: 'text of a consent', open: consentText },
    { name: 'bank', page: 'bank', open: bank },
    { name: 'payment of a flight', page: 'airPayment', open: paidResult },
    { name: 'order shared by a link', page: 'airShared', open: shared },
    { name: 'payment of a room', page: 'hotelPayment', open: paidRoom },
  ],
  'the ways into an account': [
    { name: 'sign-in', open: signInGate },
    { name: 'forgotten PIN', open: recovery },
    { name: 'a bookings list of nobody', open: at('/auth/booking') },
  ],
  'the edges of the site': [
    { name: 'unknown page', page: 'not-found', open: alone('no/such/page') },
    { name: 'offline', page: 'offline', open: alone(offlinePath.pattern) },
    { name: 'nothing found', open: at('/search?q=qwertyuiop') },
    { name: 'hidden company page', open: at('/company/sale') },
    { name: 'my order with a number', open: at('/myorder?number=7K3M9QXA') },
    { name: 'callback test', page: 'testCallback', open: at(`/${paths.testCallback.pattern}`) },
    { name: 'carousel test', page: 'testCarousel', open: at(`/${paths.testCarousel.pattern}`) },
    { name: 'messages test', page: 'testMessages', open: at(`/${paths.testMessages.pattern}`) },
  ],
};
