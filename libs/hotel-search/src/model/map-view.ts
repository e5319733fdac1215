import type { Position } from '@karvon/contract';

/** Metres east and south of the centre of the city. */
export interface Spot {
  x: number;
  y: number;
}

/** What part of the city a window of `width` × `height` pixels shows. */
export interface MapView {
  /** In the middle of the window. */
  centre: Spot;
  /** Pixels per metre. */
  scale: number;
  width: number;
  height: number;
  /** How many times as large as usual the visitor's text is: labels take as much more room. */
  textScale: number;
}

/** A window, and the size of text in it. */
export type MapWindow = Pick<MapView, 'width' | 'height' | 'textScale'>;

const metresPerDegree = 111_320;
export const scaleBounds = { least: 0.002, max: 2 } as const;

/** Position of a place relative to the origin. Within a city the earth counts as flat. */
export function spotOf({ latitude, longitude }: Position, origin: Position): Spot {
  const shrink = Math.cos((origin.latitude * Math.PI) / 180);
  return {
    x: (longitude - origin.longitude) * metresPerDegree * shrink,
    y: (origin.latitude - latitude) * metresPerDegree,
  };
}

/** The same view for a map of the earth. */
export function cameraOf({ centre, scale }: MapView, origin: Position) {
  const shrink = Math.cos((origin.latitude * Math.PI) / 180);
  return {
    centre: {
      latitude: origin.latitude - centre.y / metresPerDegree,
      longitude: origin.longitude + centre.x / metresPerDegree / shrink,
    },
    pixelsPerMetre: scale,
  };
}

export function toScreen({ x, y }: Spot, { centre, scale, width, height }: MapView): Spot {
  return { x: (x - centre.x) * scale + width / 2, y: (y - centre.y) * scale + height / 2 };
}

const bounded = (scale: number) => Math.min(Math.max(scale, scaleBounds.least), scaleBounds.max);

const margin = 56;

/** Shows all spots with room for their labels; the centre of the city when there are none. */
export function fitView(spots: readonly Spot[], size: MapWindow): MapView {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  if (spots.length === 0) return { ...size, centre: { x: 0, y: 0 }, scale: 0.05 };
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const room = 2 * margin * size.textScale;
  const scale = Math.min(
    Math.max(size.width - room, 1) / Math.max(east - west, 200),
    Math.max(size.height - room, 1) / Math.max(south - north, 200),
  );
  return {
    ...size,
    centre: { x: (west + east) / 2, y: (north + south) / 2 },
    scale: bounded(scale),
  };
}

/** Zooms so that what is under `at` (pixels in the window) stays there. */
export function zoomView(
  view: MapView,
  factor: number,
  at: Spot = { x: view.width / 2, y: view.height / 2 },
): MapView {
  const scale = bounded(view.scale * factor);
  const away = { x: at.x - view.width / 2, y: at.y - view.height / 2 };
  return {
    ...view,
    scale,
    centre: {
      x: view.centre.x + away.x / view.scale - away.x / scale,
      y: view.centre.y + away.y / view.scale - away.y / scale,
    },
  };
}

export function panView(view: MapView, pixels: Spot): MapView {
  const { centre, scale } = view;
  return { ...view, centre: { x: centre.x - pixels.x / scale, y: centre.y - pixels.y / scale } };
}

const lengths = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

/** The longest round length that is no wider than so many pixels, in metres. */
export function roundLength(scale: number, max: number): number {
  return lengths.findLast((metres) => metres * scale <= max) ?? lengths[0]!;
}
