import { writeFile } from 'node:fs/promises';
import { paths } from '@karvon/paths';
import { memberOf, signUp, type Member } from '../account-steps';
import { born } from '../checkout-steps';
import { dayAhead } from '../days';
import { expect, isNightly, brokenTest as test } from '../fixtures';
import { untilFirstCards } from '../first-cards';
import { wordsOf } from '../words';
import { engines } from './engines';
import { visitorAt } from './visitor';

const edition = 'uz';
const words = wordsOf(edition);
const buyer = { phone: '90 123 45 67', email: 'karimova@mail.uz', surname: 'KARIMOVA' };

type Visitor = ReturnType<typeof visitorAt>;

/** Pays at the bank, which has a window of its own if `apart`, and comes back to the order. */
async function pay({ engine, click, find, expectAddress }: Visitor, apart = false): Promise<void> {
  await click('button', words('order-parts.pay'));
  await expect
    .poll(async () => {
      if (apart) await engine.enterNewestWindow();
      return engine.run(() => location.pathname).catch(() => '');
    })
    .toMatch(/^\/sandbox\/bank\/pay\//);
  await click('button', /.+/, { within: 'form:has([value="pay"])' });
  await find('heading', words('order-parts.result-success'));
  if (apart) await engine.enterFirstWindow();
  else await click('link', words('order-parts.result-order'));
  await expectAddress(/\/order\?number=/);
}

/** Requests the document behind a link as the page itself does. */
async function expectPdf({ engine, find }: Visitor, link: RegExp): Promise<void> {
  const { href } = await find('link', link);
  const begin = await engine.run(async (address: string) => {
    const response = await fetch(address);
    return (await response.text()).slice(0, 5);
  }, href);
  expect(begin).toBe('%PDF-');
}

/** Runs in the page: whether a favourite's heart is active. */
const hasFavourite = (name: string) =>
  [...document.querySelectorAll('main button[aria-pressed="true"]')].some((button) =>
    new RegExp(name, 'iu').test(button.getAttribute('aria-label') ?? ''),
  );

const numberOf = ({ engine }: Visitor) =>
  engine.run(() => new URLSearchParams(location.search).get('number')!);

async function buyFlight(visitor: Visitor, results: string): Promise<string> {
  const { engine, open, click, find, typeInto, untilHydrated, expectAddress } = visitor;
  await test.step('adds a flight to favourites and chooses its fare', async () => {
    await open(results);
    await untilHydrated();
    await find('link', words('air-search.offer-choose-named'));
    const heart = words('favourite-heart.keep');
    await click('button', heart, { within: 'main' });
    await expect.poll(() => engine.run(hasFavourite, heart.source)).toBe(true);
    await click('link', words('air-search.offer-choose-named'));
    await click('link', words('air-booking.choose'));
    await expectAddress(/\/passengers/);
  });
  await test.step('fills in the passenger form', async () => {
    await find('field', words('air-booking.field-surname'));
    await untilHydrated();
    await typeInto(words('air-booking.field-mobile-phone'), buyer.phone);
    await typeInto(words('checkout.email'), buyer.email);
    await typeInto(words('air-booking.field-surname'), buyer.surname);
    await typeInto(words('air-booking.field-name'), 'DILNOZA');
    await typeInto(words('air-booking.field-birth-date'), born(36));
    await typeInto(words('air-booking.field-document'), 'FA1234567');
    await click('choice', words('air-booking.female'));
    await click('choice', words('checkout.consent-personal-data'));
    await click('button', words('air-booking.book'));
    await expectAddress(/\/order\?number=/);
  });
  const number = await numberOf(visitor);
  await test.step('pays, and has the tickets', async () => {
    await pay(visitor);
    await expectPdf(visitor, words('orders.tickets-download'));
  });
  return number;
}

async function findOrder(visitor: Visitor, at: string, number: string): Promise<void> {
  const { open, click, typeInto, untilHydrated, find } = visitor;
  await open(at);
  await untilHydrated();
  await typeInto(words('order-parts.look-up-number'), number.toLowerCase());
  await typeInto(words('order-parts.look-up-surname'), buyer.surname);
  await click('button', words('order-parts.look-up-find'));
  await find('link', words('orders.tickets-download'));
}

async function bookRoom(visitor: Visitor, results: string, apart: boolean): Promise<void> {
  const { open, click, find, typeInto, untilHydrated, expectAddress } = visitor;
  await test.step('chooses a hotel and a room', async () => {
    await open(results);
    await untilHydrated();
    await click('link', words('hotel-search.choose-room-named'));
    await click('link', words('hotel-search.choose-offer-named'));
    await expectAddress(/\/hotel\/booking\?/);
  });
  await test.step('fills in the guest form, books and pays', async () => {
    await find('field', words('hotel-booking.booker-name'));
    await untilHydrated();
    await typeInto(words('hotel-booking.booker-name'), 'Dilnoza Karimova');
    await typeInto(words('hotel-booking.booker-phone'), buyer.phone);
    await typeInto(words('checkout.email'), buyer.email);
    await typeInto(words('hotel-booking.guest-name'), 'Aziza');
    await typeInto(words('hotel-booking.guest-surname'), 'Karimova');
    await click('choice', words('checkout.consent-personal-data'));
    await click('button', words('hotel-booking.book'));
    await expectAddress(/\/hotel\/order\?number=/);
    await pay(visitor, apart);
    await expectPdf(visitor, words('hotel-orders.voucher-download'));
  });
}

async function signInAt(visitor: Visitor, at: string, member: Member) {
  const { open, click, typeInto, untilHydrated, find } = visitor;
  const within = 'dialog[open]';
  await open(at);
  await untilHydrated();
  await find('heading', words('auth.login-title'));
  await typeInto(words('auth.phone'), member.typed, { within });
  await typeInto(words('auth.pin'), member.pin, { within });
  await click('choice', /.+/, { within });
  await click('button', words('auth.login-submit'), { within });
  await find('heading', words('auth.bookings-empty'));
}

async function searchElsewhere(visitor: Visitor, partner: string): Promise<void> {
  const { open, click, typeInto, expectAddress, find } = visitor;
  await open(partner);
  await click('choice', words('air-search.trip-one-way'), { within: 'form' });
  await typeInto(words('air-search.to'), 'moskva', { within: 'form' });
  // Choosing the place has opened the calendar.
  await click('option', /Moskva/);
  await click('button', words('i18n.calendar.next-month'));
  await click('button', /(?:^|\s)15[-\s]/, { within: '[role="gridcell"]', nth: 1 });
  await click('button', words('air-search.search'), { within: 'form' });
  await expectAddress(/\/air-tickets\?from=/);
  await find('link', words('air-search.offer-choose-named'));
}

const windows = [
  { where: 'on a desktop', size: { width: 1280, height: 900 }, ahead: 41 },
  { where: 'on a phone', size: { width: 360, height: 740 }, ahead: 46 },
];
const visitors = engines.flatMap((engine) => windows.map((one) => ({ ...engine, ...one })));

for (const [index, { name, isHere, start, where, size, ahead }] of visitors.entries())
  test(`${name} ${where}: buys a flight and a room, finds the order, uses favourites, an account and a widget`, async ({
    page,
    request,
  }, info) => {
    const { project } = info;
    test.skip(!isNightly, 'whole journeys in other engines are told by night');
    test.skip(
      !isHere,
      `There is no ${name} on this machine: docs/ci.md says how npm test finds it.`,
    );
    const { baseURL } = project.use;
    const flights = `/uz/air-tickets?from=TAS&to=IST&out=${dayAhead(ahead)}`;
    const stay = `in=${dayAhead(ahead)}&out=${dayAhead(ahead + 2)}`;
    await untilFirstCards(request, flights);
    const member = memberOf(page, edition, 20 + index);
    await signUp(request, member, edition);
    const engine = await start(size);
    const visitor = visitorAt(engine);
    try {
      const number = await buyFlight(visitor, `${baseURL}${flights}`);
      await test.step('finds the order by its number', () =>
        findOrder(visitor, `${baseURL}${paths.myOrder.to(edition)}`, number));
      await bookRoom(
        visitor,
        `${baseURL}/uz/hotel?city=SKD&${stay}&adults=1&free=1`,
        where === 'on a desktop',
      );
      await test.step('finds the flight among favourites', async () => {
        await visitor.open(`${baseURL}${paths.favourites.to(edition)}`);
        await visitor.find('text', words('favourites.same-price'));
      });
      await test.step('signs in', () =>
        signInAt(visitor, `${baseURL}${paths.bookings.to(edition)}`, member));
      await test.step('searches in a widget on the site of a partner', () =>
        searchElsewhere(visitor, `${project.metadata.partner}/?storefront=${baseURL}&lang=uz`));
      expect(await visitor.faults()).toEqual([]);
    } finally {
      await writeFile(info.outputPath('end.png'), await engine.picture());
      await engine.close();
    }
  });
