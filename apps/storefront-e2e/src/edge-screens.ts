import { paths } from '@karvon/paths';
import type { Page } from '@playwright/test';
import { signUp } from './account-steps';
import { isPhone } from './checkout-steps';
import { dayAhead } from './days';
import { expect } from './fixtures';
import { fillGuests, openGuests } from './hotel-steps';
import { openBank } from './payment-steps';
import { press, type Screen, type Visit } from './screens';

const out = dayAhead(40);
/** Each width has addresses of its own: a confirmed address gets no further e-mail to confirm an alert. */
const emailOf = (who: 'guest' | 'member', page: Page) =>
  `${who}${page.viewportSize()!.width}@mail.uz`;

/** A search on a route of the sandbox on which suppliers behave in a special way. */
const search =
  (query: string) =>
  async ({ page, edition }: Visit) => {
    await page.goto(`/${edition}/air-tickets?out=${out}&${query}`);
    await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 60_000 });
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  };

async function alertForm(visit: Visit): Promise<void> {
  const { page, words } = visit;
  await search(`from=TAS&to=IST&then=IST-MOW-${dayAhead(44)}_MOW-TAS-${dayAhead(49)}`)(visit);
  await press(page, words('air-search.alert'));
  await expect(page.getByLabel(words('air-search.alert-email'))).toBeVisible();
}

const alertSet =
  (who: 'guest' | 'member') =>
  async ({ page, words }: Visit) => {
    await page.getByLabel(words('air-search.alert-email')).fill(emailOf(who, page));
    await page.getByRole('button', { name: words('air-search.alert-send') }).click();
    await expect(
      page.getByRole('dialog', { name: words('air-search.alert-waiting') }),
    ).toBeVisible();
  };

/** The page behind the link of the newest e-mail. */
const alertLink =
  (who: 'guest' | 'member') =>
  async ({ page }: Visit) => {
    const params = { to: emailOf(who, page) };
    let path = '';
    await expect(async () => {
      const response = await page.request.get('/api/v1/sandbox/messages', { params });
      const { messages } = (await response.json()) as { messages: { text: string }[] };
      path = /https?:\/\/[^/]+(\/\S+\/price-alert\/\S+)/.exec(messages[0]?.text ?? '')?.[1] ?? '';
      expect(path).not.toBe('');
    }).toPass();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

async function alertConfirmed({ page, words }: Visit): Promise<void> {
  await page.getByRole('button', { name: words('air-search.alert-page-confirm-button') }).click();
  await expect(
    page.getByRole('heading', { name: words('air-search.alert-page-confirmed') }),
  ).toBeVisible();
}

async function alertOver({ page, edition }: Visit): Promise<void> {
  await page.goto(`/${edition}/price-alert/${'a'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A member whose profile has an alert. */
async function alertsOfMember(visit: Visit): Promise<void> {
  const { page, edition, words } = visit;
  await signUp(page.request, visit.member(), edition);
  await alertForm(visit);
  await alertSet('member')(visit);
  await alertLink('member')(visit);
  await alertConfirmed(visit);
  await page.goto(paths.profile.to(edition));
  const list = page.getByRole('region', { name: words('auth.alerts') });
  await expect(list.getByRole('listitem')).toHaveCount(1);
}

async function comparison({ page, edition, words }: Visit): Promise<void> {
  for (const address of [
    `/${edition}/air-tickets?from=TAS&to=MOW&out=${out}`,
    `/${edition}/hotel?city=SKD&in=${dayAhead(21)}&out=${dayAhead(24)}&adults=2`,
  ]) {
    await page.goto(address);
    const hearts = page
      .locator('article')
      .getByRole('button', { name: words('favourite-heart.keep') });
    await expect(hearts.first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeHidden();
    for (const index of [0, 1]) {
      await hearts.nth(index).click();
      await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true');
    }
  }
  await page.goto(`/${edition}/favourites`);
  await choose('flights')({ page, words });
}

const choose =
  (kind: 'flights' | 'hotels') =>
  async ({ page, words }: Pick<Visit, 'page' | 'words'>) => {
    const boxes = page
      .getByRole('region', { name: words(`favourites.${kind}`) })
      .getByRole('checkbox', { name: words('favourites.compare-named') });
    for (const index of [0, 1]) await boxes.nth(index).check();
  };

const compared =
  (link: string) =>
  async ({ page, words }: Visit) => {
    // The flights that were compared before are still ticked.
    await page
      .getByRole('link', { name: words('favourites.compare') })
      .last()
      .click();
    // The cards of the previous page have such links too, so the table is waited for.
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('link', { name: words(link) })).toHaveCount(2);
  };

async function hotelsCompared(visit: Visit): Promise<void> {
  await visit.page.goto(`/${visit.edition}/favourites`);
  await choose('hotels')(visit);
  await compared('favourites.rooms-named')(visit);
}

async function stayDates({ page, edition, words }: Visit): Promise<void> {
  await openGuests(page, edition, words);
  await fillGuests(page, edition, words, 'KARIMOVA');
  await page.getByRole('button', { name: words('hotel-booking.book') }).click();
  const bank = await openBank(page, words, !isPhone(page));
  await bank.locator('button[value="pay"]').click();
  if (bank === page)
    await page.getByRole('link', { name: words('order-parts.result-order') }).click();
  const voucher = page.getByRole('link', { name: words('hotel-orders.voucher-download') });
  await expect(voucher).toBeVisible({ timeout: 60_000 });
  const panel = page.getByRole('region', { name: words('hotel-orders.stay-dates') });
  await panel.getByRole('button', { name: words('hotel-orders.stay-dates-open') }).click();
}

async function stayDatesOffered({ page, words }: Visit): Promise<void> {
  const panel = page.getByRole('region', { name: words('hotel-orders.stay-dates') });
  await panel
    .getByRole('button', { name: words('hotel-orders.stay-dates-departure', 'start') })
    .click();
  const day = page.locator(`[data-date="${dayAhead(43)}"]`).last();
  await day.click();
  const done = page.getByRole('button', { name: words('search-parts.done') });
  if (await done.isVisible()) await done.click();
  await panel.getByRole('button', { name: words('hotel-orders.stay-dates-ask') }).click();
  await expect(panel.getByText(words('hotel-orders.stay-dates-dearer'))).toBeVisible();
}

/** A page whose code breaks on purpose. */
async function broken({ page, edition, words }: Visit): Promise<void> {
  const awake = page.waitForRequest(/\/latest-build\?t=/);
  await page.goto(paths.home.to(edition));
  await awake;
  await page.route(/\/news\.data/, (route) => route.abort());
  const link = page.locator(`a[href="${paths.newsList.to(edition)}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { name: words('storefront.error') })).toBeVisible();
  await page.unrouteAll();
}

const alone =
  (path: string) =>
  async ({ page, edition }: Visit) => {
    await page.goto(`/${edition}${path}`);
    const title = page.getByRole('main').getByRole('heading').first();
    await expect(title).toBeVisible({ timeout: 60_000 });
  };

/** Screens of errors, of price alerts and of comparisons. For pictures. */
export const edgeWalks: Record<string, readonly Screen[]> = {
  'when sellers fail': [
    { name: 'one seller is silent', open: search('from=LCY&to=LHR') },
    { name: 'nothing is sold', open: search('from=PVD&to=RAI') },
    { name: 'filters leave nothing', open: search('from=TAS&to=MOW&stops=0&airlines=ZZ') },
    { name: 'only with changes', open: search('from=LHR&to=DXB') },
    { name: 'days that are over', open: alone('/air-tickets?from=TAS&to=MOW&out=2024-01-10') },
    { name: 'an offer that is over', open: alone('/air-tickets/offer/gone?from=TAS&to=MOW') },
    { name: 'no such order', open: alone('/order?number=7K3M9QXA') },
    { name: 'no such hotel', open: alone('/hotel/XXX-999') },
    { name: 'a page that breaks', open: broken },
  ],
  'letters about prices': [
    { name: 'form', open: alertForm },
    { name: 'check the mail', open: alertSet('guest') },
    { name: 'link of the first letter', open: alertLink('guest') },
    { name: 'confirmed', open: alertConfirmed },
    { name: 'link that is over', open: alertOver },
    { name: 'list in the profile', open: alertsOfMember },
  ],
  'where a search begins': [
    { name: 'hotels without a city', open: alone('/hotel') },
    { name: 'flights without a route', open: alone('/air-tickets') },
  ],
  'a comparison': [
    { name: 'chosen', open: comparison },
    { name: 'compared', open: compared('favourites.choose-named') },
    { name: 'hotels compared', open: hotelsCompared },
    { name: 'compared with nothing', open: alone('/favourites?items=nonsense') },
  ],
  'other dates of a stay': [
    { name: 'form', open: stayDates },
    { name: 'offered', open: stayDatesOffered },
  ],
};
