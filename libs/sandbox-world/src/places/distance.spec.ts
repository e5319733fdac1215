import { findAirport } from './airports';
import { greatCircleKm } from './distance';

describe('greatCircleKm', () => {
  it.each([
    ['pole to equator', { lat: 90, lon: 0 }, { lat: 0, lon: 77 }, 10_008],
    ['antipodes', { lat: 41, lon: 69 }, { lat: -41, lon: -111 }, 20_015],
    ['across the date line', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, 111],
    ['a point to itself', { lat: 41.26, lon: 69.27 }, { lat: 41.26, lon: 69.27 }, 0],
  ])('%s', (_name, a, b, km) => {
    expect(Math.round(greatCircleKm(a, b))).toBe(km);
    expect(Math.round(greatCircleKm(b, a))).toBe(km);
  });

  it('puts London 5,540 km from New York', () => {
    const [jfk, lhr] = [findAirport('JFK'), findAirport('LHR')];
    if (jfk === undefined || lhr === undefined) throw new Error('unknown airport');
    expect(Math.abs(greatCircleKm(jfk, lhr) - 5540)).toBeLessThan(15);
  });
});
