import type { paths } from '@karvon/paths';
import type { Page } from '@playwright/test';
import { payOrder, signUp, type Member } from './account-steps';
import { bookOrder } from './book-order';
import { bookButton, type Words } from './checkout-steps';
import { expect, type Edition } from './fixtures';
import { dayAhead } from './days';
import { freeOffers } from './hotel-steps';

export interface Visit {
  page: Page;
  edition: Edition;
  words: Words;
  /** A member with an account of their own, for this walk. */
  member: () => Member;
}

/** A page of the router, or one outside it. */
export type PageName = keyof typeof paths | 'offline' | 'bank' | 'not-found';

/** A screen, and how to get to it from the previous one. */
export interface Screen {
  name: string;
  /** The page whose first screen it is. */
  page?: PageName;
  open: (visit: Visit) => Promise<void>;
}

const phone: Record<Edition, string> = { ru: '8 912 345-67-89', uz: '90 123 45 67' };
const trip = `from=TAS&to=MOW&out=${dayAhead(40)}`;
const stay = `in=${dayAhead(21)}&out=${dayAhead(24)}&adults=2`;

export const at =
  (path: string) =>
  async ({ page, edition }: Visit) => {
    await page.goto(`/${edition}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

/** Clicks until something opens: a click before hydration does nothing. */
export async function press(
  page: Page,
  name: RegExp,
  opened = page.getByRole('dialog'),
): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(async () => {
    const buttons = page.getByRole('button', { name }).filter({ visible: true });
    // If the previous click opened it late, it covers the button.
    if (!(await opened.first().isVisible())) await buttons.first().click({ timeout: 5_000 });
    await expect(opened.first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

export const pressed =
  (button: string, part?: 'start') =>
  async ({ page, words }: Visit) =>
    press(page, words(button, part));

async function places({ page, words }: Visit): Promise<void> {
  const field = page.getByRole('combobox', { name: words('air-search.to') });
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially('mos');
    await expect(page.getByRole('option').first()).toHaveText(/./, { timeout: 5_000 });
  }).toPass();
}

async function menu({ page, words }: Visit): Promise<void> {
  // Text of twice the size folds the menu on a wide screen too.
  const folded = page.getByRole('button', { name: words('storefront.menu') });
  if (await folded.isVisible()) await press(page, words('storefront.menu'));
  else await press(page, words('storefront.nav.company'), page.locator(':popover-open'));
}

async function results({ page, edition, words }: Visit): Promise<void> {
  await page.goto(`/${edition}/air-tickets?${trip}&back=${dayAhead(47)}`);
  await expect(
    page.getByRole('link', { name: words('air-search.offer-choose-named') }).first(),
  ).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  // The first cards are in the HTML; scripts add the filters and the other cards.
  await expect(page.locator('input[type=checkbox]').first()).toBeAttached();
}

async function fares({ page, words }: Visit): Promise<void> {
  await page
    .getByRole('link', { name: words('air-search.offer-choose-named') })
    .first()
    .click();
  await expect(page.getByRole('link', { name: words('air-booking.choose') }).first()).toBeVisible();
}

async function passengers({ page, words }: Visit): Promise<void> {
  await page
    .getByRole('link', { name: words('air-booking.choose') })
    .first()
    .click();
  await expect(bookButton(page, words).first()).toBeEnabled();
}

async function passengersLack({ page, words }: Visit): Promise<void> {
  await bookButton(page, words).first().click();
  await expect(page.getByRole('dialog', { name: words('air-booking.errors-title') })).toBeVisible();
}

export async function order({ page, edition, words }: Visit): Promise<void> {
  const number = await bookOrder(page.request, 'flex', { who: 'family', back: true });
  await page.goto(`/${edition}/order?number=${number}`);
  await expect(page.getByRole('button', { name: words('order-parts.pay') })).toBeVisible();
}

async function paid({ page, words }: Visit): Promise<void> {
  await payOrder(page, words);
  await expect(page.getByRole('link', { name: words('orders.tickets-download') })).toBeVisible({
    timeout: 60_000,
  });
}

async function extras({ page, words }: Visit): Promise<void> {
  await press(page, words('extras.add'));
  const dialog = page.getByRole('dialog', { name: words('extras.title') });
  await expect(dialog.getByRole('button', { name: words('extras.done') })).toBeVisible();
}

const hotels =
  (view: string) =>
  async ({ page, edition }: Visit) => {
    await page.goto(`/${edition}/hotel?city=TAS&${stay}${view}`);
    await expect(page.locator(view ? '[data-pin]' : 'article').first()).toBeVisible();
  };

async function favourites(visit: Visit): Promise<void> {
  const { page, edition } = visit;
  await hotels('')(visit);
  const heart = page.locator('article').first().getByRole('button', { pressed: false });
  await heart.click();
  await expect(heart).toHaveCount(0);
  await page.goto(`/${edition}/favourites`);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
}

async function rooms({ page, edition, words }: Visit): Promise<void> {
  await page.goto(`/${edition}/hotel/SKD-001?${stay}`);
  await expect(
    page.getByRole('link', { name: words('hotel-search.choose-offer-named') }).first(),
  ).toBeVisible();
}

async function pictures(visit: Visit): Promise<void> {
  await rooms(visit);
  const gallery = visit.page.getByRole('region', { name: visit.words('hotel-search.pictures') });
  await gallery.getByRole('listitem').getByRole('button').first().click();
  await expect(visit.page.getByRole('dialog')).toBeVisible();
}

async function guests({ page, words }: Visit): Promise<void> {
  await freeOffers(page, words).first().click();
  await expect(page.getByRole('button', { name: words('hotel-booking.book') })).toBeVisible();
}

async function guestsLack({ page, words }: Visit): Promise<void> {
  await page.getByRole('button', { name: words('hotel-booking.book') }).click();
  await expect(page.getByText(words('hotel-booking.check-fields'))).toBeVisible();
}

async function hotelOrder({ page, edition, words }: Visit): Promise<void> {
  await page.getByLabel(words('hotel-booking.booker-name')).fill('Dilnoza Karimova');
  await page.getByLabel(words('hotel-booking.booker-phone')).fill(phone[edition]);
  await page.getByLabel(words('checkout.email')).fill('dilnoza@mail.uz');
  for (const field of await page.getByLabel(words('hotel-booking.guest-name')).all())
    await field.fill('Aziza');
  for (const field of await page.getByLabel(words('hotel-booking.guest-surname')).all())
    await field.fill('Karimova');
  await page.getByRole('checkbox', { name: words('checkout.consent-personal-data') }).check();
  await page.getByRole('button', { name: words('hotel-booking.book') }).click();
  await expect(page.getByRole('button', { name: words('order-parts.pay') })).toBeVisible();
}

/** Runs in the page: how many lines a text takes. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length;
}

async function profile(visit: Visit): Promise<void> {
  await signUp(visit.page.request, visit.member(), visit.edition);
  await at('/auth/profile')(visit);
  const phone = visit.page.getByRole('definition').first();
  expect(await phone.evaluate(linesOf), 'lines of a phone').toBe(1);
}

/** The screens that most visitors see, in walks: each screen starts where the previous one ended. */
export const walks: Record<string, readonly Screen[]> = {
  'the home page': [
    { name: 'home', page: 'home', open: at('') },
    { name: 'places', open: places },
    { name: 'calendar', open: pressed('air-search.date-out', 'start') },
    { name: 'travellers', open: pressed('air-search.travellers', 'start') },
    { name: 'menu', open: menu },
    { name: 'hotel tab', open: at('?tab=hotel') },
    { name: 'guests of a hotel', open: pressed('hotel-search.guests', 'start') },
  ],
  'buying a flight': [
    { name: 'results', page: 'airTickets', open: results },
    { name: 'fares', page: 'airOffer', open: fares },
    { name: 'passengers', page: 'airPassengers', open: passengers },
    { name: 'what passengers still lack', open: passengersLack },
    { name: 'order', page: 'airOrder', open: order },
    { name: 'paid order', open: paid },
    { name: 'bags and seats', open: extras },
    { name: 'refund', open: pressed('orders.refund-open') },
  ],
  'booking a hotel': [
    { name: 'hotels', page: 'hotels', open: hotels('') },
    { name: 'map of hotels', open: hotels('&map=1') },
    { name: 'pictures of a hotel', open: pictures },
    { name: 'hotel', page: 'hotel', open: rooms },
    { name: 'guests', page: 'hotelBooking', open: guests },
    { name: 'what guests still lack', open: guestsLack },
    { name: 'hotel order', page: 'hotelOrder', open: hotelOrder },
  ],
  'what is kept': [{ name: 'favourites', page: 'favourites', open: favourites }],
  'an account': [
    { name: 'registration', page: 'register', open: at('/auth/register') },
    { name: 'my order', page: 'myOrder', open: at('/myorder') },
    { name: 'profile', page: 'profile', open: profile },
    { name: 'bookings', page: 'bookings', open: at('/auth/booking') },
  ],
  reading: [
    { name: 'news', page: 'newsList', open: at('/news') },
    { name: 'one news', page: 'newsItem', open: at('/news/2026/thirty-minutes') },
    { name: 'about', page: 'company', open: at('/company/about') },
    { name: 'ticket return', open: at('/company/ticket-return') },
    { name: 'callback', open: pressed('support.callback-open') },
    { name: 'search', page: 'search', open: at('/search?q=bagaj') },
    { name: 'kit', page: 'testUiKit', open: at('/test/ui-kit') },
  ],
};
