import type { Locator, Page } from '@playwright/test';
import { expect, type Edition } from './fixtures';
import type { wordsOf } from './words';

export type Words = ReturnType<typeof wordsOf>;
interface Traveller {
  surname: string;
  name: string;
  birthDate: string;
  sex: 'male' | 'female';
}

const document: Record<Edition, (index: number) => string> = {
  ru: (index) => `71 № ${1234560 + index}`,
  uz: (index) => `ФА ${1234560 + index}`.replace('Ф', 'F'),
};
const phone: Record<Edition, string> = { ru: '8 912 345-67-89', uz: '90 123 45 67' };

const today = new Date();
/** A birthday some years ago as dd.mm.yyyy, far from the limits of age groups. */
export const born = (years: number) => `15.06.${today.getUTCFullYear() - years}`;
/** A day in the month after next, always on sale; each project has its own, because the supplier remembers raised prices. */
export const outFor = (page: Page) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, isPhone(page) ? 16 : 15))
    .toISOString()
    .slice(0, 10);
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

export const family: Traveller[] = [
  { surname: 'Каримов', name: 'Олим', birthDate: born(38), sex: 'male' },
  { surname: 'Каримова', name: 'Дилноза', birthDate: born(36), sex: 'female' },
  { surname: 'Каримова', name: 'Лола', birthDate: born(6), sex: 'female' },
  { surname: 'Каримов', name: 'Темур', birthDate: born(1), sex: 'male' },
];
export const one = (surname: string): Traveller[] => [{ ...family[0]!, surname, name: 'OLIM' }];

export const bookButton = (page: Page, words: Words) =>
  page.getByRole('button', { name: words('air-booking.book') });
export const surnameOf = (page: Page, words: Words, index = 0) =>
  page
    .getByRole('region', { name: words('air-booking.passenger') })
    .nth(index)
    .getByLabel(words('air-booking.field-surname'));

/** Chooses the first offer of a list at its first fare. */
export async function chooseFirst(list: Locator, words: Words) {
  await list
    .getByRole('link', { name: words('air-search.offer-choose-named') })
    .first()
    .click();
  await list
    .page()
    .getByRole('link', { name: words('air-booking.choose') })
    .first()
    .click();
}

/** Opens a search and goes on to the passenger form of the first offer at its first fare. */
export async function openPassengers(page: Page, edition: Edition, words: Words, query: string) {
  await page.goto(`/${edition}/air-tickets?out=${outFor(page)}&${query}`);
  await chooseFirst(page.getByRole('main'), words);
  await expect(bookButton(page, words)).toBeEnabled();
}

export async function fillPassengers(
  page: Page,
  edition: Edition,
  words: Words,
  travellers: Traveller[],
) {
  await page.getByLabel(words('air-booking.field-mobile-phone')).fill(phone[edition]);
  await page.getByLabel(words('checkout.email')).fill('karimov@mail.uz');
  for (const [index, { surname, name, birthDate, sex }] of travellers.entries()) {
    const card = page.getByRole('region', { name: words('air-booking.passenger') }).nth(index);
    await card.getByLabel(words('air-booking.field-surname')).fill(surname);
    await card.getByLabel(words('air-booking.field-name')).fill(name);
    await card.getByLabel(words('air-booking.field-birth-date')).fill(birthDate);
    await card.getByLabel(words('air-booking.field-document')).fill(document[edition](index));
    await card.getByRole('radio', { name: words(`air-booking.${sex}`) }).check({ force: true });
  }
  await page.getByRole('checkbox', { name: words('checkout.consent-personal-data') }).check();
  const offer = page.getByRole('checkbox', { name: words('checkout.consent-offer') });
  if (!(await offer.isChecked())) await offer.check();
}
