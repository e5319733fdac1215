export interface Position {
  readonly lat: number;
  readonly lon: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const earthRadiusKm = 6371;

/** Great-circle distance in kilometres. */
export function distanceKm(a: Position, b: Position): number {
  const dLat = radians(b.lat - a.lat);
  const dLon = radians(b.lon - a.lon);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The eastward share of the way: 1 due east, −1 due west. */
export function eastwardness(a: Position, b: Position): number {
  const dLon = radians(b.lon - a.lon);
  const y = Math.sin(dLon) * Math.cos(radians(b.lat));
  const x =
    Math.cos(radians(a.lat)) * Math.sin(radians(b.lat)) -
    Math.sin(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.cos(dLon);
  return Math.sin(Math.atan2(y, x));
}
