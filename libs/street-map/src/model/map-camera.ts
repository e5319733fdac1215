import type { Position } from '@karvon/contract';

/** The middle of a map, and its pixels per metre. */
export interface MapCamera {
  centre: Position;
  pixelsPerMetre: number;
}

const equator = 40_075_016.686;
/** Width of the whole world in MapLibre at zoom 0, in pixels. */
const worldPixels = 512;

/** The zoom level with the camera's number of pixels per metre. */
export function zoomOf({ centre, pixelsPerMetre }: MapCamera): number {
  const parallel = equator * Math.cos((centre.latitude * Math.PI) / 180);
  return Math.log2((pixelsPerMetre * parallel) / worldPixels);
}
