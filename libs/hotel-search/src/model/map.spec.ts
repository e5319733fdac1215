import { buildHotelSearchResponse, buildHotelSummary } from '@karvon/testing';
import * as fc from 'fast-check';
import { cityPlan } from './city-plan';
import { hotelFacts } from './hotel-facts';
import { leadingOffer } from '@karvon/contract';
import { money } from '@karvon/money';
import { clusterPins, neighbour } from './map-clusters';
import { readableLabels, uncovered } from './map-labels';
import { fitView, panView, roundLength, spotOf, toScreen, zoomView } from './map-view';
import { nearestHotels } from './nearest-hotels';

const size = { width: 600, height: 400, textScale: 1 };
const spots = fc.array(
  fc.record({
    x: fc.integer({ min: -20_000, max: 20_000 }),
    y: fc.integer({ min: -20_000, max: 20_000 }),
  }),
  { minLength: 1, maxLength: 40 },
);

test('a kilometre to the north is a kilometre up, wherever the city is', () => {
  for (const latitude of [41.3, 55.7]) {
    const { x, y } = spotOf(
      { latitude: latitude + 1 / 111.32, longitude: 69 },
      { latitude, longitude: 69 },
    );
    expect([Math.round(x), Math.round(y)]).toEqual([0, -1000]);
  }
});

test('a fitted window shows everything', () => {
  fc.assert(
    fc.property(spots, (all) => {
      const view = fitView(all, size);
      for (const spot of all) {
        const { x, y } = toScreen(spot, view);
        expect(x >= 0 && x <= size.width && y >= 0 && y <= size.height).toBe(true);
      }
    }),
  );
});

test('zooming keeps what is under the pointer, panning moves it by as much', () => {
  const view = fitView(
    [
      { x: -1_000, y: -500 },
      { x: 2_000, y: 800 },
    ],
    size,
  );
  const spot = { x: 300, y: 120 };
  const at = toScreen(spot, view);
  const closer = toScreen(spot, zoomView(view, 1.7, at));
  expect([closer.x, closer.y]).toEqual([expect.closeTo(at.x), expect.closeTo(at.y)]);
  const moved = toScreen(spot, panView(view, { x: 40, y: -25 }));
  expect([moved.x - at.x, moved.y - at.y]).toEqual([expect.closeTo(40), expect.closeTo(-25)]);
  expect(roundLength(0.05, 120)).toBe(2_000);
});

test('no hotel is lost in clusters, no two of them cover each other, each says the price that leads', () => {
  const pins = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: 600 }),
      y: fc.integer({ min: 0, max: 400 }),
      availability: fc.constantFrom('free-sale' as const, 'on-request' as const),
      whereToPay: fc.constant('now' as const),
      total: fc.integer({ min: 1, max: 900 }).map((amount) => money(amount, 'UZS')),
    }),
  );
  fc.assert(
    fc.property(pins, fc.constantFrom(1, 1.5, 2), (all, textScale) => {
      const clusters = clusterPins(
        all.map((pin, index) => ({ ...pin, code: String(index) })),
        textScale,
      );
      expect(clusters.flatMap((cluster) => cluster.pins)).toHaveLength(all.length);
      for (const { from, pins: inside } of clusters) expect(from).toBe(leadingOffer(inside));
      clusters.forEach((one, index) =>
        clusters.slice(index + 1).forEach((other) => {
          const apart =
            Math.abs(one.x - other.x) >= 108 * textScale ||
            Math.abs(one.y - other.y) >= 32 * textScale;
          expect(apart).toBe(true);
        }),
      );
    }),
  );
});

test('arrows lead to the next place in their direction', () => {
  const [middle, right, farRight, above] = [
    { x: 100, y: 100 },
    { x: 180, y: 110 },
    { x: 400, y: 100 },
    { x: 110, y: 20 },
  ];
  const all = [middle, right, farRight, above];
  expect(neighbour(middle, 'ArrowRight', all)).toBe(right);
  expect(neighbour(middle, 'ArrowUp', all)).toBe(above);
  expect(neighbour(middle, 'ArrowLeft', all)).toBeUndefined();
  expect(neighbour(middle, 'Enter', all)).toBeUndefined();
});

test('names that would cover each other are left out, the first ones stay', () => {
  const labels = [
    { text: 'Старый город', x: 100, y: 100 },
    { text: 'Регистан', x: 120, y: 104 },
    { text: 'Вокзал', x: 120, y: 300 },
    { text: 'Аэропорт', x: 900, y: 20 },
  ];
  expect(readableLabels(labels, size).map(({ text }) => text)).toEqual(['Старый город', 'Вокзал']);
});

test('names twice as large need twice the room', () => {
  const labels = [
    { text: 'Старый город', x: 300, y: 100 },
    { text: 'Регистан', x: 300, y: 124 },
  ];
  const shown = (textScale: number) => readableLabels(labels, { ...size, textScale }).length;
  expect([shown(1), shown(2)]).toEqual([2, 1]);
});

test('a name is whole or not there: none is cut at the edge', () => {
  const named = (x: number, y: number) => readableLabels([{ text: 'Регистан', x, y }], size);
  expect(named(20, 100)).toEqual([]);
  expect(named(size.width - 20, 100)).toEqual([]);
  expect(named(100, 4)).toEqual([]);
  expect(named(100, 20)).toHaveLength(1);
});

test('what a pin lies over, even in part, is not drawn', () => {
  const pin = { x: 100, y: 100, halfWidth: 34, halfHeight: 14 };
  const mark = (x: number) => ({ x, y: 100, halfWidth: 9, halfHeight: 9 });
  expect(uncovered([mark(60), mark(100), mark(150)], [pin])).toEqual([mark(150)]);
});

test('a name that a pin would cover stands elsewhere or is left out', () => {
  const labels = [
    { text: 'Старый город', x: 100, y: 100 },
    { text: 'Вокзал', x: 400, y: 100 },
  ];
  const pin = { x: 110, y: 90, halfWidth: 54, halfHeight: 16 };
  expect(readableLabels(labels, size, [pin]).map(({ text }) => text)).toEqual(['Вокзал']);
  const [moved] = readableLabels([{ ...labels[0]!, shifts: [10, 40] }], size, [pin]);
  expect(moved).toMatchObject({ x: 100, y: 140 });
});

test('a part of the city is named amid its hotels; the nearest hotels of a class stand in for one', () => {
  const at = (latitude: number) => ({ latitude, longitude: 66.97 });
  const response = buildHotelSearchResponse({
    hotels: [
      buildHotelSummary({ code: 'A', position: at(39.65) }),
      buildHotelSummary({ code: 'B', position: at(39.66), stars: 1 }),
      buildHotelSummary({ code: 'C', position: at(39.67) }),
    ],
  });
  const all = hotelFacts(response);
  const plan = cityPlan(response.location, {
    hotels: all.slice(0, 1),
    all,
    objects: response.objects,
  });
  expect(plan.hotels).toHaveLength(1);
  expect(plan.districts).toEqual(
    [{ name: 'Старый город', spot: spotOf(at(39.66), response.location.position) }].map(
      ({ name, spot }) => ({
        name,
        spot: { x: expect.closeTo(spot.x), y: expect.closeTo(spot.y) },
      }),
    ),
  );
  const near = nearestHotels({ code: 'A', position: at(39.65), stars: 4 }, all, 2);
  expect(near.map(({ hotel }) => hotel.code)).toEqual(['C', 'B']);
});
