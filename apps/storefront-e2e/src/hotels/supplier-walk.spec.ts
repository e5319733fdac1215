import type { Locator, Page } from '@playwright/test';
import { expect, isNightly, test, type Edition } from '../fixtures';
import { dayAhead } from '../days';
import { isPhone, type Words } from '../checkout-steps';
import { fillGuests, freeOffers } from '../hotel-steps';
import {
  leaveServers,
  startApi,
  startHotelSupplier,
  startStorefront,
  type HotelSupplierName,
} from '../own-servers';
import { openBank } from '../payment-steps';
import { ownPort } from '../ports';
import { inside, valueOf } from '../refund-steps';
import {
  createLook,
  inOurs,
  keptResponses,
  listOf,
  minorIn,
  rateSetting,
  textOf,
  type Sent,
} from '../supplier-walk';
import { wordsOf } from '../words';

// Skips the whole file, so that no shop is started for skipped stories.
test.skip(!isNightly, 'told by night: a short booking of each supplier is told in suppliers.once');
test.afterEach(leaveServers);
test.setTimeout(480_000);

const made = { timeout: 60_000 };

/** A supplier's facts of the booked room; sums in the account's currency, times of the hotel. */
interface RoomFacts {
  total: number;
  /** The room's name in each requested language. */
  rooms: string[];
  checkIn: string;
  checkOut: string;
  /** 'HH:mm'. */
  freeUntil: string;
  penalties: number[];
  /** Charges that the guest pays at the hotel: '5.20 USD'. */
  levies: string[];
}

interface EtgRate {
  match_hash: string;
  room_name: string;
  payment_options: {
    payment_types: {
      amount: string;
      tax_data?: {
        taxes?: { included_by_supplier: boolean; amount: string; currency_code: string }[];
      };
      cancellation_penalties: {
        free_cancellation_before: string;
        policies: { amount_charge: string }[];
      };
    }[];
  };
}

interface EtgHotel {
  hid: number;
  rates: EtgRate[];
}

/** Uzbekistan has one zone, and no summer time. */
const uzbekClock = (utc: string) =>
  new Date(Date.parse(`${utc}Z`) + 5 * 3_600_000).toISOString().slice(11, 16);

function readEtg(sent: readonly Sent[]): RoomFacts {
  const data = sent.flatMap((one) => listOf<Sent>((one.data ?? undefined) as Sent | undefined));
  const found = data as unknown as { changes?: unknown; hotels?: EtgHotel[] }[];
  const hotels = found.findLast((one) => one.changes)!.hotels!;
  const { hid, rates: prebooked } = hotels[0]!;
  const payment = prebooked[0]!.payment_options.payment_types[0]!;
  const content = data.findLast((one) => one.hid === hid)!;
  const { free_cancellation_before: before, policies } = payment.cancellation_penalties;
  return {
    total: Number(payment.amount),
    // A prebooking has no language, but the hotel's page has.
    rooms: found
      .flatMap((one) => (one.changes ? [] : (one.hotels ?? [])))
      .flatMap((one) => one.rates)
      .filter((one) => one.match_hash === prebooked[0]!.match_hash)
      .map((one) => one.room_name),
    checkIn: String(content.check_in_time).slice(0, 5),
    checkOut: String(content.check_out_time).slice(0, 5),
    freeUntil: uzbekClock(before),
    penalties: policies.map((one) => Number(one.amount_charge)).filter((sum) => sum > 0),
    levies: listOf(payment.tax_data?.taxes)
      .filter((tax) => !tax.included_by_supplier && Number(tax.amount) > 0)
      .map((tax) => `${tax.amount} ${tax.currency_code}`),
  };
}

function readAcase(sent: readonly Sent[]): RoomFacts {
  const price = sent.findLast((one) => 'HotelPricingResponse2' in one)!;
  const priced = price.HotelPricingResponse2 as { HotelPricingDetail: Record<string, string> };
  const { HotelPricingDetail: detail } = priced;
  return {
    total: Number(detail['@Price']),
    rooms: sent
      .flatMap((one) => (one.HotelPricingResponse2 as typeof priced | undefined) ?? [])
      .map((one) => one.HotelPricingDetail['@RoomName']!),
    checkIn: detail['@CheckInTime']!,
    checkOut: detail['@CheckOutTime']!,
    freeUntil: detail['@DeadlineTimeLoc']!.slice(11, 16),
    penalties: [Number(detail['@PenaltySize'])],
    levies: [],
  };
}

const suppliers: {
  supplier: HotelSupplierName;
  title: string;
  read: (sent: readonly Sent[]) => RoomFacts;
}[] = [
  { supplier: 'etg', title: 'ETG', read: readEtg },
  { supplier: 'acase', title: 'Академсервис', read: readAcase },
];

/** '5.20 USD' without its currency, as pages write it: '5,20'. */
const shownSum = (levy: string): string => {
  const [sum = ''] = levy.split(' ');
  return Number.isInteger(Number(sum)) ? String(Number(sum)) : sum.replace('.', ',');
};

async function cityCode(api: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const response = await fetch(`${api}/v1/hotel/locations`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ Name: 'Самарканд' }),
        });
        const { locations = [] } = (await response.json()) as { locations?: { code: string }[] };
        return (code = locations[0]?.code);
      },
      { timeout: 120_000 },
    )
    .toBeTruthy();
  return code!;
}

/** Starts a shop with one supplier; its pages open in a context of the story's visitor. */
async function startShop(
  supplier: HotelSupplierName,
  edition: Edition,
  kept: Record<string, string>,
) {
  const port = await ownPort();
  const api = await startApi(edition, undefined, {
    ...(await startHotelSupplier(supplier, kept)),
    ...rateSetting(supplier, edition),
    HOTEL_SUPPLIERS: supplier,
    PUBLIC_URL: `http://localhost:${port}`,
  });
  return { api: api.url, origin: await startStorefront(edition, api.url, port) };
}

/** Chooses an offer with free cancellation, with a charge at the hotel if there is one. */
async function chooseOffer(page: Page, words: Words): Promise<void> {
  const levied = page
    .locator('li:has(a)')
    .filter({ hasText: inside(words('stay.levies')) })
    .filter({ has: page.getByText(words('stay.cancel-free')) });
  const choice = (await levied.count()) > 0 ? levied.getByRole('link') : freeOffers(page, words);
  await choice.first().click();
}

for (const { supplier, title, read } of suppliers)
  test(`A room of ${title} is followed from the search to the voucher and the cancellation`, async ({
    browser,
    edition,
  }, info) => {
    const words = wordsOf(edition);
    const kept = keptResponses(info);
    const { api, origin } = await startShop(supplier, edition, kept.settings);
    const context = await browser.newContext({ ...info.project.use, baseURL: origin });
    const page = await context.newPage();
    const look = createLook(page, info);
    const main = page.getByRole('main');
    const button = (id: string) => page.getByRole('button', { name: words(id) });
    const ours = (sum: number) => inOurs(supplier, edition, sum);

    await test.step('finds a hotel', async () => {
      const stay = `in=${dayAhead(40)}&out=${dayAhead(42)}&adults=2`;
      await page.goto(`/${edition}/hotel?city=${await cityCode(api)}&${stay}`);
      const choose = page.getByRole('link', { name: words('hotel-search.choose-room-named') });
      await expect(choose.first()).toBeVisible();
      await look('hotels');
      await choose.first().click();
    });

    await test.step('chooses a room', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(freeOffers(page, words).first()).toBeVisible();
      await look('hotel');
      await chooseOffer(page, words);
    });

    /** Expects the facts that every page of the booking and the order must show. */
    async function expectStay(part: Locator): Promise<void> {
      const { checkIn, checkOut, freeUntil, levies, penalties, rooms } = read(kept.sent());
      const text = await textOf(part);
      for (const time of [checkIn, checkOut, freeUntil]) expect(text).toContain(time);
      for (const levy of levies) expect(text).toContain(shownSum(levy));
      const isRussian = (name: string) => /[а-я]/i.test(name);
      const named = rooms.filter((name) => isRussian(name) === (edition === 'ru'));
      expect(named.some((name) => text.includes(name.replace(/\s/g, '')))).toBe(true);
      const steps = await part.getByText(words('stay.cancel-from')).allInnerTexts();
      const withheld = steps.map(
        (step) => Number(/([\d\s]+)\s(?:₽|soʻm)/.exec(step)![1]!.replace(/\s/g, '')) * 100,
      );
      expect(withheld).toHaveLength(penalties.length);
      // At least the supplier's penalty, and at most its share of the visitor's price.
      for (const [index, sum] of penalties.entries()) {
        expect(withheld[index]).toBeGreaterThanOrEqual(ours(sum));
        expect(withheld[index]).toBeLessThan(ours(sum) * 1.06);
      }
    }

    await test.step('reads the terms beside the form, and books', async () => {
      await expect(page.getByLabel(words('hotel-booking.booker-name'))).toBeVisible();
      await expectStay(main);
      await fillGuests(page, edition, words, 'Karimova');
      await look('guests');
      await button('hotel-booking.book').click();
      await expect(page).toHaveURL(/\/hotel\/order\?number=/);
      await expect(button('order-parts.pay')).toBeVisible();
    });

    const price = page.getByRole('region', { name: words('hotel-orders.price') });
    const total = await test.step('reads the same on the order, whose parts add up', async () => {
      await look('order');
      await expectStay(main);
      const fee = await minorIn(valueOf(price, words('stay.price-fee')));
      const sum = await minorIn(valueOf(price, words('stay.price-total')));
      // Tiyin are not shown.
      expect(Math.abs(sum - fee - ours(read(kept.sent()).total))).toBeLessThan(100);
      return sum;
    });

    await test.step('pays, and gets the voucher', async () => {
      // On a wide screen the bank has a window beside the order, which notices the payment by itself.
      const bank = await openBank(page, words, !isPhone(page));
      await bank.locator('button[value="pay"]').click();
      if (bank === page) {
        const toOrder = page.getByRole('link', { name: words('order-parts.result-order') });
        await expect(toOrder).toBeVisible();
        await look('result');
        await toOrder.click();
      }
      const link = page.getByRole('link', { name: words('hotel-orders.voucher-download') });
      await expect(link).toBeVisible(made);
      await look('voucher');
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      await download.saveAs(info.outputPath('voucher.pdf'));
    });

    await test.step('cancels by the terms that the order has stated', async () => {
      await button('hotel-orders.cancel').click();
      const dialog = page.getByRole('dialog', { name: words('order-parts.cancel-title') });
      expect(await minorIn(valueOf(dialog, words('hotel-orders.cancel-penalty')))).toBe(0);
      expect(await minorIn(valueOf(dialog, words('hotel-orders.cancel-refund')))).toBe(total);
      await dialog.getByText(words('hotel-orders.cancel-terms')).click();
      await look('cancellation');
      await dialog.getByRole('button', { name: words('order-parts.cancel-confirm') }).click();
      const cancelled = page.getByRole('heading', { name: words('stay.status-canceled') });
      await expect(cancelled).toBeVisible(made);
      await expect(page.getByText(words('hotel-orders.refund-sent'))).toBeVisible(made);
      await look('cancelled');
    });
    await context.close();
  });
