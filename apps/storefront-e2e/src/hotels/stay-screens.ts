import { listHotelOffersCall } from '@karvon/contract';
import { paths } from '@karvon/paths';
import type { Page } from '@playwright/test';
import { dayAhead } from '../days';
import { expect } from '../fixtures';
import { press, type Screen, type Visit } from '../screens';

const dates = { in: dayAhead(21), out: dayAhead(24) };
const ages = [13, 15, 17];

async function nightPrices({ page, edition, words }: Visit): Promise<void> {
  await page.goto(`/${edition}/hotel/SKD-001?in=${dates.in}&out=${dates.out}&adults=2`);
  await expect(
    page.getByRole('link', { name: words('hotel-search.choose-offer-named') }).first(),
  ).toBeVisible();
  await press(page, words('hotel-search.date-in', 'start'));
  const calendar = page.getByRole('dialog', { name: words('hotel-search.dates') });
  const priced = calendar.getByRole('button', { name: words('hotel-search.night-price', 'start') });
  await expect(priced.first()).toBeVisible();
}

/** An offer of two rooms for one adult and three children. */
async function twoRooms(page: Page): Promise<{ hotel: string; offer: string }> {
  for (let which = 1; which <= 9; which += 1) {
    const hotel = `SKD-00${which}`;
    const response = await page.request.post(`/api${listHotelOffersCall.path}`, {
      data: {
        ...{ HotelCode: hotel, ArrivalDate: dates.in, DepartureDate: dates.out },
        Guests: { NumberOfAdults: 1, NumberOfMinors: ages.length, MinorAgeList: ages },
      },
    });
    if (!response.ok()) continue;
    const { offers } = (await response.json()) as { offers: { id: string; rooms: number }[] };
    const offer = offers.find(({ rooms }) => rooms > 1);
    if (offer) return { hotel, offer: offer.id };
  }
  throw new Error('No hotel sells two rooms to one adult and three children');
}

async function childrenAlone({ page, edition, words }: Visit): Promise<void> {
  const party = { adults: '1', ages: ages.join(',') };
  await page.goto(
    paths.hotelBooking.to(edition, { ...(await twoRooms(page)), ...dates, ...party }),
  );
  await expect(
    page.getByRole('checkbox', { name: words('hotel-booking.children-alone-agree') }),
  ).toBeVisible();
}

async function consentMissed({ page, words }: Visit): Promise<void> {
  await page.getByRole('button', { name: words('hotel-booking.book') }).click();
  await expect(page.getByText(words('hotel-booking.children-alone-needed')).first()).toBeVisible();
}

/** What a stay costs on other nights, and a room in which children sleep alone. For pictures. */
export const stayWalks: Record<string, readonly Screen[]> = {
  'nights of a stay': [{ name: 'prices of nights', open: nightPrices }],
  'children without an adult': [
    { name: 'consent', open: childrenAlone },
    { name: 'consent missed', open: consentMissed },
  ],
};
