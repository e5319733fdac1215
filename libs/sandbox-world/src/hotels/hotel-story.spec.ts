import { hotelCityAliases } from './city-aliases';
import { findHotelCity, hotelCities } from './hotel-cities';
import { hotelLegal } from './hotel-legal';
import { drawHotelPicture, picturesOf, roomScene } from './pictures/hotel-picture';
import { hotelRequirements, hotelStory } from './hotel-story';
import { hotelsOf } from './hotels';

const hotels = hotelCities.flatMap(({ code }) => hotelsOf('test', code).slice(0, 6));
const cityOf = (code: string) => findHotelCity(code)!;

test('every hotel has a complete description in both languages', () => {
  for (const hotel of hotels) {
    const city = cityOf(hotel.city);
    const texts = [...hotelStory(hotel, city), ...hotelRequirements(hotel, city)];
    const legal = hotelLegal(hotel, city);
    expect(texts.length).toBeGreaterThanOrEqual(4);
    for (const { ru, uz } of [...texts, legal.name]) {
      expect(ru).not.toMatch(/undefined|null|NaN/);
      expect(uz).not.toMatch(/undefined|null|NaN|[Ѐ-ӿ'’‘`]/);
    }
  }
});

test('a description agrees with «апартаменты» and with every number, and keeps numbers and units on one line', () => {
  for (const hotel of hotels) {
    for (const { ru, uz } of hotelStory(hotel, cityOf(hotel.city))) {
      expect(ru).not.toMatch(/открыт апартаменты|апартаменты .* стоит|на \d+ номеров/);
      expect(ru + uz).not.toMatch(/\d (км|м|km|m)(?![а-яa-z])/);
    }
  }
});

test('pictures are small, complete, without scripts, and different', () => {
  const [first, second] = hotels as [(typeof hotels)[0], (typeof hotels)[0]];
  for (const hotel of [first, second]) {
    for (const scene of picturesOf(hotel)) {
      const svg = drawHotelPicture(hotel, scene);
      expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
      expect(svg).not.toMatch(/<script|NaN|undefined|href/);
      expect(svg.length).toBeLessThan(16_000);
    }
  }
  expect(drawHotelPicture(first, 'day')).not.toBe(drawHotelPicture(second, 'day'));
});

test('the drawing of a room shows its beds: rooms with different beds look different', () => {
  for (const hotel of hotels.slice(0, 20)) {
    // Compares the beds only, because colours depend on the room's name.
    const shapes = (room: (typeof hotel.roomTypes)[number]) =>
      drawHotelPicture(hotel, roomScene(room)).replace(/fill="[^"]*"/g, '');
    const byBeds = new Map(hotel.roomTypes.map((room) => [room.beds.ru, shapes(room)]));
    expect(new Set(byBeds.values()).size).toBe(byBeds.size);
  }
  const beds = hotels.flatMap(({ roomTypes }) => roomTypes);
  for (const { bedding, beds: text } of beds) {
    expect([text.ru, bedding.includes('double')]).toEqual([text.ru, text.ru.includes('двуспальн')]);
    expect([text.ru, bedding.includes('bunk')]).toEqual([text.ru, text.ru.includes('двухъярусн')]);
  }
});

test('descriptions of hotels differ', () => {
  const city = cityOf('TAS');
  const openings = hotelsOf('test', 'TAS').map((hotel) =>
    // Removes the hotel's own name and numbers.
    hotelStory(hotel, city)[0]!.ru.replace(/«[^»]*»|\d+([,.]\d+)?\u00a0?к?м?/g, ''),
  );
  const max = Math.max(
    ...[...new Set(openings)].map((one) => openings.filter((other) => other === one).length),
  );
  expect(max / openings.length).toBeLessThan(0.3);
});

test('a city is found by its names in both languages and by its region', () => {
  expect(hotelCityAliases(cityOf('OKT-PE'))).toMatchObject({
    id: 'OKT-PE',
    codes: [],
    context: expect.arrayContaining(['Пермский край', 'Perm oʻlkasi']) as string[],
  });
});
