import type { GeoPoint } from './place';

const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** Length of the shortest way over the globe between two points, in kilometres (haversine). */
export function greatCircleKm(a: GeoPoint, b: GeoPoint): number {
  const halfLat = ((b.lat - a.lat) * RADIANS) / 2;
  const halfLon = ((b.lon - a.lon) * RADIANS) / 2;
  const h =
    Math.sin(halfLat) ** 2 +
    Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(halfLon) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
