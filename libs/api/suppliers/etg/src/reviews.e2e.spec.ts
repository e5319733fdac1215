import { hotelDescriptionSchema, type HotelDescription } from '@karvon/contract';
import { startEtg, type EtgUnderTest } from './testing';
import { reviewsFor } from '@karvon/hotel-supply/join/reviews-for';

const REVIEWS = 'POST /api/content/v1/hotel_reviews_by_ids/';

let world: EtgUnderTest;
let lines: string[] = [];
let hotels: string[] = [];
beforeAll(async () => {
  world = await startEtg({ onLog: (line) => void lines.push(line) });
  hotels = (await world.supplier.hotels()).map(({ code }) => code);
}, 120_000);
afterEach(async () => {
  world.etg.faults.clear();
  await world.ground.clock.advance({ minutes: 61 });
});
afterAll(() => world.close());

/** A hotel that guests have described in both languages. */
async function describedHotel(): Promise<HotelDescription> {
  for (const code of hotels.slice(0, 20)) {
    const hotel = hotelDescriptionSchema.parse(await world.supplier.describe(code, 'ru'));
    if (new Set(hotel.reviews.map(({ language }) => language)).size > 1) return hotel;
  }
  throw new Error('nobody has described a hotel');
}

test('words of guests come with the description in the languages they were written in, those of the page first', async () => {
  const { code, reviews } = await describedHotel();
  const shown = reviewsFor('ru', [{ reviews: [] }, { reviews }]);
  const languages = shown.map(({ language }) => language);
  expect(languages).toEqual([...languages].sort().reverse());
  expect(new Set(languages)).toEqual(new Set(['ru', 'en']));
  const dates = (lang: string) =>
    shown.flatMap(({ language, date }) => (language === lang ? [date] : []));
  expect(dates('ru')).toEqual([...dates('ru')].sort().reverse());
  const uzbek = await world.supplier.describe(code, 'uz');
  expect(uzbek.reviews).toEqual(reviews);
  const newest = reviewsFor('uz', [uzbek]).map(({ date }) => date);
  expect(newest).toEqual([...newest].sort().reverse());
});

test('a hotel whose reviews do not come is shown without them', async () => {
  const { code } = await describedHotel();
  await world.ground.clock.advance({ minutes: 61 });
  world.etg.faults.add({ kind: 'error', on: REVIEWS });
  lines = [];
  expect(await world.supplier.describe(code, 'ru')).toMatchObject({ code, reviews: [] });
  expect(lines.join('\n')).toContain('reviews of ETG could not be read');
});
