import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { day } from '../booking';
import type { Step } from './measure-step';

/** Texts of the catalogue by id, as the stories find them. */
const stories = join(import.meta.dirname, '../../../../apps/storefront-e2e/src/words.ts');
const { wordsOf } = (await import(pathToFileURL(stories).href)) as {
  wordsOf: (language: 'uz') => (id: string, part?: 'start') => RegExp;
};
const words = wordsOf('uz');
const link = (page: Page, id: string) => page.getByRole('link', { name: words(id) }).first();
const button = (page: Page, id: string) => page.getByRole('button', { name: words(id) }).first();

/** The sandbox's bank, to which every purchase leads. */
const bank: Step = {
  name: 'bank',
  click: (page) => button(page, 'orders.pay').click(),
  content: (page) => page.locator('button[value="pay"]'),
};

async function fillPassenger(page: Page): Promise<void> {
  await page.getByLabel(words('air-booking.field-mobile-phone')).fill('90 123 45 67');
  await page.getByLabel(words('checkout.email')).fill('karimov@mail.uz');
  const card = page.getByRole('region', { name: words('air-booking.passenger') }).first();
  await card.getByLabel(words('air-booking.field-surname')).fill('KARIMOV');
  await card.getByLabel(words('air-booking.field-name')).fill('OLIM');
  await card.getByLabel(words('air-booking.field-birth-date')).fill('15.06.1988');
  await card.getByLabel(words('air-booking.field-document')).fill('FA 1234560');
  await card.getByRole('radio', { name: words('air-booking.male') }).check({ force: true });
  await page.getByRole('checkbox', { name: words('checkout.consent-personal-data') }).check();
}

/** A flight, from the home page to the bank. The results are opened by their address, as from a link in a chat. */
const flight = (origin: string): Step[] => [
  {
    name: 'home',
    click: (page) => page.goto(`${origin}/uz`, { waitUntil: 'commit' }),
    content: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'first card of the results',
    click: (page) =>
      page.goto(`${origin}/uz/air-tickets?from=TAS&to=LED&out=${day(60)}`, { waitUntil: 'commit' }),
    content: (page) => link(page, 'air-search.offer-choose-named'),
  },
  {
    name: 'fares',
    click: (page) => link(page, 'air-search.offer-choose-named').click(),
    content: (page) => link(page, 'air-booking.choose'),
  },
  {
    name: 'form of passengers',
    click: (page) => link(page, 'air-booking.choose').click(),
    content: (page) =>
      page.locator('button:enabled').filter({ hasText: words('air-booking.book', 'start') }),
  },
  {
    name: 'order',
    prepare: fillPassenger,
    click: (page) => button(page, 'air-booking.book').click(),
    content: (page) => button(page, 'orders.pay'),
  },
  bank,
];

async function fillGuest(page: Page): Promise<void> {
  await page.getByLabel(words('hotel-booking.booker-name')).fill('Dilnoza Karimova');
  await page.getByLabel(words('hotel-booking.booker-phone')).fill('90 123 45 67');
  await page.getByLabel(words('checkout.email')).fill('dilnoza@mail.uz');
  await page.getByLabel(words('hotel-booking.guest-name')).first().fill('Aziza');
  await page.getByLabel(words('hotel-booking.guest-surname')).first().fill('Karimova');
  await page.getByRole('checkbox', { name: words('checkout.consent-personal-data') }).check();
}

/** A room, from the list of hotels to the bank. */
const room = (origin: string): Step[] => [
  {
    name: 'first card of hotels',
    click: (page) =>
      page.goto(`${origin}/uz/hotel?city=SKD&in=${day(60)}&out=${day(62)}&adults=1`, {
        waitUntil: 'commit',
      }),
    content: (page) => link(page, 'hotel-search.choose-room-named'),
  },
  {
    name: 'rooms',
    click: (page) => link(page, 'hotel-search.choose-room-named').click(),
    content: (page) => link(page, 'hotel-search.choose-offer-named'),
  },
  {
    name: 'form of guests',
    click: (page) => link(page, 'hotel-search.choose-offer-named').click(),
    content: (page) => button(page, 'hotel-booking.book'),
  },
  {
    name: 'order',
    prepare: fillGuest,
    click: (page) => button(page, 'hotel-booking.book').click(),
    content: (page) => button(page, 'orders.pay'),
  },
  bank,
];

export const purchases = { 'a flight': flight, 'a room': room };
